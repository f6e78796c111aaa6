/** Adyen's payment methods that exist in one country, and the offset of their local times. */
import { methodOf } from './result.js';

/**
 * Patterns of methods, by their country and its offset from UTC. The offset of Portugal is the one of its summer: in winter the
 * deadline is an hour early.
 */
const MARKETS: Readonly<Record<string, string>> = {
  'br-03:00': 'pix|boleto',
  'mx-06:00': '^oxxo',
  'id+07:00': '^doku',
  'jp+09:00': '^econtext',
  'ph+08:00': '^dragonpay',
  'pt+01:00': '^(multibanco|mbway)',
  'th+07:00': '^promptpay',
  'my+08:00': '^duitnow',
  'sg+08:00': '^paynow',
  'cn+08:00': '^wechatpay',
  'in+05:30': '^upi',
  se: '^swish',
  pl: '^blik',
};

export interface Market {
  /** `pix_br`, for example; null if Adyen does not name the method. */
  readonly method: string | null;
  /** Empty if it is not known. */
  readonly offset: string;
}

/** @param type `paymentMethodType`, or else `paymentMethod.type`; empty if unknown */
export function marketOf(type: string): Market {
  for (const [place, pattern] of Object.entries(MARKETS)) {
    const name = type.match(pattern)?.[0];
    if (name) return { method: methodOf(name, place.slice(0, 2)), offset: place.slice(2) };
  }
  return { method: type === 'scheme' ? 'card' : methodOf(type.replace('_IBAN', '') || null, null), offset: '' };
}

/**
 * Adds the offset that Adyen leaves out. Its documentation does not define the time zone: this is the one of the market, as a
 * consumer there sees it in Adyen's own components. Midnight stands for a day that is included: it is the due date in the line
 * of a boleto.
 * @returns null if there is no time, or its offset is not known
 */
export function deadlineOf(time: string | null | undefined, offset: string): string | null {
  if (!time || /(Z|[+-]\d\d:?\d\d)$/.test(time)) return time || null;
  return offset ? time.replace(/T00:00:00$/, 'T23:59:59') + offset : null;
}
