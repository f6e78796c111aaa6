/** Deadlines as calendar days. */
import { intl } from './intl.js';

/** Time zones in which slips expire, whatever the consumer's own zone is. */
export const MARKET_ZONES = { boleto: 'America/Sao_Paulo', cash_voucher: 'America/Mexico_City' } as const;

/** Formats a calendar day, `yyyy-mm-dd`, for a locale. */
export function formatDay(day: string, locale: string): string {
  return intl('DateTimeFormat', locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}

/** Returns the calendar day of an instant in a time zone, as `yyyy-mm-dd`: the Swedish format. */
export function dayOf(instant: number, timeZone: string): string {
  return intl('DateTimeFormat', 'sv', { dateStyle: 'short', timeZone }).format(instant);
}
