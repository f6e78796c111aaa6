/** The supported languages. English is inside every element; the others are lazy-loaded. */
import type { PartialStrings } from './strings.js';

/** The texts of a language. Missing ones fall back to English. */
export type Language = PartialStrings;

/** Lazy-loads the module of a language. */
export type LoadLanguage = () => Promise<{ readonly strings: Language }>;

export const BUILT_IN = 'en';

const LANGUAGES: Record<string, Language | LoadLanguage | undefined> = { [BUILT_IN]: {} };

/** Returns the BCP 47 tags of all languages. */
export function languages(): readonly string[] {
  return Object.keys(LANGUAGES);
}

/** Returns a language that is already loaded, or null. */
export function loadedLanguage(tag: string): Language | null {
  const language = LANGUAGES[tag];
  return typeof language === 'object' ? language : null;
}

/** Lazy-loads a language. @throws the error of the import */
export async function loadLanguage(tag: string): Promise<Language> {
  const language = LANGUAGES[tag]!;
  if (typeof language === 'object') return language;
  const { strings } = await language();
  return (LANGUAGES[tag] = strings);
}

/** Adds or replaces a language. */
export function setLanguage(tag: string, language: Language | LoadLanguage): void {
  LANGUAGES[tag] = language;
}

/** Adds languages that are loaded when they are needed. */
export function setLanguages(all: Readonly<Record<string, LoadLanguage>>): void {
  Object.assign(LANGUAGES, all);
}
