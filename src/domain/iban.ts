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
const LENGTHS =
  '15NO,16BE,18DKFIFKFOGLNLSD,19MKSI,20ATBAEEKZLTLUMNXK,21CHHRLILV,22BGBHCRDEGBGEIEMERSVA,23AEGIILIQOMSOTL,' +
  '24ADCZESMDPKROSASESKTNVG,25LYPTST,26ISTR,27BIDJFRGRITMCMRSM,28ALAZBYCYDOGTHNHULBNIPLSV,29BREGPSQAUA,30JOKWMUYE,' +
  '31MTSC,32LC,33RU';

const LENGTH_BY_COUNTRY: ReadonlyMap<string, number> = new Map(
  LENGTHS.split(',').flatMap((group) =>
    group
      .slice(2)
      .match(/../g)!
      .map((country) => [country, Number(group.slice(0, 2))] as const),
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
