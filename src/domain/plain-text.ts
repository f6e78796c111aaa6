/** Names that others chose, made harmless to read. */

/**
 * Controls, bidi marks, zero-width and other invisible characters: what can make a name look like another one.
 * Braille's blank is not ignorable by Unicode, but blank.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without what cannot be seen; for showing only. */
export function plainText(text: string): string {
  return text.replace(/[\t\n\r\u2028\u2029]+/g, ' ').replace(INVISIBLE, '');
}

/** Whether all of a text can be seen, as of codes and account numbers it must. */
export function isPlain(text: string): boolean {
  return plainText(text) === text;
}
