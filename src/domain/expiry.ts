/** Deadlines as calendar days. */
import { intl } from './intl.js';

/** Where a slip's day begins and ends, whatever the consumer's own zone. */
export const MARKET_ZONES = { boleto: 'America/Sao_Paulo', cash_voucher: 'America/Mexico_City' } as const;

/** The day of an instant in a zone, as people write it. */
export function formatDay(instant: number, locale: string, timeZone: string): string {
  return intl('DateTimeFormat', locale, { dateStyle: 'long', timeZone }).format(instant);
}

/** The day of an instant in a zone, as `yyyy-mm-dd`: which is how Swedes write it. */
export function dayOf(instant: number, timeZone: string): string {
  return intl('DateTimeFormat', 'sv', { dateStyle: 'short', timeZone }).format(instant);
}
