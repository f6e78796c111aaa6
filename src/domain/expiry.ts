/** Deadlines as calendar days. */
import { intl } from './intl.js';

/** Time zones of markets: a boleto expires in that of Brazil, and a server does not know that of the consumer. */
export const MARKET_ZONES = { boleto: 'America/Sao_Paulo', cash_voucher: 'America/Mexico_City' } as const;

/** Formats a calendar day, `yyyy-mm-dd`, for a locale. */
export function formatDay(day: string, locale: string): string {
  return intl('DateTimeFormat', locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}

/** Returns the calendar day of an instant in a time zone, as `yyyy-mm-dd`: the Swedish format. */
export function dayOf(instant: number, timeZone: string): string {
  return intl('DateTimeFormat', 'sv', { dateStyle: 'short', timeZone }).format(instant);
}
