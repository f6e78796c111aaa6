/** @param {string} tag for example `zh-TW` @returns for example `['zh-Hant-TW', 'zh-Hant']` */
function likely(tag) {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}-${region}`, `${language}-${script}`];
  } catch {
    return [];
  }
}

/**
 * The first of the browser's languages that is offered, or else English.
 * @param {readonly string[]} offered of several with the same language, the first is for all regions that have none of their own
 */
export function languageOfBrowser(offered) {
  for (const wanted of navigator.languages) {
    if (offered.includes(wanted)) return wanted;
    const [region, script] = likely(wanted);
    const found = offered.find((tag) => likely(tag)[0] === region) ?? offered.find((tag) => likely(tag)[1] === script);
    if (found && script) return found;
  }
  return 'en';
}
