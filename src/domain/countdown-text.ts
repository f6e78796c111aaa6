import { intl } from './intl.js';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Languages whose short units are single letters or slang. */
const CRYPTIC = /^(?:ar|el|hi|hu|id|ms|th)\b/;
/** Chinese and Japanese. CLDR has spaces in some of their units. */
const WITHOUT_SPACES = /^(?:ja|zh)\b/;

/**
 * Formats the time left in its two largest units, rounded down: 2 days 3 hr, 4 min 59 sec, 4 min.
 * @param ms not negative
 */
export function formatLeft(ms: number, locale: string): string {
  const seconds = Math.floor(ms / 1_000);
  const largest = UNITS.findIndex(([, length]) => seconds >= length);
  const shown = largest < 0 ? UNITS.slice(-1) : UNITS.slice(largest, largest + 2);
  const parts = shown.flatMap(([unit, length], index) => {
    const count = Math.floor((index ? seconds % shown[0]![1] : seconds) / length);
    if (index && !count) return [];
    // Short days can be read as hours: an Indonesian day is “1 hr”.
    const unitDisplay = unit === 'day' || CRYPTIC.test(locale) ? 'long' : 'short';
    return intl('NumberFormat', locale, { style: 'unit', unit, unitDisplay }).format(count);
  });
  const list = intl('ListFormat', locale, { type: 'unit', style: 'narrow' }).formatToParts(parts);
  const text = list.map(({ type, value }) => (type === 'literal' && value === ', ' ? '\u00a0' : value)).join('');
  return WITHOUT_SPACES.test(locale) ? text.replace(/\s/g, '') : text;
}
