/** Result of reading a typed text. */
export type Reading = { readonly value: string } | { readonly problem: Problem };

/** Reasons to reject a text; each has its own message. */
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
  | 'bank'
  | 'account';

/** The contract's limit for a text (sections 2.1 and 8), in characters, not UTF-16 units. */
const LONGEST = 64;

/**
 * Normalizes a name or an address line before it is sent: removes controls, lone surrogates and invisible characters, and
 * collapses spaces.
 */
export function readLine(text: string): Reading {
  const value = text
    // Before `normalize`, because Firefox composes lone surrogates to characters.
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...value].length > LONGEST ? { problem: 'too-long' } : { value };
}
