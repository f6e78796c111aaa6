/** Amounts and times, as providers write them, in the formats of the contract (section 2). */
import { fail } from '../contract/read.js';
import { fromMinorUnits } from '../domain/minor-units.js';
import type { Fields } from './fields.js';

/** An amount and its currency, ISO 4217 in upper case; both null if one of them is missing. */
export interface Money {
  readonly amount: string | null;
  readonly currency: string | null;
}

const NONE: Money = { amount: null, currency: null };

/**
 * Reads an amount in minor units.
 * @param exceptions see `fromMinorUnits`
 * @throws {PayError} `invalid-input` if it is not a whole number
 */
export function minorUnits(
  source: Fields,
  exceptions?: ReadonlyMap<string, number>,
  amountName = 'amount',
  currencyName = 'currency',
): Money {
  const amount = source.number(amountName);
  const currency = source.text(currencyName)?.toUpperCase();
  if (amount === null || !currency) return NONE;
  const decimal = fromMinorUnits(amount, currency, exceptions);
  return { amount: decimal ?? fail(`${source.path}.${amountName}`, 'expected a whole number'), currency };
}

/**
 * Reads an amount in major units, a decimal number or its text.
 * @param fallback the currency of an object that does not name it
 * @throws {PayError} `invalid-input` if it has another form, for example an exponent
 */
export function majorUnits(
  source: Fields,
  amountName = 'amount',
  currencyName = 'currency',
  fallback: string | null = null,
): Money {
  const amount = source.word(amountName);
  const currency = (source.text(currencyName) ?? fallback)?.toUpperCase();
  if (amount === null || !currency) return NONE;
  return /^-?\d+(\.\d+)?$/.test(amount)
    ? { amount, currency }
    : fail(`${source.path}.${amountName}`, 'expected a decimal number');
}

/** The largest time of `Date`, in seconds. */
const MAX_SECONDS = 8.64e12;

/** Seconds since the epoch as ISO 8601 in UTC; null if it is missing or no time. */
export function epochSeconds(source: Fields, name: string): string | null {
  const seconds = source.number(name);
  return seconds === null || Math.abs(seconds) > MAX_SECONDS ? null : new Date(seconds * 1000).toISOString();
}

/**
 * A time as ISO 8601 with an offset: `2026-11-22 18:30:00` at `+07:00` is `2026-11-22T18:30:00+07:00`. A time with an
 * offset of its own keeps it. Null if it is missing.
 * @param offset of the provider's local times
 */
export function localTime(source: Fields, name: string, offset: string): string | null {
  const time = source
    .text(name)
    ?.replace(/^(\d{4}-\d\d-\d\d) /, '$1T')
    .replace(/ (?=[+-]\d)/, '');
  return time ? (/(Z|[+-]\d\d:?\d\d)$/i.test(time) ? time : time + offset) : null;
}
