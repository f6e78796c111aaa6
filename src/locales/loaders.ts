import type { LoadLanguage } from './registry.js';

/** Lazy-loads the texts of each language but English, by its tag. */
export const LANGUAGE_FILES: Readonly<Record<string, LoadLanguage>> = {
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
