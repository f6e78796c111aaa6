/**
 * A card that has nothing of the project but its fonts. Where it looks as it did where the baselines were made, so will
 * unchanged stories; by how much it differs is by how much pictures may differ without having changed.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const font = (/** @type {string} */ name) =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${name}`)).toString('base64');

const TEXT = 'Pay 1,234.56 before 21 November: São Paulo, ação, R$ & €.';

const card = () => `<!doctype html><style>
@font-face { font-family: Sans; src: url(data:font/woff2;base64,${font('noto-sans/files/noto-sans-latin-400-normal.woff2')}) }
@font-face { font-family: Mono; src: url(data:font/woff2;base64,${font('noto-sans-mono/files/noto-sans-mono-latin-400-normal.woff2')}) }
body { margin: 0; inline-size: 320px; background: #fff; color: #123; font: 16px/1.5 Sans }
p { margin: 8px } small { font-size: 13px } code { font-family: Mono }
div { display: flex; gap: 8px; margin: 8px }
i { inline-size: 40px; block-size: 40px; border-radius: 8px; border: 1px solid #888; background: #0a58ca }
button { font: inherit; border-radius: 8px; border: 1px solid #888; background: #8ab8ff }
</style><p>${TEXT}</p><p><small>${TEXT}</small></p><p><code>00020126580014br.gov</code></p><div>
<i></i><button>${TEXT}</button><input type="checkbox" checked><select style="font: inherit"><option>SP</select></div>`;

/** @param {import('playwright-core').Browser} browser @returns {Promise<Buffer>} */
export async function takeProbe(browser) {
  const page = await browser.newPage({ viewport: { width: 320, height: 320 } });
  await page.setContent(card());
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
