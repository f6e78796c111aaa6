/** The languages that there are: English is inside, the others come when they are needed, one file each. */
import type { Strings } from './strings.js';

/** All words of a language, or some: English ones stand in for the rest. */
export type Language = Partial<Strings>;

/** What a module of a language exports. */
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

/** BCP 47 tags. */
export function languages(): readonly string[] {
  return Object.keys(LANGUAGES);
}

/** A language that is there; null of one that has to be loaded. */
export function languageAtHand(tag: string): Language | null {
  const language = LANGUAGES[tag];
  return typeof language === 'object' ? language : null;
}

/** @throws whatever loading does */
export async function loadLanguage(tag: string): Promise<Language> {
  const language = LANGUAGES[tag] as Language | Load;
  if (typeof language === 'object') return language;
  const { strings } = await language();
  return (LANGUAGES[tag] = strings);
}

/**
 * Adds a language, or replaces one, before the elements that need it are on the page.
 * @param tag BCP 47, without region where one language serves all
 * @param language its words, or what brings in a module that exports them as `strings`
 */
export function addLanguage(tag: string, language: Language | Load): void {
  LANGUAGES[tag] = language;
}
