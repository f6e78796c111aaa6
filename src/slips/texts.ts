import { LANGUAGE_FILES } from '../locales/loaders.js';
import { localeIn, nearestLanguage } from '../domain/language-tags.js';
import { mergeTexts } from '../texts/merge-texts.js';
import { en } from '../locales/en.js';
import type { Strings } from '../locales/strings.js';

/** Loads all texts of the nearest supported language. Those that it lacks are in English. */
export async function textsOf(lang = 'en'): Promise<{ readonly tag: string; readonly strings: Strings }> {
  const tag = nearestLanguage([lang], ['en', ...Object.keys(LANGUAGE_FILES)]) ?? 'en';
  const language = await LANGUAGE_FILES[tag]?.();
  const strings = mergeTexts(en, language?.strings);
  return { tag, strings: { ...strings, locale: localeIn(lang, strings.locale) } };
}
