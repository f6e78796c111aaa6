import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import type { Page } from '@playwright/test';
import { events, expectOutcome, pay, status, waitForEvent } from './demo.js';
import { startProxy, type Proxy } from './proxy.js';

let proxy: Proxy;
test.beforeAll(async ({ shop }) => void (proxy = await startProxy(shop.url)));
test.afterAll(() => proxy.close());

const DAY = 86_400_000;

/** The paths that the page requests from now on. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test.describe('a waiting page', () => {
  // Some of the tests advance the service's clock.
  test.afterEach(({ demo }) => demo.consumer('POST', '/sandbox/reset'));

  test('receives the outcome by stream, without polling', async ({ demo }) => {
    const { page } = await demo.open();
    const streaming = page.waitForRequest('**/events');
    const id = await pay(page, demo.url, 'pix_br');
    await streaming;
    const paths = requestedPaths(page);
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await expectOutcome(page, 'pay-complete');
    // Modules of the step may still load after it is ready.
    assert.deepEqual(
      paths.filter((path) => !path.startsWith('/pay-elements/chunks/')),
      [],
    );
  });

  test('polls if the backend has no stream', async ({ demo }) => {
    const { page } = await demo.open();
    await page.route('**/events', (route) => route.fulfill({ status: 404, body: '{}' }));
    const id = await pay(page, demo.url, 'pix_br');
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await expectOutcome(page, 'pay-complete');
  });

  test('receives the outcome after its connection was cut', async ({ demo }) => {
    const { page } = await demo.open();
    const streaming = page.waitForResponse('**/events');
    const id = await pay(page, proxy.url, 'pix_br');
    await streaming;
    proxy.down = true;
    proxy.cut();
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await status(page).filter({ hasText: 'Still checking' }).waitFor();
    proxy.down = false;
    await expectOutcome(page, 'pay-complete');
  });

  test('continues when the device is online again', async ({ demo }) => {
    const { page } = await demo.open();
    const streaming = page.waitForResponse('**/events');
    const id = await pay(page, demo.url, 'cashvoucher_mx');
    await streaming;
    await page.context().setOffline(true);
    await status(page).filter({ hasText: 'You’re offline' }).waitFor();
    await demo.consumer('POST', `/sandbox/payments/${id}/decline`);
    await page.context().setOffline(false);
    await expectOutcome(page, 'pay-fail');
    await page.getByText('You cancelled this request.').waitFor();
  });

  test('receives the outcome although a module loaded late', async ({ demo }) => {
    const { page } = await demo.open();
    let failures = 0;
    await page.route('**/chunks/result-*.js', (route) => (failures++ ? route.continue() : route.abort()));
    const id = await pay(page, demo.url, 'pix_br');
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await expectOutcome(page, 'pay-complete');
    assert.equal((await events(page)).filter((name) => name === 'pay-error').length, 1);
  });

  test('checks the status when the consumer presses the button', async ({ demo }) => {
    const { page } = await demo.open();
    await page.route('**/events', (route) => route.abort());
    const id = await pay(page, demo.url, 'boleto_br');
    const check = page.getByRole('button', { name: 'I’ve paid' });
    await check.click();
    await page.getByText('Not confirmed yet').waitFor();
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    // The regular poll may be faster.
    await check.click().catch(() => {});
    await expectOutcome(page, 'pay-complete');
    await page.locator('#receipt').getByText('R$129.90').waitFor();
  });

  test('expires by the service’s clock, and starts again', async ({ demo }) => {
    const { page } = await demo.open();
    // The device's clock is a day behind.
    await page.clock.install({ time: Date.now() - DAY });
    await page.goto(`${demo.url}/own`);
    await page.getByText('Try other values').click();
    await page.getByLabel('Time to pay').fill('40');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await waitForEvent(page, 'pay-ready');
    await page
      .locator('[part=countdown]')
      .filter({ hasText: /^\d\d sec/ })
      .waitFor();
    // Requests fail while the device's clock jumps: a response would correct the clock and remove the cover.
    const responses = /\/payments\/pm_\w+$/;
    await page.route(responses, (route) => route.abort());
    await page.clock.runFor(40_000);
    await page.locator('[part=disc]').waitFor();
    await demo.consumer('POST', '/sandbox/clock/advance', { seconds: 40 });
    await page.unroute(responses);
    await expectOutcome(page, 'pay-fail');
    await page.getByText('The time to pay has run out').waitFor();
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    assert.equal(page.url(), `${demo.url}/own`);
  });

  test('shows on the next day that a late payment is confirmed', async ({ demo }) => {
    const { page } = await demo.open();
    // Ordered and paid without the page, because a busy machine may open the page only after the time has run out.
    const { id } = await demo.consumer('POST', '/merchant/orders', { method: 'cashvoucher_mx', expires_in: 3 });
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`, { confirmed_in: DAY / 1_000 });
    await page.goto(`${demo.url}/own?payment_id=${id}&method=cashvoucher_mx`);
    await status(page).filter({ hasText: 'If you’ve paid, don’t pay again' }).waitFor();
    assert.equal(await page.locator('[part~=barcode]').count(), 0);
    await demo.consumer('POST', '/sandbox/clock/advance', { seconds: DAY / 1_000 });
    await expectOutcome(page, 'pay-complete');
  });

  test('shows one slip and its outcome in two tabs', async ({ demo }) => {
    const { page, done } = await demo.open();
    const id = await pay(page, demo.url, 'cashvoucher_mx');
    const reference = page.locator('[part=value]').first();
    const first = await reference.textContent();
    const { page: later, done: closed } = await demo.open();
    await later.goto(page.url());
    await waitForEvent(later, 'pay-ready');
    assert.equal(await later.locator('[part=value]').first().textContent(), first);
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await expectOutcome(page, 'pay-complete');
    await expectOutcome(later, 'pay-complete');
    await done();
    await closed();
  });
});
