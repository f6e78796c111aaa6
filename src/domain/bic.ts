/**
 * Returns true if a text has the form of a BIC (SWIFT code): business party prefix, country, suffix, and an optional branch.
 * It has no check digit. Source: ISO 9362.
 * @param text in capitals or small letters, with or without spaces
 */
export function isBic(text: string): boolean {
  return /^[\dA-Z]{4}[A-Z]{2}[\dA-Z]{2}(?:[\dA-Z]{3})?$/i.test(text.replace(/\s/g, ''));
}
