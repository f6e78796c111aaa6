/** Separators in a text while it is typed. */

/** One piece of a mask: what comes before it, and how many characters it has. */
export type Piece = readonly [separator: string, length: number];

/** A separator comes with the character after it, so that what was just typed can be deleted; what is too much stays. */
export function mask(characters: string, pieces: readonly Piece[]): string {
  let shown = '';
  let rest = characters;
  for (const [separator, length] of pieces) {
    if (!rest) break;
    shown += separator + rest.slice(0, length);
    rest = rest.slice(length);
  }
  return shown + rest;
}

/** Where the caret stands after so many letters and digits of a masked text: the separators are not counted. */
export function caretAfter(masked: string, count: number): number {
  let at = 0;
  for (let left = count; left > 0 && at < masked.length; at++) if (/[\dA-Z]/.test(masked[at]!)) left--;
  return at;
}
