/** Language negotiation (BCP 47, with the likely scripts of CLDR). */

/** Regions that use the Spanish of Spain; all others use that of Latin America (CLDR's parent locale es-419). */
const LIKE_SPAIN = /^(?:ES|EA|IC|GQ|PH)$/;

/** The language of a region that has none of its own, best first (CLDR's parent locales). Of the others, it is the broadest. */
function parentsOf(language: string, region: string): readonly string[] {
  if (language === 'es') return LIKE_SPAIN.test(region) ? ['es'] : ['es-419', 'es-MX'];
  if (language === 'pt' && region !== 'BR') return ['pt-PT'];
  return region === 'MO' ? ['zh-HK'] : [];
}

/** Names of the same language: those of older devices, and Nynorsk, whose readers read Bokmål, too. */
const SAME: readonly (readonly [name: RegExp, tag: string])[] = [
  [/^tl\b/i, 'fil'],
  [/^n[no]\b/i, 'nb'],
];

/** Tags of languages, without a script, and of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /^(?:ar|ckb|dv|fa|he|iw|ji|ks|ps|sd|syr|ug|ur|yi)(?!-[a-z]{4}\b|[a-z])|-(?:Arab|Hebr|Syrc|Thaa)\b/i;

/** The regions of tags without one, where language and region have different names (CLDR's likely subtags). */
const HOMES: Readonly<Record<string, string>> = {
  // Digits depend on the region.
  ar: '',
  cs: 'CZ',
  da: 'DK',
  el: 'GR',
  en: 'US',
  fil: 'PH',
  he: 'IL',
  hi: 'IN',
  ja: 'JP',
  ko: 'KR',
  ms: 'MY',
  nb: 'NO',
  sv: 'SE',
  uk: 'UA',
  vi: 'VN',
  'zh-Hans': 'CN',
  'zh-Hant': 'TW',
};

export interface LanguageMatch {
  /** One of the available languages. */
  readonly tag: string;
  /** The tag that asked for it. */
  readonly asked: string;
}

/**
 * Returns the available language for the first wanted tag that has one: French for fr-CH, the traditional script for zh-TW,
 * Latin American Spanish for es-AR, the Portuguese of Portugal for pt-AO.
 * @param wanted BCP 47 tags in order of preference; invalid tags are ignored
 * @param available tags without region, unless two languages of one script differ by it
 */
export function matchLanguage(wanted: readonly string[], available: readonly string[]): LanguageMatch | null {
  for (const asked of wanted) {
    const wantedTag = SAME.reduce((text, [name, tag]) => text.replace(name, tag), asked);
    const tag = plainMatch(wantedTag, available) ?? likelyMatch(wantedTag, available);
    if (tag) return { tag, asked };
  }
  return null;
}

/** Returns one of the available languages, or null: see `matchLanguage`. */
export const nearestLanguage = (wanted: readonly string[], available: readonly string[]): string | null =>
  matchLanguage(wanted, available)?.tag ?? null;

/**
 * Returns the locale in whose manner amounts and dates are written: that of the texts, in the region that the page asked for.
 * @param asked a BCP 47 tag of the same language
 * @param locale of the texts
 */
export function localeIn(asked: string, locale: string): string {
  const [, language, region] = /^([a-z]{2,3})(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?![^-])/i.exec(asked) ?? [];
  const [, base = '', own] = /^(.+?)(?:-([A-Z]{2}|\d{3}))?(?:-u-.*)?$/.exec(locale) ?? [];
  const home = own ?? HOMES[base] ?? base.toUpperCase();
  const isSame = region?.toUpperCase() !== home && language?.toLowerCase() === base.split('-')[0];
  return region && isSame ? `${base}-${region.toUpperCase()}` : locale;
}

/** Finds a language by its tag alone, because the likely scripts take Chromium 4 ms when they are first used. */
function plainMatch(tag: string, available: readonly string[]): string | null {
  if (available.includes(tag)) return tag;
  const [, language = '', region = ''] = /^([a-z]{2,3})(?:-(\w{2,3}))?$/.exec(tag) ?? [];
  const same = available.filter((one) => one.split('-')[0] === language);
  if (same.some((one) => /-\w{4}/.test(one)) || (same[1] && !region)) return null;
  return regionalMatch(same, language, region);
}

function likelyMatch(tag: string, available: readonly string[]): string | null {
  const want = likely(tag);
  if (!want) return null;
  const same = available.filter((one) => {
    const have = likely(one);
    return have?.language === want.language && have.script === want.script;
  });
  return same.find((one) => likely(one)?.region === want.region) ?? regionalMatch(same, want.language, want.region);
}

/** @param same languages of one script */
function regionalMatch(same: readonly string[], language: string, region = ''): string | null {
  const parent = parentsOf(language, region).find((one) => same.includes(one));
  return parent ?? same.find((one) => !/-(?:[A-Z]{2}|\d{3})$/.test(one)) ?? same[0] ?? null;
}

/** Returns true for Arabic, Hebrew, and languages that a merchant adds in their scripts or in Syriac or Thaana. */
export const isRightToLeft = (tag: string): boolean => RIGHT_TO_LEFT.test(tag);

function likely(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}
