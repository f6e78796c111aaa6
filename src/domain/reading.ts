/** What became of a text that somebody typed. */
export type Reading = { readonly value: string } | { readonly problem: Problem };

/** Why a text cannot be taken; each has words of its own. */
export type Problem =
  | 'missing'
  | 'too-long'
  | 'tax-id-length'
  | 'tax-id'
  | 'phone'
  | 'phone-country'
  | 'postal-code'
  | 'clabe-length'
  | 'clabe'
  | 'bank-code'
  | 'account';

/** What the contract allows in a text (sections 2.1 and 8), in characters, not in halves of them. */
const LONGEST = 64;

/**
 * A name or a line of an address, as it is sent: without controls, halves of characters and what cannot be seen, and with
 * single spaces.
 */
export function readLine(text: string): Reading {
  const value = text
    // Before anything else: Firefox makes a character of halves where it composes.
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...value].length > LONGEST ? { problem: 'too-long' } : { value };
}
