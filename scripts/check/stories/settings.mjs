/** Settings of a consumer's system and language, which are changed while a story stays on its page. */

/** @typedef {{ name: string, scheme: 'light' | 'dark', forced?: boolean, dir: 'ltr' | 'rtl' }} Setting */

/** Each scheme and each direction once: no rule of axe depends on both. @type {readonly Setting[]} */
export const SETTINGS = [
  { name: 'light', scheme: 'light', dir: 'ltr' },
  { name: 'dark, right to left', scheme: 'dark', dir: 'rtl' },
  { name: 'high contrast', scheme: 'dark', forced: true, dir: 'ltr' },
];

/** @param {import('playwright-core').Page} page @param {Pick<Setting, 'scheme' | 'forced'>} setting */
export async function emulate(page, { scheme, forced }) {
  await page.emulateMedia({
    colorScheme: scheme,
    forcedColors: forced ? 'active' : 'none',
    contrast: forced ? 'more' : 'no-preference',
  });
}

/** @param {import('playwright-core').Page} page @param {Setting} setting */
export async function set(page, { scheme, forced, dir }) {
  await emulate(page, { scheme, forced });
  await page.evaluate(
    async ([scheme, dir]) => {
      const { documentElement: root } = document;
      root.dataset.scheme = scheme;
      root.dir = String(dir);
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    },
    [scheme, dir],
  );
}
