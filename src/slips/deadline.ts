import { MARKET_ZONES } from '../domain/expiry.js';
import { intl } from '../domain/intl.js';
import { PayError } from '../errors.js';

/** The time zone in which most people of a country live, by the end of the payment method. */
const ZONES: Readonly<Record<string, string>> = {
  br: MARKET_ZONES.boleto,
  id: 'Asia/Jakarta',
  mx: MARKET_ZONES.cash_voucher,
  my: 'Asia/Kuala_Lumpur',
  ph: 'Asia/Manila',
  sg: 'Asia/Singapore',
  th: 'Asia/Bangkok',
  vn: 'Asia/Ho_Chi_Minh',
};

/** Returns the time zone of a method. @param method `<method>_<country code>`; null if unknown */
function zoneOf(method: string | null): string {
  return ZONES[/_([a-z]{2})$/.exec(method ?? '')?.[1] ?? ''] ?? 'UTC';
}

/** Returns the time zone of the options, or that of the method. @throws {PayError} `invalid-input` */
export function zoneFor(method: string | null, timeZone = zoneOf(method)): string {
  try {
    intl('DateTimeFormat', 'en', { timeZone });
    return timeZone;
  } catch (cause) {
    throw new PayError('invalid-input', { message: 'timeZone: expected an IANA time zone', cause });
  }
}

/** Formats an instant with its time zone, because a server does not know that of the consumer. */
export function formatDeadline(instant: number, locale: string, timeZone: string): string {
  return intl('DateTimeFormat', locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(instant);
}
