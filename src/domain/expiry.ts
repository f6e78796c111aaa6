/** Deadlines as calendar days. */
import { intl } from './intl.js';

/** Time zones in which slips expire, whatever the consumer's own zone is. */
export const MARKET_ZONES = { boleto: 'America/Sao_Paulo', cash_voucher: 'America/Mexico_City' } as const;

/**
 * Writes a day as a locale does, from CLDR. The first `Intl.DateTimeFormat` of a page loads the browser's data, as for
 * `AmountFormat`.
 */
export interface DayFormat {
  /** BCP 47. The format is for no other locale. */
  readonly locale: string;
  /** @param month from 1 to 12 */
  readonly write: (day: number, month: number, year: number) => string;
}

/** Formats a calendar day, `yyyy-mm-dd`, for a locale. @param known not used for another locale */
export function formatDay(day: string, locale: string, known?: DayFormat): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  if (known?.locale === locale) return String(known.write(date, month, year));
  return intl('DateTimeFormat', locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}

/** Returns the calendar day of an instant in a time zone, or in that of the device, as `yyyy-mm-dd`: the Swedish format. */
export function dayOf(instant: number, timeZone?: string): string {
  return intl('DateTimeFormat', 'sv', { dateStyle: 'short', timeZone }).format(instant);
}
