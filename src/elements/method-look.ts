/** The mark and the name of a payment method, in the list of methods and in the heads of steps: they are the same in both. */
import type { TemplateResult } from 'lit';
import { isServer } from '../controllers/is-server.js';
import type { Mark, Marks } from '../domain/mark.js';
import { ownValue } from '../domain/own-value.js';
import { knownMethod } from '../domain/payment-method.js';
import { isSafeUrl } from '../domain/safe-url.js';
import { methods } from '../locales/en/methods.js';
import type { CoreStrings, MethodStrings } from '../locales/strings.js';
import { html } from './html.js';
import { icon } from './icons.js';
import { MARKS } from './method-marks.js';
import { mergeTexts } from '../texts/merge-texts.js';
import { titleOf } from '../texts/method-title.js';

/** The look of a method in the list of methods, and in heads. */
export interface Look {
  readonly mark: TemplateResult;
  readonly title: string;
}

/**
 * @param method `<method>_<country code>` @param strings in English, the names of methods may be missing
 * @param marks of the page, by the brand or the identifier
 */
export function lookOf(method: string, strings: CoreStrings & Partial<MethodStrings>, marks: Marks): Look {
  const { name, kind, mark, key } = knownMethod(method);
  const title = kind ? titleOf(method, kind, mergeTexts(methods, strings)) : name;
  const own = picture(ownValue(marks, method) ?? ownValue(marks, key));
  // A telephone or a shop says less about a brand than its name.
  const usual = !kind && (mark === 'phone' || mark === 'store') ? letters(name) : icon(MARKS[mark]);
  return { mark: own ?? usual, title };
}

/** Returns nothing without a mark, or for a URL that is not safe. */
function picture(mark: Mark | undefined): TemplateResult | undefined {
  if (typeof mark === 'string' && !isServer) {
    const url = hrefOf(mark);
    return isSafeUrl(url, 'url', {}, location) ? html`<img class="brand" src=${url} alt="" />` : undefined;
  }
  return typeof mark === 'object'
    ? html`<svg class="brand" viewBox="0 0 24 24" aria-hidden="true"><path d=${mark.path} fill=${mark.color} /></svg>`
    : undefined;
}

function hrefOf(url: string): string {
  try {
    return new URL(url, document.baseURI).href;
  } catch {
    return '';
  }
}

/** The name of a brand in type: all of a short one, or the first letters, of each word if there are several. No word is cut. */
function letters(name: string): TemplateResult {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials =
    words.length > 1
      ? words
          .map(([first]) => first)
          .join('')
          .slice(0, 2)
      : name.slice(0, 2);
  const shown = name.length > 4 ? initials : name;
  // By the number of letters, so that there is a space beside them.
  const size = [15, 15, 15, 11, 9.5][shown.length];
  return html`<svg class="letters" viewBox="0 0 36 36" aria-hidden="true">
    <text x="18" y=${shown.length > 2 ? 22 : 23} font-size=${size} font-weight="700" translate="no">${shown}</text>
  </svg>`;
}
