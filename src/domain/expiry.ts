/** Deadlines: instants from the wire (contract section 2), and how people read them. */

/** Where a slip's day begins and ends, whatever the consumer's own zone. */
export const MARKET_ZONES = { boleto: 'America/Sao_Paulo', cash_voucher: 'America/Mexico_City' } as const;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;

/** @param text ISO 8601 with an offset @returns milliseconds since the epoch; null of anything else */
export function instantOf(text: string | null | undefined): number | null {
  if (!text || !INSTANT.test(text)) return null;
  // Not every browser reads an offset without its colon.
  const instant = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(instant) ? null : instant;
}

/** The day of an instant in a zone, as people write it. */
export function formatDay(instant: number, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(instant);
}

/** Day and time of an instant in the consumer's own zone, which is named. */
export function formatMoment(instant: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}

/** The day of an instant in a zone, as `yyyy-mm-dd`. */
export function dayOf(instant: number, timeZone: string): string {
  const { year, month, day } = Object.fromEntries(
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * What is left, in its two largest units and rounded down: 2 days 3 hr, 4 min 59 sec.
 * @param ms not negative
 */
export function formatLeft(ms: number, locale: string): string {
  const seconds = Math.floor(ms / 1_000);
  const largest = UNITS.findIndex(([, length]) => seconds >= length);
  const shown = largest < 0 ? UNITS.slice(-1) : UNITS.slice(largest, largest + 2);
  const parts = shown.map(([unit, length], index) => {
    const count = Math.floor((index ? seconds % shown[0]![1] : seconds) / length);
    return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(count);
  });
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts);
}
