/** The page of the demo shop: its themes, orders and confirmation, which the address keeps. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { ORDERS, type Order } from '../../demo/orders.js';
import { pay, violations, waitForEvent } from './demo.js';
import { test } from './fixtures.js';

test.describe('the themes of the shop', () => {
  for (const theme of ['', 'boutique', 'rounded', 'plain', 'dense', 'market', 'dark-brand'] as const) {
    test(`${theme || 'of the shop'} has no axe violation, and stays after a reload`, async ({ demo }) => {
      const { page } = await demo.open({ viewport: { width: 375, height: 740 } });
      await page.goto(`${demo.url}/own`);
      await page.getByRole('button', { name: 'Demo settings' }).click();
      await page.getByLabel('Theme').selectOption(theme);
      await page.locator('input[value=boleto_br]').check();
      await page.locator('pay-customer-fields [part=base]').waitFor();
      const scheme = () => page.locator('main').evaluate((main) => getComputedStyle(main).colorScheme);
      // The dark brand has no choice.
      const modes = theme === 'dark-brand' ? [] : (['light', 'dark'] as const);
      for (const mode of modes) {
        await page.getByLabel('Mode').selectOption(mode);
        assert.deepEqual(await violations(page), []);
        assert.equal(await scheme(), mode);
      }
      if (!modes.length) assert.deepEqual(await violations(page), []);
      const appearance = await page.locator('pay-provider').getAttribute('appearance');
      assert.equal(appearance, theme ? JSON.stringify({ theme }) : null);
      await page.reload();
      await page.locator('#choose').waitFor();
      assert.equal(await scheme(), 'dark');
      assert.equal(await page.getByLabel('Theme').inputValue(), theme);
    });
  }
});

test.describe('the page of the shop', () => {
  const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });

  test('lists the methods of the chosen country, and remembers it', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/own`);
    const methods = page.getByRole('radio');
    await methods.first().waitFor();
    const all = await methods.count();
    await page.getByLabel('Country').selectOption('Mexico');
    await page.locator('#total').getByText('MX$449.00').waitFor();
    assert.ok(await page.locator('input[value=banktransfer_mx]').isChecked());
    assert.equal(await methods.count(), 2);
    await page.reload();
    await page.locator('#total').getByText('MX$449.00').waitFor();
    await pay(page).click();
    await waitForEvent(page, 'pay-ready');
    assert.equal(new URL(page.url()).searchParams.get('country'), 'MX');
    await page.getByRole('link', { name: 'Choose another way to pay' }).click();
    await page.getByLabel('Country').selectOption('All countries');
    await page.waitForFunction((count) => document.querySelector('pay-methods')!.methods!.length === count, all);
  });

  for (const viewport of [
    { width: 375, height: 667 },
    { width: 1_280, height: 800 },
  ])
    test(`has Pay and the total in view at ${viewport.width} pixels`, async ({ demo }) => {
      const { page } = await demo.open({ viewport });
      await page.goto(`${demo.url}/own`);
      for (const shown of [pay(page), page.locator('.price:not(:empty):visible').first()]) {
        await shown.waitFor();
        const { y, height } = (await shown.boundingBox())!;
        assert.ok(y >= 0 && y + height <= viewport.height, `${y} + ${height}`);
      }
    });

  test('shows the order on a phone once it is opened', async ({ demo }) => {
    const { page } = await demo.open({ viewport: { width: 375, height: 667 } });
    await page.goto(`${demo.url}/own`);
    const delivery = page.getByText('Delivery', { exact: true });
    assert.ok(!(await delivery.isVisible()));
    await page.getByRole('button', { name: 'Your order', expanded: false }).click();
    await delivery.waitFor();
    assert.deepEqual(await violations(page), []);
  });

  test('prints none of its controls', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/own`);
    await pay(page).click();
    await waitForEvent(page, 'pay-ready');
    await page.emulateMedia({ media: 'print' });
    for (const name of ['.switches', '.summary', '.after', '.act', 'footer'])
      assert.ok(!(await page.locator(name).isVisible()), name);
    assert.ok(await page.getByRole('link', { name: 'Norte Coffee' }).isVisible());
  });
});

test.describe('the checkout of the shop', () => {
  test('has the price and the times of the methods in the language of the page', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/?country=MX`);
    await page.getByText('Confirmed within minutes').waitFor();
    assert.equal(await page.locator('#total').textContent(), 'MX$449.00');
    await page.getByLabel('Language').selectOption('de');
    await page.getByText('Bestätigt in wenigen Minuten').waitFor();
    assert.match((await page.locator('#total').textContent())!, /^449,00\sMX\$$/);
    await page.reload();
    await page.getByText('Bestätigt in wenigen Minuten').waitFor();
  });

  test('has one line for the order on a phone, with the price', async ({ demo }) => {
    const { page } = await demo.open({ viewport: { width: 375, height: 812 } });
    await page.goto(demo.url);
    await page.getByRole('button', { name: 'Your order Sierra blend · R$129.90' }).waitFor();
    assert.equal(await page.locator('.sums').isVisible(), false);
  });

  test('prints the number of the order', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(demo.url);
    const number = page.getByText(/^Order number NC-\d{6}$/);
    await number.waitFor({ state: 'attached' });
    assert.equal(await number.isVisible(), false);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await number.isVisible(), true);
  });

  test('links an account for no price', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/?country=ID&sale=setup`);
    await waitForEvent(page, 'pay-ready');
    assert.equal(await page.locator('.total').isVisible(), false);
  });
});

test.describe('the links of the shop', () => {
  test('keep the settings', async ({ demo }) => {
    const { page } = await demo.open();
    await pay(page, demo.url, 'pix_br');
    await page.getByLabel('Theme').selectOption('rounded');
    await page.getByRole('link', { name: 'Choose another way to pay' }).click();
    await page.waitForURL(`${demo.url}/own?theme=rounded`);
    await page.getByLabel('Mode').selectOption('dark');
    await page.getByRole('link', { name: 'Norte Coffee' }).click();
    await page.waitForURL(`${demo.url}/own?theme=rounded&mode=dark`);
    assert.equal(await page.locator('main').evaluate((main) => getComputedStyle(main).colorScheme), 'dark');
  });
});

test.describe('an order of the shop', () => {
  test('has the price that the page shows, for every method', async () => {
    const methods = new URL('../../demo/public/methods.js', import.meta.url).href;
    // eslint-disable-next-line no-unsanitized/method -- a file of this project
    const { priceOf } = (await import(methods)) as { priceOf: (method: string) => Partial<Order> | undefined };
    for (const [method, { currency, amount }] of ORDERS) {
      const shown = priceOf(method);
      assert.deepEqual([shown?.currency, shown?.amount], [currency, amount], method);
    }
  });

  test('is placed once if the consumer presses Pay twice', async ({ demo }) => {
    const { page } = await demo.open();
    let orders = 0;
    let respond = () => {};
    const pressedTwice = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/merchant/orders', async (route) => {
      orders++;
      await pressedTwice;
      await route.continue();
    });
    await page.goto(`${demo.url}/own`);
    const button = page.getByRole('button', { name: 'Pay', exact: true });
    await button.click();
    await button.click();
    respond();
    await waitForEvent(page, 'pay-ready');
    assert.equal(orders, 1);
  });

  test('can be placed again after a failure, which is in English', async ({ demo }) => {
    const { page } = await demo.open();
    await page.route('**/merchant/orders', (route) => route.abort(), { times: 1 });
    await page.goto(`${demo.url}/own?lang=ar`);
    const button = page.locator('#choose > button');
    await button.click();
    await page.locator('#problem:lang(en)').filter({ hasText: 'The order could not be placed.' }).waitFor();
    await button.click();
    await waitForEvent(page, 'pay-ready');
  });

  test('moves the focus to the heading of the page, from a button that is gone', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/own`);
    await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
    await waitForEvent(page, 'pay-ready');
    const focused = () => page.evaluate(() => document.activeElement?.id);
    assert.equal(await focused(), 'pay-title');
    const id = new URL(page.url()).searchParams.get('payment_id')!;
    await demo.consumer('POST', `/sandbox/payments/${id}/decline`);
    await page.getByRole('button', { name: 'Start again' }).press('Enter');
    await page.locator('#choose').waitFor();
    assert.equal(await focused(), 'pay-title');
  });

  test('of a mandate has the price of the shop, whatever method the address names', async ({ demo }) => {
    const { page } = await demo.open();
    await pay(page, demo.url, 'ewallet_id');
    await page.locator('#total').getByText('IDR 119,000').waitFor();
    const { search } = new URL(page.url());
    await page.goto(`${demo.url}/own${search.replace('method=ewallet_id', 'method=pix_br')}`);
    await waitForEvent(page, 'pay-ready');
    await page.locator('#total').getByText('IDR 119,000').waitFor();
  });
});

test.describe('the confirmation of the shop', () => {
  const facts = (page: Page) =>
    page
      .locator('#receipt > div')
      .evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.textContent)));

  test('names the order, the amount and the method, and shows them again after a reload', async ({ demo }) => {
    const { page } = await demo.open();
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
    assert.equal(page.url(), `${demo.url}/own`);
  });

  test('is not shown for a payment that failed', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await pay(page, demo.url, 'pix_br');
    await demo.consumer('POST', `/sandbox/payments/${id}/decline`);
    await waitForEvent(page, 'pay-fail');
    assert.equal(await page.locator('#confirmation').isVisible(), false);
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Checkout');
  });

  test('is in the language and the theme of the page after the return from the bank', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/own?lang=de&theme=rounded&mode=dark`);
    await page.locator('input[value=ewallet_kr]').check();
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
    await waitForEvent(page, 'pay-ready');
    const id = new URL(page.url()).searchParams.get('payment_id')!;
    await page.locator('pay-redirect [part=link]').click();
    await page.waitForURL(`**/sandbox/bank/${id}`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' }).waitFor();
    const { searchParams } = new URL(page.url());
    assert.deepEqual(Object.fromEntries(searchParams), { lang: 'de', theme: 'rounded', mode: 'dark', payment_id: id });
    assert.equal(await page.locator('#total', { hasText: '₩' }).isVisible(), true);
  });
});

test.describe('the log of the shop', () => {
  test('is folded, and lists the events for developers', async ({ demo }) => {
    const { page } = await demo.open();
    await pay(page, demo.url, 'pix_br');
    const event = page.locator('#log b', { hasText: 'pay-ready' });
    assert.equal(await event.isVisible(), false);
    await page.getByText('For developers').click();
    assert.equal(await event.isVisible(), true);
  });
});
