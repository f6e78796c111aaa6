/** The mistakes that the warnings report. Their texts have names of the library and tags only, and no value of the page. */
import type { PayErrorCode } from '../errors.js';
import { TAGS } from '../registry/tags.js';
import { ADVICE } from './errors.js';
import { lookOfInput } from './look.js';

export interface Mistake {
  /** The heading of docs/debugging.md that explains it. */
  readonly heading: string;
  readonly text: string;
  /** The element may show it: it lasts until the page is corrected. */
  readonly isLasting: boolean;
}

/** A path and a fixed text, such as `payment.amount: expected string`. Another script may have put anything there. */
const FIXED = /^(?:[a-z][\w.*-]*: )?(?!.*(?:\/\/|\w@))\D+$/i;
/** The address is that of the element, and may have a secret. */
const STATUS = /^HTTP (\d{1,3}): (GET|POST) /;

/** What a message says, with a path; empty if it says no more than the code. */
function detailOf(message: string): string {
  const [, status, method] = STATUS.exec(message) ?? [];
  if (status) return ` (${method} gets the status ${status})`;
  // A single word is the code, or the name of a chunk.
  return message.includes(' ') && FIXED.test(message) ? `: ${message}` : '';
}

/** Returns the mistake that a `pay-error` reports; null for an event that is not of the library. */
export function mistakeOfError(code: unknown, message: unknown, element?: Element): Mistake | null {
  if (typeof code !== 'string' || !Object.hasOwn(ADVICE, code)) return null;
  const { cause, repair, also = [], isPassing } = ADVICE[code as PayErrorCode];
  const said = typeof message === 'string' ? message : '';
  const repairs = also.filter(([pattern]) => pattern.test(said)).map(([, further]) => further);
  const look = element && /^\w+\.object: /.test(said) ? lookOfInput(element) : [];
  const text = [`${cause}${detailOf(said)}.`, ...look, ...repairs, repair].join(' ');
  return { heading: code, text, isLasting: !isPassing };
}

/** The properties of `<pay-action>` of which one must be set. */
export const INPUTS = ['src', 'payment', 'mandate', 'action'] as const;

export type Inputs = Partial<Record<(typeof INPUTS)[number], unknown>>;

/** True if the element has the rest of its parent inside, as after `<pay-action/>`, and not in a slot. */
const isUnclosed = ({ localName, nextSibling, children }: Element): boolean =>
  localName !== 'pay-provider' && !nextSibling && Array.from(children).some(({ slot }) => !slot);

/** Returns the mistake in the tag or in the properties of an element; null without one. */
export function mistakeOfElement(element: Element): Mistake | null {
  const { localName: tag } = element;
  const mistake = (heading: string, text: string): Mistake => ({ heading, text, isLasting: true });
  if (!element.matches(':defined')) {
    if (TAGS.includes(tag)) return mistake('not-registered', 'The page does not register this element.');
    const known = TAGS.map((name) => `<${name}>`).join(', ');
    return mistake('unknown-element', `No element has this name. The elements are ${known}.`);
  }
  if (TAGS.includes(tag) && isUnclosed(element)) {
    const text = `The elements inside are not shown. HTML has no tags that close themselves: write <${tag}></${tag}>.`;
    return mistake('unclosed-tag', text);
  }
  const values = element as Element & Inputs;
  // A hidden one may wait until the consumer presses a button of the page.
  if (tag !== 'pay-action' || !element.getClientRects().length) return null;
  if (INPUTS.some((name) => values[name] != null && values[name] !== '')) return null;
  return mistake('empty-action', `It shows nothing, because none of ${INPUTS.join(', ')} is set.`);
}

export const UNHANDLED_RETRY: Mistake = {
  heading: 'unhandled-retry',
  text: 'The consumer pressed “Start again” or “Choose another way to pay”, and nothing changed. Listen to pay-retry, and set a new payment.',
  isLasting: false,
};
