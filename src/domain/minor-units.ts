import { ownValue } from './own-value.js';

/** The currencies whose minor units have not 2 digits, by their number. Source: ISO 4217, list one. */
const CURRENCIES: Readonly<Record<number, readonly string[]>> = {
  0: [
    ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG'],
    ...['RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  ],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  4: ['CLF', 'UYW'],
};

/** @param code in upper case */
const digitsOf = (code: string): number =>
  Number(Object.entries(CURRENCIES).find(([, codes]) => codes.includes(code))?.[0] ?? 2);

/**
 * Returns an amount in minor units as a decimal string: 1050 BRL is `10.50`, 1050 JPY is `1050`.
 * @param currency ISO 4217, in either case
 * @param exceptions the number of digits of the currencies that a provider counts in another way, by code in upper case
 * @returns null if the amount is not a whole number that JavaScript represents exactly
 */
export function fromMinorUnits(
  amount: number,
  currency: string,
  exceptions: Readonly<Record<string, number>> = {},
): string | null {
  if (!Number.isSafeInteger(amount)) return null;
  const code = currency.toUpperCase();
  const digits = ownValue(exceptions, code) ?? digitsOf(code);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return `${sign}${text.slice(0, text.length - digits)}${digits ? `.${text.slice(-digits)}` : ''}`;
}

/**
 * Returns a decimal amount with the decimals of its currency: `100` BRL is `100.00`, `1000.00` JPY is `1000`. Digits that would
 * change the value stay.
 * @param currency ISO 4217 in upper case
 */
export function withDecimals(amount: string, currency: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  let end = fraction.length;
  while (fraction[end - 1] === '0') end--;
  const decimals = fraction.slice(0, end).padEnd(digitsOf(currency), '0');
  return decimals ? `${whole}.${decimals}` : whole;
}
