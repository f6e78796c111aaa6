/** Which of the languages that there are is nearest to what is wanted (BCP 47, with the likely scripts of CLDR). */

/** Where Spanish is spoken as in Spain; elsewhere as in Mexico, by CLDR's parent locales (es-419). */
const LIKE_SPAIN = /^(ES|EA|IC|GQ|PH)$/;

/**
 * The first wanted language that there is something for: fr-CH has French, zh-TW the traditional script, es-AR Spanish as
 * in Latin America.
 * @param wanted BCP 47 tags, the best first; what is no tag is passed over
 * @param available tags without region, but where two of one script differ by it
 * @returns one of `available`; null of none
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
    // Of two, the one with a region is the one of most others.
    const [broad = null, ...others] = same.sort((a, b) => a.length - b.length);
    if (broad) return LIKE_SPAIN.test(want.region ?? '') ? broad : (others[0] ?? broad);
  }
  return null;
}

/** Of languages that there are: Arabic and Hebrew, and what a merchant adds in their scripts or related ones. */
export function isRightToLeft(tag: string): boolean {
  return /^(Arab|Hebr|Syrc|Thaa)$/.test(likely(tag)?.script ?? '');
}

function likely(tag: string): Intl.Locale | null {
  try {
    // What older devices call Filipino: WebKit does not know it for the same.
    return new Intl.Locale(tag.replace(/^tl\b/i, 'fil')).maximize();
  } catch {
    return null;
  }
}
