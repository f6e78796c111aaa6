/**
 * What of each event may leave the page: documented fields, each in its documented shape, and nothing else. A one-time
 * code is in no field that is read here. The same readers tell a host what it was sent.
 */
import { fail, fields, flag, object, optional, own, text, type Reader } from '../contract/read.js';
import { safeUrl, type UrlKind } from '../domain/safe-url.js';
import type { PayEventMap } from '../events/index.js';
import type { WebviewDetails, WebviewEventName, WebviewResource } from './messages.js';

/** Null for what is not shaped so: how it ended must arrive, even where a field of it is odd. */
const shaped =
  (shape: RegExp): Reader<string | null> =>
  (value) =>
    typeof value === 'string' && shape.test(value) ? value : null;

/** Starts with a letter, as codes and statuses do and one-time codes do not. */
const code = shaped(/^[a-z][\w.-]{0,63}$/i);
const id = shaped(/^[\w.:-]{1,128}$/);
/** Of a field or file. */
const name = shaped(/^(?!\d+$)[^\p{C}]{1,128}$/u);
const amount = shaped(/^\d{1,24}(\.\d{1,6})?$/);
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

const nothing = fields<Record<string, never>>({});

const count: Reader<number | null> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** Any page script can fire an event; only what may be followed is passed on to be opened. */
const redirect: Reader<WebviewDetails['pay-redirect']> = (value, path) => {
  const source = object(value, path);
  const kind = oneOf<UrlKind>('url', 'app')(own(source, 'kind', path), `${path}.kind`);
  const opener = oneOf('page', 'host')(own(source, 'opener', path), `${path}.opener`);
  return { url: safeUrl(text(own(source, 'url', path), `${path}.url`), kind).href, kind, opener };
};

/** An event that is added must be decided on here, or this does not compile. */
const READERS: { readonly [Name in keyof PayEventMap]: Reader<WebviewDetails[Name]> } = {
  'pay-ready': nothing,
  'pay-redirect': redirect,
  'pay-otp-submit': nothing,
  'pay-otp-resend': nothing,
  'pay-copied': fields({ field: name }),
  'pay-saved': fields({ file: name }),
  'pay-shared': fields({ files: count }),
  'pay-status': fields({ resource, status: code }),
  'pay-warning': fields({ code, field: name }),
  'pay-error': fields({ code, retryable: flag }),
  'pay-complete': fields({ resource }),
  'pay-fail': fields({ resource: optional(resource), reason: code }),
};

export const EVENT_NAMES = Object.keys(READERS) as readonly WebviewEventName[];

/** @throws {PayError} when it is not what such an event carries */
export function readDetail<Name extends WebviewEventName>(event: Name, detail: unknown): WebviewDetails[Name] {
  return READERS[event](detail, event);
}
