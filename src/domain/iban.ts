/** IBAN, the International Bank Account Number. Source: ISO 13616; SWIFT, IBAN Registry, for the length in each country. */
import { mod97 } from './mod97.js';

export interface Iban {
  readonly ok: true;
  /** ISO 3166 alpha-2; `XK` is Kosovo. */
  readonly country: string;
  /** The electronic format: capitals and digits without spaces. */
  readonly iban: string;
}

export interface InvalidIban {
  readonly ok: false;
  readonly reason: 'characters' | 'length' | 'checksum';
}

/** The countries by the length of their IBANs. */
const COUNTRIES: Readonly<Record<number, readonly string[]>> = {
  15: ['NO'],
  16: ['BE'],
  18: ['DK', 'FI', 'FK', 'FO', 'GL', 'NL', 'SD'],
  19: ['MK', 'SI'],
  20: ['AT', 'BA', 'EE', 'KZ', 'LT', 'LU', 'MN', 'XK'],
  21: ['CH', 'HR', 'LI', 'LV'],
  22: ['BG', 'BH', 'CR', 'DE', 'GB', 'GE', 'IE', 'ME', 'RS', 'VA'],
  23: ['AE', 'GI', 'IL', 'IQ', 'OM', 'SO', 'TL'],
  24: ['AD', 'CZ', 'ES', 'MD', 'PK', 'RO', 'SA', 'SE', 'SK', 'TN', 'VG'],
  25: ['LY', 'PT', 'ST'],
  26: ['IS', 'TR'],
  27: ['BI', 'DJ', 'FR', 'GR', 'IT', 'MC', 'MR', 'SM'],
  28: ['AL', 'AZ', 'BY', 'CY', 'DO', 'GT', 'HN', 'HU', 'LB', 'NI', 'PL', 'SV'],
  29: ['BR', 'EG', 'PS', 'QA', 'UA'],
  30: ['JO', 'KW', 'MU', 'YE'],
  31: ['MT', 'SC'],
  32: ['LC'],
  33: ['RU'],
};

const LENGTH_BY_COUNTRY: ReadonlyMap<string, number> = new Map(
  Object.entries(COUNTRIES).flatMap(([length, countries]) =>
    countries.map((country) => [country, Number(length)] as const),
  ),
);

/** The longest IBAN that ISO 13616 allows. */
const LONGEST = 34;
const SHORTEST = 15;

/**
 * Reads an IBAN. A country that is not in the list may have any length, because the registry gets new countries.
 * @param text in capitals or small letters, with or without spaces and dashes
 */
export function readIban(text: string): Iban | InvalidIban {
  const wrong = (reason: InvalidIban['reason']): InvalidIban => ({ ok: false, reason });
  const iban = text.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d\d[\dA-Z]+$/.test(iban)) return wrong('characters');
  const country = iban.slice(0, 2);
  const length = LENGTH_BY_COUNTRY.get(country);
  if (length ? iban.length !== length : iban.length < SHORTEST || iban.length > LONGEST) return wrong('length');
  // The check digits are 98 minus a remainder, so that 00, 01 and 99 cannot occur.
  const isPossible = !/^..(?:0[01]|99)/.test(iban);
  if (!isPossible || mod97(iban.slice(4) + iban.slice(0, 4)) !== 1) return wrong('checksum');
  return { ok: true, country, iban };
}
