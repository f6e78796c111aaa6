/** A pseudo language: English a third longer, with accents, and in brackets. */
import { en } from '../../src/locales/en.js';
import type { Strings } from '../../src/locales/strings.js';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Ï',
  N: 'Ñ',
  O: 'Ö',
  U: 'Ü',
};

function pseudoText(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
  return `[${accented}${'~'.repeat(Math.ceil(text.length * 0.3))}]`;
}

function pseudoValue(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function')
    return (...given: unknown[]) => pseudoText((value as (...all: unknown[]) => string)(...given));
  if (Array.isArray(value)) return value.map(pseudoValue);
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, pseudoValue(inner)]));
}

export const pseudo = { ...(pseudoValue(en) as Strings), locale: 'en' };
