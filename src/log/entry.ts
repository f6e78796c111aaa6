import type { PayErrorCode } from '../errors.js';
import type { ActionType } from '../contract/action.js';
import type { WarningCode } from '../domain/warning.js';
import type { FIELDS, KINDS, METHODS, REASONS, RESULTS, STATUSES } from './vocabulary.js';

type OneOf<List extends readonly string[]> = List[number] | 'other';

/** The fields of every entry. */
interface Shared {
  /** The tag of the element. */
  readonly element: string;
  /** Null until it is known. */
  readonly action: ActionType | 'other' | null;
  /** The payment method without its country: `pix` for `pix_br`. Null if it is not known. */
  readonly method: OneOf<typeof METHODS> | null;
  /** Milliseconds since the element appeared, or since the consumer started again. Null if that was not observed. */
  readonly ms: number | null;
}

interface Moments {
  /** The step is on screen and can be used. */
  ready: object;
  /** A request for the status was answered, or failed; `took` in milliseconds. */
  request: { readonly result: OneOf<typeof RESULTS>; readonly took: number };
  /** The status of the payment or mandate changed. */
  status: { readonly status: OneOf<typeof STATUSES> };
  /** The consumer chose a payment method: `method`. */
  'method-chosen': object;
  /** The consumer pressed the button that pays. */
  submitted: object;
  /** The page is about to be left. */
  redirect: { readonly kind: OneOf<typeof KINDS> };
  'code-entered': object;
  'code-requested': object;
  copied: { readonly field: OneOf<typeof FIELDS> };
  saved: object;
  shared: object;
  warning: { readonly code: WarningCode | 'other'; readonly field: OneOf<typeof FIELDS> };
  error: { readonly code: PayErrorCode | 'other'; readonly retryable: boolean };
  /** Paid or signed, or neither. */
  outcome: { readonly outcome: 'complete' | 'failed' | 'expired'; readonly reason: OneOf<typeof REASONS> | null };
  /** The consumer starts again, for the nth time, or chooses another way to pay. */
  retry: { readonly times: number; readonly otherMethod: boolean };
}

export type PayLogName = keyof Moments;

/** One moment of a payment, without any value of the consumer. */
export type PayLogEntry = {
  readonly [Name in PayLogName]: { readonly event: Name } & Shared & Moments[Name];
}[PayLogName];

/** The fields that one kind of entry has in addition. */
export type Moment = { readonly [Name in PayLogName]: { readonly event: Name } & Moments[Name] }[PayLogName];
