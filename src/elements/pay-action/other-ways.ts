/** The buttons for the other ways to take a step. Lazy-loaded, because few actions have any. */
import type { TemplateResult } from 'lit';
import type { ActionType, Alternative } from '../../contract/action.js';
import type { ReadyState } from '../../flows/action.js';
import { inWay } from '../../flows/ways.js';
import { ways as english } from '../../locales/en/ways.js';
import type { CoreStrings, WayStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import { mergeTexts } from '../../texts/merge-texts.js';

interface Choice {
  readonly state: ReadyState;
  /** The way that is on screen. */
  readonly current: Alternative;
  readonly others: readonly Alternative[];
  /** The name of a payment method. */
  readonly title: (method: string) => string;
  readonly choose: (way: Alternative) => void;
}

const TEXTS: Partial<Record<ActionType, keyof WayStrings>> = {
  display_qr_code: 'wayQr',
  redirect_to_app: 'wayApp',
  redirect_to_url: 'wayPage',
  show_challenge: 'wayPage',
};

/** Renders a button for each way that is not on screen. */
export function renderOtherWays(
  { state, current, others, title, choose }: Choice,
  texts: CoreStrings & Partial<WayStrings>,
): TemplateResult {
  const strings = mergeTexts(english, texts);
  const methodOf = (way: Alternative) => inWay(state, way).resource?.payment_method;
  /** The name of its method, or what it is if the method is that on screen. */
  const labelOf = (way: Alternative): string => {
    const method = methodOf(way);
    return method && method !== methodOf(current) ? title(method) : strings[TEXTS[way.type] ?? 'wayDetails'];
  };
  return html`<div part="ways" role="group" aria-labelledby="ways">
    <p id="ways">${strings.waysTitle}</p>
    ${others.map(
      (way) =>
        html`<button class="button quiet wide" part="way" type="button" @click=${() => choose(way)}>
          ${labelOf(way)}
        </button>`,
    )}
  </div>`;
}
