/** The supported languages. English is built in; the others are lazy-loaded, one file each. */
import type { Strings } from './strings.js';

/** The texts of a language. Missing ones fall back to English. */
export type Language = Partial<Strings>;

/** Lazy-loads the module of a language. */
type Load = () => Promise<{ readonly strings: Language }>;

const LANGUAGES: Record<string, Language | Load | undefined> = {
  en: {},
  ar: () => import('./ar.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  'es-MX': () => import('./es-MX.js'),
  fil: () => import('./fil.js'),
  fr: () => import('./fr.js'),
  he: () => import('./he.js'),
  id: () => import('./id.js'),
  it: () => import('./it.js'),
  ja: () => import('./ja.js'),
  ko: () => import('./ko.js'),
  ms: () => import('./ms.js'),
  nl: () => import('./nl.js'),
  pl: () => import('./pl.js'),
  'pt-BR': () => import('./pt-BR.js'),
  ru: () => import('./ru.js'),
  th: () => import('./th.js'),
  tr: () => import('./tr.js'),
  vi: () => import('./vi.js'),
  'zh-Hans': () => import('./zh-Hans.js'),
  'zh-Hant': () => import('./zh-Hant.js'),
};

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
  const language = LANGUAGES[tag] as Language | Load;
  if (typeof language === 'object') return language;
  const { strings } = await language();
  return (LANGUAGES[tag] = strings);
}

/**
 * Adds or replaces a language. Call it before the elements that need it are on the page.
 * @param tag BCP 47, without region if one language serves all regions
 * @param language its texts, or a function that imports a module with the texts as `strings`
 */
export function addLanguage(tag: string, language: Language | Load): void {
  LANGUAGES[tag] = language;
}
