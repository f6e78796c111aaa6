/** Language negotiation (BCP 47, with the likely scripts of CLDR). */

/** Regions that use the Spanish of Spain; all others use that of Latin America (CLDR's parent locale es-419). */
const LIKE_SPAIN = /^(ES|EA|IC|GQ|PH)$/;

/** Tags of languages, without a script, and of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|iw|ji|ks|ps|sd|syr|ug|ur|yi)(?!-[a-z]{4}\b|[a-z])|-(Arab|Hebr|Syrc|Thaa)\b/i;

/**
 * Returns the available language for the first wanted tag that has one: French for fr-CH, the traditional script for zh-TW,
 * Latin American Spanish for es-AR.
 * @param wanted BCP 47 tags in order of preference; invalid tags are ignored
 * @param available tags without region, unless two languages of one script differ by it
 * @returns one of `available`, or null
 */
export function nearestLanguage(wanted: readonly string[], available: readonly string[]): string | null {
  for (const tag of wanted) {
    const found = plainMatch(tag, available) ?? likelyMatch(tag, available);
    if (found) return found;
  }
  return null;
}

/** Finds a language by its tag alone, because the likely scripts take Chromium 4 ms when they are first used. */
function plainMatch(tag: string, available: readonly string[]): string | null {
  if (available.includes(tag)) return tag;
  const [, language, region] = /^([a-z]{2,3})(?:-(\w{2,3}))?$/.exec(tag) ?? [];
  const same = available.filter((one) => one.split('-')[0] === language);
  if (same.some((one) => /-\w{4}/.test(one))) return null;
  return same[1] && !(language === 'es' && region) ? null : broadMatch(same, region);
}

function likelyMatch(tag: string, available: readonly string[]): string | null {
  const want = likely(tag);
  if (!want) return null;
  const same = available.filter((one) => {
    const have = likely(one);
    return have?.language === want.language && have.script === want.script;
  });
  return same.find((one) => likely(one)?.region === want.region) ?? broadMatch(same, want.region);
}

/** The tag with a region (es-MX) serves most other regions. */
function broadMatch(same: string[], region = ''): string | null {
  const [broad = null, other = broad] = same.sort((a, b) => a.length - b.length);
  return LIKE_SPAIN.test(region) ? broad : other;
}

/** Returns true for Arabic, Hebrew, and languages that a merchant adds in their scripts or in Syriac or Thaana. */
export const isRightToLeft = (tag: string): boolean => RIGHT_TO_LEFT.test(tag);

function likely(tag: string): Intl.Locale | null {
  try {
    // Older devices use `tl` for Filipino, and WebKit does not map it to `fil`.
    return new Intl.Locale(tag.replace(/^tl\b/i, 'fil')).maximize();
  } catch {
    return null;
  }
}
