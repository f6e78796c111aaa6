/** The mistakes that the warnings report. Their texts have names of the library and tags only, and no value of the page. */
import type { PayErrorCode } from '../errors.js';
import { TAGS } from '../registry/tags.js';

export interface Mistake {
  /** The heading of docs/debugging.md that explains it. */
  readonly heading: string;
  readonly text: string;
}

const ERRORS: Readonly<Partial<Record<PayErrorCode, string>>> = {
  'invalid-input': 'What is set is no payment, mandate, action or list of methods, or a setting is not valid',
  'unsupported-action': 'This version does not know the type of the action',
  'not-configured': 'It has no address to send a one-time code to',
  'unsafe-url': 'The URL may not be opened',
};

/** A path and a fixed text, such as `payment.amount: expected string`. Another script may have put anything there. */
const FIXED = /^([a-z][\w.-]*: )?[a-z" ]+$/i;

/** Returns the mistake that a `pay-error` reports; null for an error that is none of the page. */
export function mistakeOfError(code: unknown, message: unknown): Mistake | null {
  if (typeof code !== 'string' || !Object.hasOwn(ERRORS, code)) return null;
  const detail = typeof message === 'string' && message !== code && FIXED.test(message) ? `: ${message}` : '';
  return { heading: code, text: `${ERRORS[code as PayErrorCode]}${detail}.` };
}

/** The properties of `<pay-action>` of which one must be set. */
export const INPUTS = ['src', 'payment', 'mandate', 'action'] as const;

export type Inputs = Partial<Record<(typeof INPUTS)[number], unknown>>;

/** Returns the mistake in the tag or in the properties of an element; null without one. */
export function mistakeOfElement(element: Element): Mistake | null {
  const { localName: tag } = element;
  if (!element.matches(':defined')) {
    if (TAGS.includes(tag)) return { heading: 'not-registered', text: 'The page does not register this element.' };
    const known = TAGS.map((name) => `<${name}>`).join(', ');
    return { heading: 'unknown-element', text: `No element has this name. The elements are ${known}.` };
  }
  const values = element as Element & Inputs;
  // A hidden one may wait until the consumer presses a button of the page.
  if (tag !== 'pay-action' || !element.getClientRects().length) return null;
  if (INPUTS.some((name) => values[name] != null && values[name] !== '')) return null;
  return { heading: 'empty-action', text: `It shows nothing, because none of ${INPUTS.join(', ')} is set.` };
}

export const UNHANDLED_RETRY: Mistake = {
  heading: 'unhandled-retry',
  text: 'The consumer pressed “Start again” or “Choose another way to pay”, and nothing changed. Listen to pay-retry, and set a new payment.',
};
