/** The languages of the demo shop. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { violations } from './demo.js';
import { test } from './fixtures.js';

const PUBLIC = new URL('../../demo/public/', import.meta.url);
const LOCALES = new URL('../../src/locales/', import.meta.url);

const direction = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const priceOf = async (page: Page, method: string) =>
  (await page.locator(`label:has([value=${method}]) [part=description]`).textContent())?.split(' · ')[0];
const spaced = (text: string | undefined) => text?.replace(/\s/g, ' ');

test.describe('the languages of the shop', () => {
  const languages = readdirSync(LOCALES)
    .filter((name) => /^[a-z]{2,3}(?:-\w+)?\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''));
  const texts = (language: string) =>
    JSON.parse(readFileSync(new URL(`texts/${language}.json`, PUBLIC), 'utf8')) as Record<string, string>;
  const english = [...readFileSync(new URL('texts.js', PUBLIC), 'utf8').matchAll(/^ {2}(\w+): '/gm)].map(
    ([, key]) => key,
  );

  test('are those of the library', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/own`);
    const offered = await page
      .locator('#language option')
      .evaluateAll((all) => all.map((one) => [(one as HTMLOptionElement).value, one.getAttribute('lang')]));
    assert.deepEqual(offered.map(([value]) => value).sort(), languages.sort());
    for (const [value, lang] of offered) assert.equal(value, lang);
  });

  test('have every text', () => {
    assert.ok(english.length > 30);
    for (const name of readdirSync(new URL('texts/', PUBLIC))) {
      const translated = texts(name.replace('.json', ''));
      assert.deepEqual(Object.keys(translated), english, name);
      assert.ok(Object.values(translated).every(Boolean), name);
      assert.match(translated['arrives']!, /\{date\}/, name);
    }
  });

  test('change texts, amounts and direction at once, and stay after a reload', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/own`);
    assert.deepEqual(await direction(page), ['en', 'ltr']);
    assert.equal(await priceOf(page, 'banktransfer_mx'), 'MX$449.00');
    await page.locator('input[value=boleto_br]').check();
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('heading', { name: 'Kasse' }).waitFor();
    assert.deepEqual(await direction(page), ['de', 'ltr']);
    assert.equal(spaced(await priceOf(page, 'banktransfer_mx')), '449,00 MX$');
    assert.ok(await page.locator('input[value=boleto_br]').isChecked());
    await page.locator('#language').selectOption('ar');
    await page.getByRole('heading', { name: 'الدفع' }).waitFor();
    assert.deepEqual(await direction(page), ['ar', 'rtl']);
    assert.equal(page.url(), `${demo.url}/own?lang=ar`);
    await page.reload();
    await page.getByRole('heading', { name: 'الدفع' }).waitFor();
    assert.deepEqual(await violations(page), []);
    await page.locator('#language').selectOption('en');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    assert.equal(page.url(), `${demo.url}/own`);
    assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length), 0);
  });

  for (const [locale, language] of [
    ['es-CO', 'es-419'],
    ['sw-KE', 'en'],
  ] as const) {
    test(`begin with that of the browser: ${locale}`, async ({ demo }) => {
      const { page } = await demo.open({ locale });
      await page.goto(demo.url);
      await page.locator('html:not([data-loading])').waitFor();
      assert.deepEqual(await direction(page), [language, 'ltr']);
      assert.equal(new URL(page.url()).search, '');
    });
  }

  test('let a consumer leave the language of the browser', async ({ demo }) => {
    const { page } = await demo.open({ locale: 'ar' });
    await page.goto(`${demo.url}/own`);
    await page.getByRole('heading', { name: 'الدفع' }).waitFor();
    assert.deepEqual(await direction(page), ['ar', 'rtl']);
    await page.locator('#language').selectOption('en');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    assert.equal(page.url(), `${demo.url}/own?lang=en`);
    await page.reload();
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    assert.deepEqual(await direction(page), ['en', 'ltr']);
  });

  test('ignore an unknown language', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/own?lang=xx&theme=none&mode=none`);
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    assert.deepEqual(await direction(page), ['en', 'ltr']);
  });

  test('show the last one that was chosen, even if its texts arrive first', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/own`);
    let respond = () => {};
    const later = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/texts/de.json', async (route) => {
      await later;
      await route.continue();
    });
    const german = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/de.json'));
    await page.getByLabel('Language').selectOption('de');
    await page.locator('#language').selectOption('it');
    await page.getByRole('heading', { name: 'Pagamento' }).waitFor();
    respond();
    await german;
    // The page reads the first response before this one.
    await page.evaluate(async () => (await fetch('/texts/fr.json')).json());
    assert.deepEqual(await direction(page), ['it', 'ltr']);
    assert.equal(await page.locator('[data-text=how]').textContent(), texts('it')['how']);
  });

  for (const [name, answer] of [
    ['do not arrive', (route: Route) => route.abort()],
    ['are no JSON', (route: Route) => route.fulfill({ body: '<!doctype html>' })],
  ] as const) {
    test(`give way to English if their texts ${name}`, async ({ demo }) => {
      const { page } = await demo.open();
      await page.route('**/texts/ar.json', answer);
      await page.goto(`${demo.url}/own?lang=ar`);
      await page.getByRole('heading', { name: 'Checkout' }).waitFor();
      assert.deepEqual(await direction(page), ['en', 'ltr']);
      await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    });
  }
});
