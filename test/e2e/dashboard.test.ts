import assert from 'node:assert/strict';
import {
  newPayment as newPaymentIn,
  openSection,
  post as postTo,
  rowOf,
  waitForLive,
  waitForStatus,
} from './dashboard-page.js';
import { waitForEvent, pay, startShop, tabTo, violations, type TestDemo } from './demo.js';
import { test } from './fixtures.js';

const SECTIONS = [
  'payments',
  'mandates',
  'customers',
  'refunds',
  'subscriptions',
  'balance',
  'events',
  'webhooks',
  'deliveries',
  'requests',
];

/** The buttons that open a form. */
const FORMS = [
  ['webhooks', 'New endpoint…'],
  ['webhooks', 'Edit…'],
  ['webhooks', 'Delete…'],
  ['subscriptions', 'New subscription…'],
  ['balance', 'New settlement…'],
] as const;

const post = (demo: TestDemo, path: string, body: object) => postTo(demo, path, body);
const newPayment = (demo: TestDemo, amount?: string) => newPaymentIn(demo, amount);
const open = (demo: TestDemo, section: string, options?: object) => openSection(demo, section, options);

test.describe('the dashboard', () => {
  test('shows a command that creates the first payment', async ({ demo }) => {
    const empty = await startShop();
    const { page } = await open({ ...demo, ...empty }, 'payments');
    await page.getByText('No payments yet').waitFor();
    const command = await page.locator('.command').textContent();
    const [, url, type, body] = /^curl (\S+) -H '([^']+)' -d '([^']+)'$/.exec(command!)!;
    const response = await fetch(url!, {
      method: 'POST',
      headers: [type!.split(': ') as [string, string]],
      body: body!,
    });
    const { id } = (await response.json()) as { id: string };
    await rowOf(page, id).waitFor();
    await page.close();
    await empty.close();
  });

  test('lists new payments, and pays, refunds and advances the clock by keyboard', async ({ demo }) => {
    const { page } = await open(demo, 'payments');
    const shop = await page.context().newPage();
    const id = await pay(shop, demo.url, 'pix_br');
    const row = rowOf(page, id);
    await row.getByText('created', { exact: true }).waitFor();

    await tabTo(page, id);
    await tabTo(page, 'Mark as paid');
    await page.keyboard.press('Enter');
    await row.getByText('paid', { exact: true }).waitFor();
    await waitForStatus(page, `${id} is paid now.`);
    // The button is gone, so the focus moves to its row.
    assert.ok(await row.getByRole('link', { name: id }).evaluate((node) => node.matches(':focus')));
    await waitForEvent(shop, 'pay-complete');

    await tabTo(page, 'Refund…');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Amount/ }).fill('999999');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('left to refund').waitFor();
    await page.getByRole('textbox', { name: /^Amount/ }).fill('1');
    await page.keyboard.press('Enter');
    await waitForStatus(page, /^rfd_\w+ of BRL 1.00 is refunded/);
    await row.getByText('1.00 refunded').waitFor();
    await page.getByRole('link', { name: 'Refunds' }).click();
    await rowOf(page, id).getByText('BRL 1.00').waitFor();

    const before = Date.parse((await demo.consumer('GET', '/sandbox/clock')).time!);
    await page.getByRole('button', { name: 'Advance the clock by 1 day' }).click();
    await waitForStatus(page, /^The time is now /);
    await page.getByLabel('Seconds').fill('7200');
    const advanced = page.waitForResponse('**/sandbox/clock/advance');
    await page.getByLabel('Seconds').press('Enter');
    await advanced;
    const moved = Date.parse((await demo.consumer('GET', '/sandbox/clock')).time!) - before;
    assert.ok(moved >= 93_600_000 && moved < 93_660_000, String(moved));
  });

  test('simulates consumers who pay too little, decline, leave, or pay late', async ({ demo }) => {
    const { page } = await open(demo, 'payments');
    const id = await newPayment(demo);
    const row = rowOf(page, id);
    await row.getByRole('button', { name: 'Underpay' }).click();
    await waitForStatus(page, 'is of 10.50 BRL, not 5.25');
    await post(demo, '/sandbox/clock/advance', { seconds: 3_601 });
    await row.getByRole('button', { name: 'Pay late' }).click();
    await waitForStatus(page, `${id} stays expired`);
    const declined = await newPayment(demo);
    await rowOf(page, declined).getByRole('button', { name: 'Decline' }).click();
    await rowOf(page, declined).getByText('failed', { exact: true }).waitFor();

    const customer_id = (await post(demo, '/v1/customers', { first_name: '<b>Ana</b>' })).id!;
    const agreement = async (payment_method: string) =>
      (
        await post(demo, `/v1/customers/${customer_id}/mandates`, {
          payment_method,
          return_url: 'https://shop.example/',
        })
      ).id!;
    const redirected = await agreement('ewallet_kr');
    await page.getByRole('link', { name: 'Mandates' }).click();
    await rowOf(page, redirected).getByRole('button', { name: 'Abandon' }).click();
    await waitForStatus(page, `${redirected} was left without a decision.`);
    await rowOf(page, redirected).getByRole('button', { name: 'Approve' }).click();
    await rowOf(page, redirected).getByText('active', { exact: true }).waitFor();

    const subscription = await post(demo, '/sandbox/subscriptions', {
      mandate_id: redirected,
      currency: 'KRW',
      amount: '1000',
      interval_seconds: 3_600,
    });
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    await rowOf(page, subscription.id!).getByText('KRW 1,000 every hour').waitFor();
    await rowOf(page, subscription.id!).getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, subscription.id!).getByText('canceled', { exact: true }).waitFor();

    const coded = await agreement('ewallet_id');
    await page.goto(`${demo.url}/sandbox#mandates?search=${coded}`);
    const code = rowOf(page, coded);
    const otp = async () => (await demo.consumer('GET', `/sandbox/otps/${coded}`)).otp!;
    await code.getByRole('button', { name: 'Show the code' }).click();
    const first = await otp();
    await code.getByText(first, { exact: true }).waitFor();
    await code.getByRole('button', { name: 'Send a new code' }).click();
    await waitForStatus(page, 'Another code was sent');
    await code.getByText(await otp(), { exact: true }).waitFor();
    await code.getByRole('button', { name: 'Hide the code' }).click();
    assert.equal(await code.getByText(await otp()).count(), 0);

    await page.getByRole('link', { name: 'Customers' }).click();
    await rowOf(page, customer_id).getByText('<b>Ana</b>').waitFor();
  });

  test('shows webhook deliveries with their attempts, and redelivers them', async ({ demo }) => {
    const { page } = await open(demo, 'deliveries');
    await post(demo, '/v1/webhook_endpoints', { url: 'http://127.0.0.1:9/hooks', event_types: ['payment.created'] });
    await newPayment(demo);
    await page.getByRole('button', { name: 'Redeliver' }).first().waitFor();
    await page
      .getByText(/^1: .* in \d+ ms$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Redeliver' }).first().click();
    await waitForStatus(page, 'is sent again.');
    await page
      .getByText(/^2: .* in \d+ ms$/)
      .first()
      .waitFor();
  });

  test('keeps the focus, the input and the scroll position while new payments arrive', async ({ demo }) => {
    const { page } = await open(demo, 'payments', { viewport: { width: 800, height: 500 } });
    const kept = await newPayment(demo, '77.00');
    for (let count = 0; count < 12; count++) await newPayment(demo, '1.00');
    const link = rowOf(page, kept).getByRole('link', { name: 'Bank’s page' });
    await link.focus();
    const top = () => link.evaluate((node) => Math.round(node.getBoundingClientRect().top));
    const before = await top();
    assert.ok((await page.evaluate(() => scrollY)) > 0);
    await rowOf(page, await newPayment(demo, '2.00')).waitFor();
    assert.ok(Math.abs((await top()) - before) <= 1, 'it moved');
    assert.ok(await link.evaluate((node) => node.matches(':focus')));

    const filter = page.getByRole('searchbox', { name: 'Search by ID, reference or amount' });
    await filter.pressSequentially(kept.slice(3, 10));
    await rowOf(page, kept).waitFor();
    await page.waitForFunction(
      () => document.querySelector('sandbox-dashboard')!.shadowRoot!.querySelectorAll('tbody tr').length === 1,
    );
    await newPayment(demo);
    // Its new status shows that the list was loaded again after the new payment.
    await post(demo, `/sandbox/payments/${kept}/pay`, {});
    await rowOf(page, kept).getByText('paid', { exact: true }).waitFor();
    assert.equal(await page.locator('tbody tr').count(), 1);
    assert.ok(await filter.evaluate((node) => node.matches(':focus')));
    await filter.fill('nothing-has-this');
    await page.getByText('No rows match “nothing-has-this”.').waitFor();
  });

  test('sends no requests while the page is hidden', async ({ demo }) => {
    const { page } = await demo.open();
    await page.clock.install();
    await page.goto(`${demo.url}/sandbox#payments`);
    await waitForLive(page);
    let requests = 0;
    page.on('request', () => requests++);
    const setHidden = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    // Requests that were already sent are reported by then.
    await page.clock.runFor(1_000);
    requests = 0;
    await page.clock.runFor(60_000);
    assert.equal(requests, 0);
    const request = page.waitForRequest('**/sandbox/payments*');
    await setHidden(false);
    await request;
  });

  test('resets everything after a confirmation', async ({ demo }) => {
    const { page } = await open(demo, 'payments');
    await page.locator('tbody tr').first().waitFor();
    const reset = page.getByRole('button', { name: 'Reset…' });
    await reset.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    assert.ok(await reset.evaluate((node) => node.matches(':focus')));
    assert.ok((await page.locator('tbody tr').count()) > 0);
    await reset.click();
    await page.getByRole('button', { name: 'Delete all data' }).click();
    await page.getByText('No payments yet').waitFor();
    await waitForStatus(page, 'All data is deleted.');
  });

  test('works as a plain page without scripts', async ({ demo }) => {
    const { page } = await demo.open({ javaScriptEnabled: false });
    const id = await newPayment(demo);
    await page.goto(`${demo.url}/sandbox`);
    await page.locator('li', { hasText: id }).getByRole('button', { name: 'Mark as paid' }).click();
    await page.locator('li', { hasText: id }).getByText('paid', { exact: true }).waitFor();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the dashboard in ${colorScheme} mode`, () => {
    test('has no axe violations, and fits 360 pixels', async ({ demo }) => {
      test.slow();
      // The payments of earlier tests would make the sections long, and not empty.
      await post(demo, '/sandbox/reset', {});
      const { page } = await open(demo, 'payments', { colorScheme, viewport: { width: 360, height: 740 } });
      for (const section of SECTIONS) {
        await page.goto(`${demo.url}/sandbox#${section}`);
        await page.getByText('Loading…').waitFor({ state: 'detached' });
        assert.deepEqual(await violations(page), [], `${section}, empty`);
      }
      const id = await pay(await page.context().newPage(), demo.url, 'boleto_br');
      await post(demo, `/sandbox/payments/${id}/pay`, {});
      await newPayment(demo, '9999999999.99');
      await pay(await page.context().newPage(), demo.url, 'ewallet_id');
      await post(demo, '/v1/webhook_endpoints', { url: 'http://127.0.0.1:9/hooks', event_types: ['refund.created'] });
      await page.goto(`${demo.url}/sandbox#payments`);
      await rowOf(page, id).getByRole('button', { name: 'Refund…' }).click();
      assert.deepEqual(await violations(page), [], 'the refund');
      await page.getByRole('button', { name: 'Refund', exact: true }).click();
      await waitForStatus(page, 'is refunded');
      for (const width of [360, 1_280]) {
        await page.setViewportSize({ width, height: 740 });
        for (const section of SECTIONS.filter((name) => name !== 'subscriptions')) {
          await page.goto(`${demo.url}/sandbox#${section}`);
          await page.locator('tbody tr').first().waitFor();
          assert.deepEqual(await violations(page), [], `${section}, ${width}`);
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, section);
        }
        await page.locator('tbody tr').first().getByRole('link').first().click();
        assert.deepEqual(await violations(page), [], 'the details');
        await page.keyboard.press('Escape');
        for (const [section, name] of FORMS) {
          await page.goto(`${demo.url}/sandbox#${section}`);
          await page.getByRole('button', { name }).first().click();
          assert.deepEqual(await violations(page), [], name);
          await page.keyboard.press('Escape');
        }
        await page.goto(`${demo.url}/sandbox/api`);
        assert.deepEqual(await violations(page), [], 'the description');
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, 'the description');
      }
      await post(demo, '/sandbox/reset', {});
    });
  });
}
