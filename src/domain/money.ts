import { intl } from './intl.js';

/** Amounts are decimal strings from end to end: no float ever holds one. */
const AMOUNT = /^-?(\d+)(?:\.(\d+))?$/;

/** Characters of the longest amount that is read. */
const MAX_LENGTH = 40;

/** More digits than any amount has, and as many as every browser formats. */
const MAX_FRACTION = 20;

/**
 * An amount in a locale's way, exact and never rounded.
 * @param currency ISO 4217; rupiah without sen when there are none
 * @returns null of what is not a decimal number of 40 characters at most, or not a currency code
 */
export function formatAmount(amount: string, currency: string, locale: string): string | null {
  const [whole, , fraction = ''] = read(amount) ?? [];
  const significant = significantDigits(fraction).length;
  if (!whole || significant > MAX_FRACTION || !/^[A-Z]{3}$/.test(currency)) return null;
  const format = (digits?: number) =>
    intl('NumberFormat', locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  // Browsers differ over rupiah: two digits by ISO 4217, none in use.
  const usual = currency === 'IDR' ? (significant ? 2 : 0) : format().resolvedOptions().maximumFractionDigits!;
  // A string, which is formatted digit by digit; TypeScript's types are older than that.
  return format(Math.max(usual, significant)).format(amount as unknown as number);
}

/** Whether two amounts of one currency are different numbers; of what is no decimal number nothing can be said. */
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

/** The digits of a fraction, of 40 characters at most. */
function significantDigits(fraction: string): string {
  // eslint-disable-next-line regexp/no-super-linear-move -- short
  return fraction.replace(/0+$/, '');
}
