import type { LoadLanguage } from '../locales/languages.js';

/** Lazy-loads the texts of each language but English, by its tag. */
export const LANGUAGE_FILES: Readonly<Record<string, LoadLanguage>> = {
  ar: () => import('../locales/ar.js'),
  de: () => import('../locales/de.js'),
  es: () => import('../locales/es.js'),
  'es-MX': () => import('../locales/es-MX.js'),
  fil: () => import('../locales/fil.js'),
  fr: () => import('../locales/fr.js'),
  he: () => import('../locales/he.js'),
  id: () => import('../locales/id.js'),
  it: () => import('../locales/it.js'),
  ja: () => import('../locales/ja.js'),
  ko: () => import('../locales/ko.js'),
  ms: () => import('../locales/ms.js'),
  nl: () => import('../locales/nl.js'),
  pl: () => import('../locales/pl.js'),
  'pt-BR': () => import('../locales/pt-BR.js'),
  ru: () => import('../locales/ru.js'),
  th: () => import('../locales/th.js'),
  tr: () => import('../locales/tr.js'),
  vi: () => import('../locales/vi.js'),
  'zh-Hans': () => import('../locales/zh-Hans.js'),
  'zh-Hant': () => import('../locales/zh-Hant.js'),
};
