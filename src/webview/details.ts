/**
 * The fields of each event that leave the page: documented ones only, each validated. None of them can contain a one-time code.
 * A host parses its messages with these readers, too.
 */
import { fail, fields, flag, optional, text, type Reader } from '../contract/read.js';
import type { UrlKind } from '../domain/safe-url.js';
import type { PayEventMap } from '../events/index.js';
import type { WebviewDetails, WebviewEventName, WebviewResource } from './messages.js';

/** An unexpected value becomes null, so that the outcome is sent even if a field is invalid. */
const shaped =
  (shape: RegExp): Reader<string | null> =>
  (value) =>
    typeof value === 'string' && shape.test(value) ? value : null;

/** Starts with a letter, so it cannot be a one-time code. */
const code = shaped(/^[a-z][\w.-]{0,63}$/i);
const id = shaped(/^[a-z][\w.:-]{0,127}$/i);
/** Name of a field or file. */
const name = shaped(/^(?!\d+$)\P{C}{1,128}$/u);
const amount = shaped(/^\d{1,24}(?:\.\d{1,6})?$/);
const currency = shaped(/^[A-Z]{3}$/);

function oneOf<T extends string>(...allowed: T[]): Reader<T> {
  return (value, path) => allowed.find((one) => one === value) ?? fail(path, `expected ${allowed.join(' or ')}`);
}

const resource = fields<WebviewResource>({
  object: oneOf('payment', 'mandate'),
  id,
  status: code,
  payment_method: code,
  amount,
  currency,
  failure_code: code,
});

/** The identifier of a payment method, as a merchant writes it. */
const method = shaped(/^(?!\d+$)[\w.-]{1,64}$/);

const nothing = fields<Record<string, never>>({});

const count: Reader<number | null> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100 ? value : null;

/** A URL of any scheme; the host decides which ones it opens. Does not use `URL`, which is incomplete in some hosts. */
const address: Reader<string> = (value, path) =>
  /^[a-z][a-z\d+.-]*:[^\s\p{C}]+$/iu.exec(text(value, path))?.[0] ?? fail(path, 'expected a URL');

const redirect = fields<WebviewDetails['pay-redirect']>({
  url: address,
  kind: oneOf<UrlKind>('url', 'app'),
  opener: oneOf('page', 'host'),
});

/** A new event does not compile until its reader is added here. */
const READERS: { readonly [Name in keyof PayEventMap]: Reader<WebviewDetails[Name]> } = {
  'pay-ready': nothing,
  'pay-redirect': redirect,
  'pay-otp-submit': nothing,
  'pay-otp-resend': nothing,
  'pay-copied': fields({ field: name }),
  'pay-saved': fields({ file: name }),
  'pay-shared': fields({ files: count }),
  'pay-method-change': fields({ method }),
  'pay-start': fields({ method }),
  'pay-status': fields({ resource, status: code }),
  'pay-warning': fields({ code, field: name }),
  'pay-error': fields({ code, retryable: flag }),
  'pay-complete': fields({ resource }),
  'pay-fail': fields({ resource: optional(resource), reason: code }),
  'pay-retry': fields({ resource: optional(resource), otherMethod: (value) => value === true }),
};

export const EVENT_NAMES = Object.keys(READERS) as readonly WebviewEventName[];

/** @throws {PayError} if the detail does not match the event */
export function readDetail<Name extends WebviewEventName>(event: Name, detail: unknown): WebviewDetails[Name] {
  return READERS[event](detail, event);
}
