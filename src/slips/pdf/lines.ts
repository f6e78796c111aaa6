/** Breaks texts into lines, in any script: a simplified form of Unicode's line breaking (UAX #14). */

/** Thai, Chinese and Japanese have no spaces between words: a line may end after one of these, and begin with one of those. */
const AFTER = /[\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，：；！？」』）]$/u;
const BEFORE = /^[\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「『（]/u;

/** Returns the parts between which a line may end. */
function partsOf(text: string, locale: string): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = parts.at(-1) ?? ' ';
    const breaks = /\S/.test(segment) && (/\s$/.test(last) || (AFTER.test(last) && BEFORE.test(segment)));
    if (breaks) parts.push(segment);
    else parts.push((parts.pop() ?? '') + segment);
  }
  return parts;
}

/**
 * Breaks a text into lines.
 * @param measure returns the width of a text in the unit of `width`
 */
export function linesOf(text: string, locale: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (more: string) => measure((line + more).trimEnd()) <= width;
  const end = () => {
    if (line.trim()) lines.push(line.trim());
    line = '';
  };
  for (const part of partsOf(text, locale)) {
    if (!fits(part)) end();
    if (fits(part)) {
      line += part;
      continue;
    }
    // A code is longer than a line.
    for (const character of part) {
      if (!fits(character)) end();
      line += character;
    }
  }
  end();
  return lines;
}
