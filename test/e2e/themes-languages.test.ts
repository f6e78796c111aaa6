/** Every step and result in each theme and in each language: what the criteria ask for, without a step that was forgotten. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { lost, openAll } from './all-steps.js';
import { startTestDemo, violations, type TestDemo } from './demo.js';

let demo: TestDemo;
before(async () => void (demo = await startTestDemo()));
after(() => demo.close());

/** The names of the files in a folder, without their ends. */
const namesIn = (folder: string, name: RegExp) =>
  readdirSync(new URL(`../../src/${folder}/`, import.meta.url)).flatMap((file) => name.exec(file)?.[1] ?? []);

const THEMES = namesIn('themes', /^([\w-]+)\.css$/);
const LANGUAGES = namesIn('locales', /^([a-z]{2,3}(?:-[A-Z]\w+)?)\.ts$/);

it('there are six themes and 22 languages', () => assert.deepEqual([THEMES.length, LANGUAGES.length], [6, 22]));

describe('axe finds nothing in every step and result', () => {
  for (const theme of THEMES) {
    it(`in the theme ${theme}, light and dark`, async () => {
      const head = `<meta name="color-scheme" content="light dark">
        <link rel="stylesheet" href="/pay-elements/themes/${theme}.css">`;
      const { page, done } = await openAll(demo, { head });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await violations(page), [], colorScheme);
      }
      // Otherwise, the theme would not have been there.
      assert.ok(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/themes/'))));
      await done();
    });
  }
});

describe('no text is cut off or on top of another one, and nothing scrolls sideways', () => {
  for (const lang of LANGUAGES) {
    it(`in ${lang}, in every step, at 280 pixels, and with text of twice the size`, async () => {
      const { page, done } = await openAll(demo, { lang, viewport: { width: 280, height: 640 } });
      await page.locator(`pay-methods [part=base][lang^="${lang}"]`).waitFor();
      assert.deepEqual(await lost(page), [], '280 pixels');
      await page.setViewportSize({ width: 480, height: 640 });
      await page.addStyleTag({ content: 'html, body { font-size: 32px }' });
      assert.deepEqual(await lost(page), [], 'text of twice the size');
      await done();
    });
  }

  it('on the checkout page of the shop, in every language', async () => {
    const { page, done } = await demo.open({ viewport: { width: 280, height: 640 } });
    for (const lang of LANGUAGES) {
      await page.setViewportSize({ width: 280, height: 640 });
      await page.goto(`${demo.url}/?lang=${lang}`);
      await page.locator(`pay-methods [part=base][lang^="${lang}"]`).waitFor();
      await page.locator('input[value=boleto_br]').check();
      await page.locator('pay-customer-fields [part=base]').waitFor();
      assert.deepEqual(await lost(page, true), [], `${lang}: 280 pixels`);
      await page.setViewportSize({ width: 480, height: 640 });
      await page.addStyleTag({ content: 'html, body { font-size: 32px }' });
      assert.deepEqual(await lost(page, true), [], `${lang}: text of twice the size`);
    }
    await done();
  });
});
