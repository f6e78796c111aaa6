/** Exact arithmetic with amounts as decimal strings. */
import { Big } from 'big.js';
import { paramError } from './errors.js';

/** Digits after the decimal point. Source: ISO 4217. */
const EXPONENTS: ReadonlyMap<string, number> = new Map([
  ['BRL', 2],
  ['CNY', 2],
  ['EUR', 2],
  ['IDR', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
  ['MXN', 2],
  ['RUB', 2],
  ['THB', 2],
  ['USD', 2],
]);

/** Fictitious exchange rates for one US dollar, fixed in every sandbox. */
const PER_DOLLAR: ReadonlyMap<string, string> = new Map([
  ['BRL', '5.4'],
  ['CNY', '7.1'],
  ['EUR', '0.9'],
  ['IDR', '16200'],
  ['JPY', '150'],
  ['KRW', '1390'],
  ['KWD', '0.307'],
  ['MXN', '18.5'],
  ['RUB', '92'],
  ['THB', '33'],
  ['USD', '1'],
]);

function exponentOf(currency: string): number {
  return EXPONENTS.get(currency) ?? fail('currency', `${currency} is not supported`);
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
  const dollars = new Big(amount).div(PER_DOLLAR.get(from)!);
  const converted = dollars.times(PER_DOLLAR.get(to)!).round(exponentOf(to), Big.roundHalfEven);
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
  return new Big(PER_DOLLAR.get(to)!).div(PER_DOLLAR.get(from)!).prec(10, Big.roundHalfEven);
}

/** Multiplies an amount by a rate, rounded half to even at the exponent of the target currency; the result may be 0. */
export function atRate(amount: Big | string, rate: Big, currency: string): string {
  return new Big(amount).times(rate).round(exponentOf(currency), Big.roundHalfEven).toFixed(exponentOf(currency));
}
