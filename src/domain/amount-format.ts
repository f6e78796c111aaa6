/**
 * The way in which a locale writes amounts of its usual currencies, from CLDR. The first `Intl.NumberFormat` of a page loads
 * the browser's data, which takes a phone up to 100 ms before the first paint: the usual amounts do without it.
 */
export interface AmountFormat {
  /** BCP 47. The format is for no other locale. */
  readonly locale: string;
  readonly group: string;
  readonly decimal: string;
  /** CLDR’s minimum grouping digits: at 2, `1234` has no separator. */
  readonly minimumGrouping?: number;
  /** `¤` is the symbol of the currency, `#` the number. */
  readonly pattern: string;
  /** Symbols by ISO 4217 code. */
  readonly symbols: Readonly<Record<string, string>>;
}

/** Currencies of the formats that have no minor unit in CLDR. */
const WITHOUT_MINOR_UNIT = /CLP|JPY|KRW|VND/;

/** Returns the usual number of fraction digits. */
export const usualDigits = (currency: string): number => (WITHOUT_MINOR_UNIT.test(currency) ? 0 : 2);

/**
 * Writes an amount.
 * @param whole digits before the decimal point
 * @param fraction digits after it, none for none
 * @returns null if the format has no such currency
 */
export function writeAmount(format: AmountFormat, currency: string, whole: string, fraction: string): string | null {
  const { group, decimal, minimumGrouping = 1, pattern, symbols } = format;
  const symbol = symbols?.[currency];
  // A page can add a language with any values.
  if (!symbol || [group, decimal, pattern, symbol].some((text) => typeof text !== 'string')) return null;
  const digits = whole.replace(/^0+(?=\d)/, '');
  // eslint-disable-next-line regexp/no-super-linear-move -- at most 40 digits
  const grouped = digits.length > 2 + minimumGrouping ? digits.replace(/\B(?=(?:\d{3})+$)/g, group) : digits;
  // A symbol that ends in a letter is separated from the digits.
  const before = /[a-z]$/i.test(symbol) ? pattern.replace('¤#', '¤ #') : pattern;
  return before.replace('#', grouped + (fraction && decimal + fraction)).replace('¤', () => symbol);
}
