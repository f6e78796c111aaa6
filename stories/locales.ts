import { isRightToLeft } from '../src/domain/language-tags.js';

/** The languages of the toolbar, each by its own name. Elements use the page's `lang`. */
export const locales: Readonly<Record<string, string>> = {
  en: 'English',
  'pt-BR': 'Português (Brasil)',
  'es-MX': 'Español (México)',
  es: 'Español',
  id: 'Bahasa Indonesia',
  th: 'ไทย',
  ko: '한국어',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ru: 'Русский',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  ja: '日本語',
  vi: 'Tiếng Việt',
  ms: 'Bahasa Melayu',
  fil: 'Filipino',
  tr: 'Türkçe',
  pl: 'Polski',
  nl: 'Nederlands',
  ar: 'العربية',
  he: 'עברית',
};

export const directionOf = (locale: string): string => (isRightToLeft(locale) ? 'rtl' : 'ltr');
