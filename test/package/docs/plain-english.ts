/** Finds wording that docs/glossary.md has replaced. Pure functions: text in, hits out. */

export interface Hit {
  readonly line: number;
  readonly found: string;
}

/** The words and phrases in code marks in the last column of the tables that end with "Instead of". */
export function replacedWords(glossary: string): string[] {
  const lines = glossary.split('\n');
  return lines.flatMap((line, index) => {
    const header = lines.slice(0, index + 1).findLast((one, at) => /^\|[ :-]+\|/.test(lines[at + 1] ?? '') && one);
    if (!line.startsWith('|') || !header || !/\| *Instead of *\|$/.test(header)) return [];
    const cell = line.replace(/ *\|$/, '').split('|').at(-1) ?? '';
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
  });
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `callOff` becomes `call Off`; line breaks stay, so that line numbers do. */
const splitCamelCase = (text: string) =>
  text.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ').replace(/\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ');

/**
 * Finds each of `words` as a whole word in any case: in prose, in camelCase, kebab-case and snake_case names, and across
 * the line breaks of a comment.
 */
export function findReplacedWords(text: string, words: readonly string[]): Hit[] {
  const split = splitCamelCase(text);
  return words
    .flatMap((word) => {
      const pattern = word
        .split(/[\s_-]+/)
        .map(escape)
        .join(String.raw`[\s_*/-]+`);
      return [...split.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'))];
    })
    .map(({ 0: found, index }) => ({ line: split.slice(0, index).split('\n').length, found }))
    .sort((a, b) => a.line - b.line);
}

/** First words that turn a comment into half a sentence. */
const OPENERS = /^(what|whether|of|as|where|who|whom|how)\b/i;

const isLineComment = (line: string) => line.trim().startsWith('//');

/** Finds comments and docstrings that begin with one of these words. Lines of `//` that follow one another are one comment. */
export function findHalfSentences(source: string): Hit[] {
  const lines = source.split('\n');
  return lines.flatMap((text, index) => {
    const block = /(?:\/\*\*?|<!--)(.*)/.exec(text)?.[1]?.trim();
    const line = /(?:^|\s)\/\/(.*)/.exec(text)?.[1]?.trim();
    const continues = isLineComment(text) && isLineComment(lines[index - 1] ?? '');
    const below = (lines[index + 1] ?? '').trim().replace(/^\*\s*/, '');
    const first = block === undefined ? (continues ? '' : line) : block || below;
    return first && OPENERS.test(first) ? [{ line: index + 1, found: first }] : [];
  });
}
