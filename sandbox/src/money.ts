/** Exact arithmetic with amounts as decimal strings. */
import { Big } from 'big.js';
import { paramError } from './errors.js';

interface Currency {
  /** Digits after the decimal point. Source: ISO 4217. */
  readonly exponent: number;
  /** A fictitious exchange rate for one US dollar, fixed in every sandbox. */
  readonly perDollar: string;
}

const CURRENCIES: ReadonlyMap<string, Currency> = new Map([
  ['BRL', { exponent: 2, perDollar: '5.4' }],
  ['CNY', { exponent: 2, perDollar: '7.1' }],
  ['EUR', { exponent: 2, perDollar: '0.9' }],
  ['IDR', { exponent: 2, perDollar: '16200' }],
  ['JPY', { exponent: 0, perDollar: '150' }],
  ['KRW', { exponent: 0, perDollar: '1390' }],
  ['KWD', { exponent: 3, perDollar: '0.307' }],
  ['MXN', { exponent: 2, perDollar: '18.5' }],
  ['RUB', { exponent: 2, perDollar: '92' }],
  ['THB', { exponent: 2, perDollar: '33' }],
  ['USD', { exponent: 2, perDollar: '1' }],
]);

const perDollar = (currency: string) => CURRENCIES.get(currency)!.perDollar;

function exponentOf(currency: string): number {
  return CURRENCIES.get(currency)?.exponent ?? fail('currency', `${currency} is not supported`);
}

function fail(path: string, problem: string): never {
  throw paramError(path, problem);
}

/**
 * Parses an amount and adds missing digits of its currency: "10.5" BRL is "10.50".
 * @throws {ApiError} unless it is a positive decimal number with no more digits than the currency has
 */
export function readAmount(amount: string, currency: string): string {
  const read = readBalance(amount, currency);
  if (new Big(read).lte(0)) fail('amount', 'expected more than 0');
  return read;
}

/** Parses an amount that may be 0. @throws {ApiError} */
export function readBalance(amount: string, currency: string): string {
  const exponent = exponentOf(currency);
  const [, digits = ''] =
    /^\d{1,18}(?:\.(\d+))?$/.exec(amount) ?? fail('amount', 'expected a decimal number such as "10.50"');
  if (digits.length > exponent) fail('amount', `${currency} has ${exponent} digits after the point`);
  return new Big(amount).toFixed(exponent);
}

/**
 * Converts an amount to another currency, rounded half to even at its exponent.
 * @throws {ApiError} if the result is 0
 */
export function convert(amount: string, from: string, to: string): string {
  if (from === to) return amount;
  const dollars = new Big(amount).div(perDollar(from));
  const converted = dollars.times(perDollar(to)).round(exponentOf(to), Big.roundHalfEven);
  if (converted.lte(0)) fail('amount', `is less than the smallest amount of ${to}`);
  return converted.toFixed(exponentOf(to));
}

/** Formats a stored NUMERIC for responses. */
export function showAmount(amount: string, currency: string): string {
  const exponent = exponentOf(currency);
  const point = amount.indexOf('.');
  // Stored amounts have the digits of their currency, and most responses show only those.
  const digits = point < 0 ? 0 : amount.length - point - 1;
  return digits === exponent ? amount : new Big(amount).toFixed(exponent);
}

/** The exchange rate, to ten significant digits. */
export function rateOf(from: string, to: string): Big {
  return new Big(perDollar(to)).div(perDollar(from)).prec(10, Big.roundHalfEven);
}

/** Multiplies an amount by a rate, rounded half to even at the exponent of the target currency; the result may be 0. */
export function atRate(amount: Big | string, rate: Big, currency: string): string {
  return new Big(amount).times(rate).round(exponentOf(currency), Big.roundHalfEven).toFixed(exponentOf(currency));
}
