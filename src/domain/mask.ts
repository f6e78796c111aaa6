/** Input masks: separators inserted while the consumer types. */

/** One piece of a mask: the separator before it, and its number of characters. */
export type Piece = readonly [separator: string, length: number];

/** Inserts separators. A separator appears with the next character, so that deleting works. Surplus characters are kept. */
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

/** Returns the caret position after `count` letters and digits of a masked text, not counting separators. */
export function caretAfter(masked: string, count: number): number {
  let at = 0;
  for (let left = count; left > 0 && at < masked.length; at++) if (/[\dA-Z]/.test(masked.charAt(at))) left--;
  return at;
}
