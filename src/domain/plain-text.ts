/** Makes text from others, such as payee names, safe to display. */

/**
 * Controls, bidi marks, zero-width and other invisible characters can make one name look like another. The Braille blank
 * (U+2800) is invisible, too, though Unicode does not class it as ignorable.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Removes invisible characters. For display only. */
export function plainText(text: string): string {
  return text.replace(/[\t\n\r\u2028\u2029]+/g, ' ').replace(INVISIBLE, '');
}

/** Returns true if a text has no invisible characters. Codes and account numbers must have none. */
export function isPlain(text: string): boolean {
  return plainText(text) === text;
}
