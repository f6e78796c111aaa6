/** Language negotiation (BCP 47, with the likely scripts of CLDR). */

/** Regions that use the Spanish of Spain; all others use that of Latin America (CLDR's parent locale es-419). */
const LIKE_SPAIN = /^(ES|EA|IC|GQ|PH)$/;

/**
 * Returns the available language for the first wanted tag that has one: French for fr-CH, the traditional script for zh-TW,
 * Latin American Spanish for es-AR.
 * @param wanted BCP 47 tags in order of preference; invalid tags are ignored
 * @param available tags without region, unless two languages of one script differ by it
 * @returns one of `available`, or null
 */
export function nearestLanguage(wanted: readonly string[], available: readonly string[]): string | null {
  for (const tag of wanted) {
    const want = likely(tag);
    if (!want) continue;
    const same = available.filter((one) => {
      const have = likely(one);
      return have?.language === want.language && have.script === want.script;
    });
    const region = same.find((one) => likely(one)?.region === want.region);
    if (region) return region;
    // The tag with a region (es-MX) serves most other regions.
    const [broad = null, ...others] = same.sort((a, b) => a.length - b.length);
    if (broad) return LIKE_SPAIN.test(want.region ?? '') ? broad : (others[0] ?? broad);
  }
  return null;
}

/** Returns true for Arabic, Hebrew, and languages that a merchant adds in their scripts or in Syriac or Thaana. */
export function isRightToLeft(tag: string): boolean {
  return /^(Arab|Hebr|Syrc|Thaa)$/.test(likely(tag)?.script ?? '');
}

function likely(tag: string): Intl.Locale | null {
  try {
    // Older devices use `tl` for Filipino, and WebKit does not map it to `fil`.
    return new Intl.Locale(tag.replace(/^tl\b/i, 'fil')).maximize();
  } catch {
    return null;
  }
}
