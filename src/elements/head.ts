import { nothing, type TemplateResult } from 'lit';
import { SPEI } from '../contract/details.js';
import { isServer } from '../controllers/is-server.js';
import { inBrackets } from '../domain/brackets.js';
import type { LazyPart } from '../controllers/lazy-part.js';
import { knownName, methodName } from '../domain/method-name.js';
import type { Marks } from '../domain/mark.js';
import { plainText } from '../domain/plain-text.js';
import type { CoreStrings } from '../locales/strings.js';
import { html } from './html.js';
import { BANK, CARD, icon, LOCK, OUT, STORE, WALLET } from './icons.js';
import { money } from '../texts/money.js';

/** The amount of a payment as a decimal string, and its currency; null if unknown. */
export interface Price {
  readonly amount: string | null;
  readonly currency: string | null;
}

/** The table of methods. */
export type Looks = LazyPart<typeof import('./method-look.js')>;

export interface Head extends Price {
  /** The icon of the step. */
  readonly mark: string;
  /** The payment method, for example `pix_br`; empty if unknown. */
  readonly method: string;
  /** The name of the method, if the step knows it better. */
  readonly title?: string | undefined;
  /** The table of methods: it replaces the icon of the step and the usual name, once it is loaded. */
  readonly looks: Looks;
  /** Pictures of brands. */
  readonly marks: Marks;
  /** What a step without an amount is for. */
  readonly purpose?: string;
  /** The consumer's account at the method, partly masked. */
  readonly account?: string | null;
  /** The name of the shop that is paid. */
  readonly merchant?: string;
  /** True if the time left is known, or will be. */
  readonly timed?: boolean;
  /** The time left, as rendered. */
  readonly left?: TemplateResult | typeof nothing | undefined;
}

/** The characters of an amount that has smaller digits, so that it fits on a line of a phone. */
const LONG = 15;

/** The class of an amount. */
export const sizeOf = (text: string): string => (text.length > LONG ? 'long' : '');

type TitleKey = 'transferTitle' | 'voucherTitle' | 'walletTitle' | 'cardTitle';

/** The families of methods in the contract, by the beginning of their identifiers. */
const FAMILIES: readonly (readonly [prefix: string, title: TitleKey, mark: string])[] = [
  ['banktransfer', 'transferTitle', BANK],
  ['cashvoucher', 'voucherTitle', STORE],
  ['ewallet', 'walletTitle', WALLET],
  ['card', 'cardTitle', CARD],
];

/** The name and the icon of a method that the page knows before its table, `method-look.ts`, is lazy-loaded. */
function ownLook(method: string, strings: CoreStrings): { title?: string | undefined; mark?: string | undefined } {
  const [, key, mark] = FAMILIES.find(([prefix]) => method.startsWith(prefix)) ?? [];
  // Other bank transfers are not of this system.
  const title = key ? strings[key] : knownName(method);
  return { title: title && method === SPEI ? inBrackets(title, 'SPEI', strings.locale) : title, mark };
}

/** The name of a method, as in the head. */
export function titleOf(method: string, looks: Looks, strings: CoreStrings): string {
  const title = looks.module?.lookOf(method, strings, {}).title ?? ownLook(method, strings).title;
  if (!title && looks.module === undefined && !isServer) looks.loadAfterPaint();
  return title ?? methodName(method);
}

const shown = (text: string | null | undefined) => text && plainText(String(text));

/** Loads the table of methods. */
export const loadLooks = () => import('./method-look.js');

/**
 * The beginning of a step: how the consumer pays, how much, and until when. Where none is known, it names the seller.
 * `slot="mark"` replaces the icon.
 */
export function renderHead(head: Head, strings: CoreStrings): TemplateResult | typeof nothing {
  const { method, mark, currency, timed, looks, marks } = head;
  const own = ownLook(method, strings);
  // The table has 2 kB, and most steps have the icon and the name of the method without it.
  const isPlain =
    Object.keys(marks).length > 0 || !own.title || (!own.mark && [LOCK, OUT, STORE, WALLET].includes(mark));
  if (method && isPlain && looks.module === undefined && !isServer) looks.loadAfterPaint();
  const look = method ? looks.module?.lookOf(method, strings, marks) : undefined;
  const amount = head.amount && money(head.amount, currency, strings);
  const seller = shown(head.merchant);
  const name = head.title ?? look?.title ?? own.title ?? methodName(method);
  // Where nothing else is known, as in an error, the consumer sees whose it is.
  const isSeller = !name && !amount;
  const title = isSeller ? seller : name;
  if (!title && !amount) return nothing;
  const left = head.left ?? (timed ? '' : nothing);
  const line = (part: string, text: string | null | undefined, label = '', style = '') =>
    text
      ? html`<p part=${part} class=${sizeOf(text)}>
          <span class=${style}>${label}</span> <bdi translate="no">${text}</bdi>
        </p>`
      : nothing;
  const purpose = head.purpose ? html`<p part="purpose">${head.purpose}</p>` : nothing;
  const isSum = amount || head.purpose || left !== nothing;
  const layout = amount || head.purpose || head.account || (seller && name) ? '' : 'single';
  return html`<div part="head" class=${layout}>
    <slot part="mark" name="mark">${look?.mark ?? icon(own.mark ?? mark)}</slot>
    <p part="title"><bdi translate=${isSeller ? 'no' : nothing}>${title}</bdi></p>
    ${
      isSum
        ? html`<div class="sum">
            ${line('amount', amount, strings.amount, 'spoken')} ${purpose}
            ${left === nothing ? nothing : html`<div class="left">${left}</div>`}
          </div>`
        : nothing
    }
    ${line('account', shown(head.account))} ${line('merchant', isSeller ? '' : seller, strings.seller)}
  </div>`;
}
