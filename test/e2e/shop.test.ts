/** The page of the demo shop: its languages, themes and confirmation, which the address keeps. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { pay, startTestDemo, violations, waitForEvent, type TestDemo } from './demo.js';

let demo: TestDemo;
before(async () => void (demo = await startTestDemo()));
after(() => demo.close());

const PUBLIC = new URL('../../demo/public/', import.meta.url);
const LOCALES = new URL('../../src/locales/', import.meta.url);

const direction = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const priceOf = (page: Page, method: string) => page.locator(`label:has([value=${method}]) .price`).textContent();
const spaced = (text: string | null) => text?.replace(/\s/g, ' ');

describe('the languages of the shop', () => {
  const languages = readdirSync(LOCALES)
    .filter((name) => /^[a-z]{2,3}(-[A-Z]\w+)?\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''));
  const texts = (language: string) =>
    JSON.parse(readFileSync(new URL(`texts/${language}.json`, PUBLIC), 'utf8')) as Record<string, string>;
  const english = [...readFileSync(new URL('texts.js', PUBLIC), 'utf8').matchAll(/^ {2}(\w+): '/gm)].map(
    ([, key]) => key,
  );

  it('are those of the library', async () => {
    const { page, done } = await demo.open();
    await page.goto(demo.url);
    const offered = await page
      .locator('#language option')
      .evaluateAll((all) => all.map((one) => [(one as HTMLOptionElement).value, one.getAttribute('lang')]));
    assert.deepEqual(offered.map(([value]) => value).sort(), languages.sort());
    for (const [value, lang] of offered) assert.equal(value, lang);
    await done();
  });

  it('have every text', () => {
    assert.ok(english.length > 30);
    for (const name of readdirSync(new URL('texts/', PUBLIC))) {
      const translated = texts(name.replace('.json', ''));
      assert.deepEqual(Object.keys(translated), english, name);
      assert.ok(Object.values(translated).every(Boolean), name);
      assert.match(translated['arrives']!, /\{date\}/, name);
    }
  });

  it('change texts, amounts and direction at once, and stay after a reload', async () => {
    const { page, done } = await demo.open();
    await page.goto(demo.url);
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
    assert.equal(page.url(), `${demo.url}/?lang=ar`);
    await page.reload();
    await page.getByRole('heading', { name: 'الدفع' }).waitFor();
    assert.deepEqual(await violations(page), []);
    await page.locator('#language').selectOption('en');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    assert.equal(page.url(), `${demo.url}/`);
    assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length), 0);
    await done();
  });

  it('ignore an unknown language', async () => {
    const { page, done } = await demo.open();
    await page.goto(`${demo.url}/?lang=xx&theme=none&mode=none`);
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    assert.deepEqual(await direction(page), ['en', 'ltr']);
    await done();
  });
});

describe('the themes of the shop', () => {
  for (const theme of ['', 'rounded', 'plain', 'dense', 'dark-brand'] as const) {
    for (const mode of ['light', 'dark'] as const) {
      it(`${theme || 'of the shop'} has no axe violation in ${mode} mode`, async () => {
        const { page, done } = await demo.open({ viewport: { width: 375, height: 740 } });
        await page.goto(demo.url);
        await page.getByLabel('Mode').selectOption(mode);
        await page.getByLabel('Theme').selectOption(theme);
        await page.locator('input[value=boleto_br]').check();
        await page.locator('pay-customer-fields [part=base]').waitFor();
        assert.deepEqual(await violations(page), []);
        const scheme = () => page.locator('main').evaluate((main) => getComputedStyle(main).colorScheme);
        assert.equal(await scheme(), theme === 'dark-brand' ? 'dark' : mode);
        const appearance = await page.locator('pay-provider').getAttribute('appearance');
        assert.equal(appearance, theme ? JSON.stringify({ theme }) : null);
        await page.reload();
        await page.locator('#choose').waitFor();
        assert.equal(await scheme(), theme === 'dark-brand' ? 'dark' : mode);
        assert.equal(await page.getByLabel('Theme').inputValue(), theme);
        await done();
      });
    }
  }
});

describe('the confirmation of the shop', () => {
  const facts = (page: Page) =>
    page
      .locator('#receipt > div')
      .evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.textContent)));

  it('names the order, the amount and the method, and shows them again after a reload', async () => {
    const { page, done } = await demo.open();
    const id = await pay(page, demo.url, 'banktransfer_mx');
    assert.equal(await page.locator('#confirmation').isVisible(), false);
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await waitForEvent(page, 'pay-complete');
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    const { reference } = await demo.consumer('GET', `/merchant/payments/${id}`);
    assert.match(reference!, /^NC-\d{6}$/);
    const shown = await facts(page);
    assert.deepEqual(shown.slice(0, 3), [
      ['Order number', reference],
      ['Paid', 'MX$449.00'],
      ['Payment method', 'SPEI transfer · Mexico'],
    ]);
    await page.getByRole('heading', { name: 'What happens next' }).waitFor();
    assert.equal(await page.locator('#total').textContent(), 'MX$449.00');
    await page.reload();
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    assert.deepEqual(await facts(page), shown);
    await page.getByRole('link', { name: 'Start a new order' }).click();
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    assert.equal(page.url(), `${demo.url}/`);
    await done();
  });

  it('is not shown for a payment that failed', async () => {
    const { page, done } = await demo.open();
    const id = await pay(page, demo.url, 'pix_br');
    await demo.consumer('POST', `/sandbox/payments/${id}/decline`);
    await waitForEvent(page, 'pay-fail');
    assert.equal(await page.locator('#confirmation').isVisible(), false);
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Checkout');
    await done();
  });

  it('is in the language and the theme of the page after the return from the bank', async () => {
    const { page, done } = await demo.open();
    await page.goto(`${demo.url}/?lang=de&theme=rounded&mode=dark`);
    await page.locator('input[value=ewallet_kr]').check();
    await page.getByRole('button', { name: 'Zahlen' }).click();
    await waitForEvent(page, 'pay-ready');
    const id = new URL(page.url()).searchParams.get('payment_id')!;
    await page.locator('pay-redirect [part=link]').click();
    await page.waitForURL(`**/sandbox/bank/${id}`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' }).waitFor();
    const { searchParams } = new URL(page.url());
    assert.deepEqual(Object.fromEntries(searchParams), { lang: 'de', theme: 'rounded', mode: 'dark', payment_id: id });
    assert.equal(await page.getByText('₩').first().isVisible(), true);
    await done();
  });
});

describe('the log of the shop', () => {
  it('is folded, and lists the events for developers', async () => {
    const { page, done } = await demo.open();
    await pay(page, demo.url, 'pix_br');
    const event = page.locator('#log b', { hasText: 'pay-ready' });
    assert.equal(await event.isVisible(), false);
    await page.getByText('For developers').click();
    assert.equal(await event.isVisible(), true);
    assert.deepEqual(await violations(page), []);
    await done();
  });
});
