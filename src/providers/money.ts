/** Amounts, as providers write them, in the format of the contract (section 2). */
import { fail } from '../contract/read.js';
import { fromMinorUnits } from '../domain/minor-units.js';
import type { Fields } from './fields.js';

/** An amount and its currency, ISO 4217 in upper case; both null if one of them is missing. */
export interface Money {
  readonly amount: string | null;
  readonly currency: string | null;
}

/**
 * Reads an amount.
 * @param digits of the minor units in which it is, where they differ from ISO 4217: see `fromMinorUnits`. Null for an amount in
 *   major units: a decimal number, or its text
 * @param fallback the currency of an object that does not name it
 * @throws {PayError} `invalid-input` for a part of a minor unit, or for another form, such as an exponent
 */
export function moneyIn(
  source: Fields,
  digits: Readonly<Record<string, number>> | null,
  name = 'amount',
  currencyName = 'currency',
  fallback: string | null = null,
): Money {
  const amount = digits ? source.number(name) : source.word(name);
  const currency = (source.text(currencyName) ?? fallback)?.toUpperCase();
  if (amount === null || !currency) return { amount: null, currency: null };
  const decimal = digits ? fromMinorUnits(Number(amount), currency, digits) : /^-?\d+(\.\d+)?$/.exec(`${amount}`)?.[0];
  return {
    amount: decimal ?? fail(source.at(name), `expected a ${digits ? 'whole' : 'decimal'} number`),
    currency,
  };
}
