/** Every step and result in each theme and in each language: what the criteria ask for, without a step that was forgotten. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from './fixtures.js';
import type { Page } from '@playwright/test';
import { lost, openAll } from './all-steps.js';
import type { Checkout } from './assistive.js';
import { violations } from './demo.js';

/** All steps on one page: another theme and another language are settings of it. */
let steps: Checkout;
test.beforeAll(async ({ lasting }) => {
  steps = await openAll(lasting, { head: '<meta name="color-scheme" content="light dark">' });
  // Folded parts are opened, so that their texts are read too.
  for (const folded of await steps.page.locator('details').all())
    await folded.evaluate((node) => node.toggleAttribute('open', true));
});
test.afterAll(() => steps.done());

/** The names of the files in a folder, without their ends. */
const namesIn = (folder: string, name: RegExp) =>
  readdirSync(new URL(`../../src/${folder}/`, import.meta.url)).flatMap((file) => name.exec(file)?.[1] ?? []);

const THEMES = namesIn('themes', /^([\w-]+)\.css$/);
const LANGUAGES = namesIn('locales', /^([a-z]{2,3}(?:-\w+)?)\.ts$/);

test('there are six themes and 39 languages', () => assert.deepEqual([THEMES.length, LANGUAGES.length], [6, 39]));

/** Twice the size, as a setting of the consumer's browser. A policy of the page does not apply to it. */
async function doubleText(page: Page, on: boolean): Promise<void> {
  await page.setViewportSize({ width: on ? 480 : 280, height: 640 });
  await page.evaluate(
    (size) => (document.documentElement.style.fontSize = document.body.style.fontSize = size),
    on ? '32px' : '',
  );
}

/** The rules that depend on a theme. Stories check all of them, in each state. */
const LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];

test.describe('every step and result is legible', () => {
  for (const theme of THEMES) {
    test(`in the theme ${theme}, light and dark`, async () => {
      const { page } = steps;
      await page.evaluate(async (href) => {
        document.querySelector('link')?.remove();
        document.body.style.background = 'Canvas';
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        await new Promise((loaded, failed) => {
          Object.assign(link, { onload: loaded, onerror: failed });
          document.head.append(link);
        });
      }, `/pay-elements/themes/${theme}.css`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const found = await violations(page, LOOKS);
        assert.deepEqual(
          found.map((one) => one.slice(0, 600)),
          [],
          colorScheme,
        );
      }
    });
  }
});

test.describe('no text is cut off or on top of another one, and nothing scrolls sideways', () => {
  test.beforeAll(() => steps.page.evaluate(() => document.querySelector('link')?.remove()));

  for (const lang of LANGUAGES) {
    test(`in ${lang}, in every step, at 280 pixels, and with text of twice the size`, async () => {
      const { page } = steps;
      await page.evaluate((lang) => {
        document.documentElement.lang = lang;
        document.documentElement.dir = /^(?:ar|he)$/.test(lang) ? 'rtl' : 'ltr';
      }, lang);
      await page.waitForFunction((lang) => {
        const bases = (root: ParentNode): Element[] =>
          [...root.querySelectorAll('*')].flatMap((one) => [
            ...(one.getAttribute('part') === 'base' ? [one] : []),
            ...(one.shadowRoot ? bases(one.shadowRoot) : []),
          ]);
        const all = bases(document);
        return all.length > 20 && all.every((base) => (base as HTMLElement).lang.startsWith(lang));
      }, lang);
      for (const double of [false, true]) {
        await doubleText(page, double);
        assert.deepEqual(await lost(page), [], double ? 'text of twice the size' : '280 pixels');
      }
    });
  }

  test('on the checkout page of the shop, in every language', async ({ demo }) => {
    const { page } = await demo.open({ viewport: { width: 280, height: 640 } });
    await page.goto(`${demo.url}/own`);
    await page.locator('input[value=boleto_br]').check();
    await page.locator('pay-customer-fields [part=base]').waitFor();
    for (const lang of LANGUAGES) {
      await page.locator('#settings').click();
      await page.locator('#language').selectOption(lang);
      await page.locator('#settings').click();
      await page.locator(`pay-methods [part=base][lang^="${lang}"]`).first().waitFor();
      for (const double of [false, true]) {
        await doubleText(page, double);
        assert.deepEqual(await lost(page, true), [], `${lang}: ${double ? 'text of twice the size' : '280 pixels'}`);
      }
    }
  });
});
