import { usualDigits, writeAmount, type AmountFormat } from './amount-format.js';
import { intl } from './intl.js';

/** Amounts are decimal strings everywhere: a float cannot represent them exactly. */
const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/;

/** In characters. */
const MAX_LENGTH = 40;

/** Two decimals in ISO 4217, none in practice. Browsers disagree about them. */
const WHOLE = /^(?:HUF|IDR|TWD)$/;

/** Fraction digits that every browser can format; real amounts have fewer. */
const MAX_FRACTION = 20;

/**
 * Formats an amount for a locale, never rounding it. A line may break between the currency and the number, not inside the
 * number.
 * @param currency ISO 4217; rupiah (IDR) and Taiwan dollars (TWD) have decimals only where the amount has
 * @param known how the locale writes its usual currencies; not used for another locale
 * @returns null if the amount is not a decimal number of at most 40 characters, or the currency is not a code
 */
export function formatAmount(amount: string, currency: string, locale: string, known?: AmountFormat): string | null {
  const [, sign, whole, fraction = ''] = read(amount) ?? [];
  const significant = significantDigits(fraction);
  if (!whole || significant.length > MAX_FRACTION || !/^[A-Z]{3}$/.test(currency)) return null;
  const practical = WHOLE.test(currency) ? (significant ? 2 : 0) : null;
  if (known?.locale === locale && !sign) {
    const text = writeAmount(known, currency, whole, significant.padEnd(practical ?? usualDigits(currency), '0'));
    if (text) return withMark(text);
  }
  const format = (digits?: number) =>
    intl('NumberFormat', locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const usual = practical ?? format().resolvedOptions().maximumFractionDigits!;
  // A string is formatted exactly, but TypeScript's types do not allow it yet.
  const formatted = format(Math.max(usual, significant.length)).format(amount as unknown as number);
  // `Intl` writes spaces that do not break.
  // eslint-disable-next-line regexp/no-super-linear-move -- at most 40 digits, a sign and a symbol
  return withMark(formatted.replace(/^(\D+)\s|\s(?=\D+$)/, '$1 '));
}

/** Between letters and the end of a text from right to left, a sign would be drawn before the letters: `$US`, `¥JP`. */
const withMark = (text: string): string => (text.includes('\u200f') ? text.replace(/[A-Z]\p{Sc}/u, '$&\u200e') : text);

/** Returns true if two amounts are different numbers; false if one of them is not a decimal number. */
export function amountsDiffer(one: string, other: string): boolean {
  return Boolean(read(one) && read(other)) && plain(one) !== plain(other);
}

function read(amount: string): RegExpExecArray | null {
  return amount.length > MAX_LENGTH ? null : AMOUNT.exec(amount);
}

function plain(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${significantDigits(fraction)}`;
}

/** Removes trailing zeros. */
function significantDigits(fraction: string): string {
  // eslint-disable-next-line regexp/no-super-linear-move -- at most 40 characters
  return fraction.replace(/0+$/, '');
}
