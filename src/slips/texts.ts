import { nearestLanguage } from '../domain/language.js';
import '../languages.js';
import { en } from '../locales/en.js';
import { languages, loadLanguage } from '../locales/languages.js';
import type { Strings } from '../locales/strings.js';

/** Loads all texts of the nearest supported language. Texts that a language of your own lacks are in English. */
export async function textsOf(lang = 'en'): Promise<{ readonly tag: string; readonly strings: Strings }> {
  const tag = nearestLanguage([lang], languages()) ?? 'en';
  return { tag, strings: { ...en, ...(await loadLanguage(tag)) } };
}
