/** @param {string} tag for example `zh-TW` @returns for example `zh-Hant` */
function languageAndScript(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

/** The first of the browser's languages that is offered, or else English. @param {readonly string[]} offered */
export function languageOfBrowser(offered) {
  for (const wanted of navigator.languages) {
    if (offered.includes(wanted)) return wanted;
    const found = offered.find((tag) => languageAndScript(tag) === languageAndScript(wanted));
    if (found) return found;
  }
  return 'en';
}
