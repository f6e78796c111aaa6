/** The supported languages. One is built in: English, or that of `pay-elements.pt-BR.js` and so on. */
import { core } from './en/core.js';
import type { Strings } from './strings.js';

/** The texts of a language. Missing ones fall back to the built-in language. */
export type Language = Partial<Strings>;

/** Lazy-loads the module of a language. */
export type LoadLanguage = () => Promise<{ readonly strings: Language }>;

/** The tag of the language that the elements have inside. */
export const BUILT_IN = core.locale.replace(/-u-.*/, '');

const LANGUAGES: Record<string, Language | LoadLanguage | undefined> = { [BUILT_IN]: {} };

/**
 * Loads the built-in language whole. Null if it is whole already: English is inside every part. Another language is only
 * inside the elements of its script, and their lazy-loaded parts are in English.
 */
let rest: LoadLanguage | null = null;

/** Returns the BCP 47 tags of all languages. */
export function languages(): readonly string[] {
  return Object.keys(LANGUAGES);
}

/** Returns true if only the elements of the script have this language inside. */
export function isPartial(tag: string): boolean {
  return rest !== null && tag === BUILT_IN;
}

/** Returns a language that is already loaded, or null. @param partly true if the texts of an element of the script suffice */
export function loadedLanguage(tag: string, partly = false): Language | null {
  const language = LANGUAGES[tag];
  return typeof language === 'object' && (partly || !isPartial(tag)) ? language : null;
}

/** Lazy-loads a language. @throws the error of the import */
export async function loadLanguage(tag: string): Promise<Language> {
  const language = (isPartial(tag) && rest) || LANGUAGES[tag]!;
  if (typeof language === 'object') return language;
  const { strings } = await language();
  if (tag === BUILT_IN) rest = null;
  return (LANGUAGES[tag] = strings);
}

/** Adds or replaces a language. */
export function setLanguage(tag: string, language: Language | LoadLanguage): void {
  LANGUAGES[tag] = language;
  if (tag === BUILT_IN) rest = null;
}

/** Adds languages that are loaded when they are needed. */
export function setLanguages(all: Readonly<Record<string, LoadLanguage>>): void {
  const { [BUILT_IN]: own = null, ...others } = all;
  rest ??= own;
  Object.assign(LANGUAGES, others);
}
