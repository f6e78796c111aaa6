import assert from 'node:assert/strict';
import { devices, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { events, waitForEvent, pay, type CheckedPage, type TestDemo } from './demo.js';
import { test } from './fixtures.js';

/** Chromium's error for a link to an app that is not installed. */
const NO_APP = /^(Failed|Not allowed) to launch 'ovoid-sandbox:/;
const MISSING = /didn’t open\?/;

const pressCount = async (page: Page) => (await events(page)).filter((name) => name === 'pay-redirect').length;
/** Clicks by script: after an app link, headless Chromium waits for the answer to a dialog that nobody sees. */
const press = (button: Locator) => button.evaluate((node) => (node as HTMLElement).click());
/** Prevents navigation by links; clicks still fire their events. */
const blockLinks = (page: Page) => page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
const link = (page: Page) => page.locator('pay-redirect [part=link]');

/** Hides or shows the page, because headless browsers never do. */
function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Opens a page with a clock that the test can advance. */
async function openWithClock(
  demo: TestDemo,
  options: BrowserContextOptions,
  expected?: RegExp,
  open = demo.open,
): Promise<CheckedPage> {
  const tab = await open(options, expected);
  await tab.page.clock.install();
  return tab;
}

/** Runs longer than the page waits for an app. */
const waitForApp = (page: Page) => page.clock.runFor(2_600);

/** Waits until the page reports that the app did not open. */
async function expectMissingApp(page: Page): Promise<void> {
  await page.getByText('Opening the app…').waitFor();
  await waitForApp(page);
  await page.getByText(MISSING).waitFor();
}

const open = (demo: TestDemo, more: BrowserContextOptions = {}) => openWithClock(demo, more, NO_APP);

test.describe('redirects', () => {
  test('a missing app gets help, is retried only by a press, and the payment can complete elsewhere', async ({
    demo,
    isMobile,
  }) => {
    const { page } = await open(demo, { permissions: ['clipboard-read', 'clipboard-write'] });
    const id = await pay(page, demo.url, 'ovo_id');
    await link(page).click();
    await expectMissingApp(page);
    const copy = page.getByRole('button', { name: 'Copy link' });
    await press(copy);
    await waitForEvent(page, 'pay-copied');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `ovoid-sandbox://pay?id=${id}`);
    const code = page.locator('pay-redirect [part=code] svg');
    if (isMobile) assert.equal(await code.count(), 0);
    else await code.waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    assert.equal(await pressCount(page), 1);
    await press(page.getByRole('link', { name: 'Try again' }));
    await page.getByText('Opening the app…').waitFor();
    assert.equal(await copy.isVisible(), true);
    await expectMissingApp(page);
    assert.equal(await pressCount(page), 2);
    await demo.consumer('POST', `/sandbox/bank/${id}/approve`);
    await waitForEvent(page, 'pay-complete');
    assert.equal(await copy.count(), 0);
  });

  test('an app that opened gets no help, and its link is there after the return', async ({ demo }) => {
    const { page } = await open(demo);
    const id = await pay(page, demo.url, 'ovo_id');
    await link(page).click();
    await turn(page, 'hidden');
    await waitForApp(page);
    await turn(page, 'visible');
    await page.getByRole('link', { name: 'Open OVO' }).waitFor();
    await waitForApp(page);
    assert.equal(await page.getByText(MISSING).count(), 0);
    assert.equal(await pressCount(page), 1);
    await demo.consumer('POST', `/sandbox/bank/${id}/approve`);
    await waitForEvent(page, 'pay-complete');
  });

  test('a universal link opens the app’s page, and the return shows the result', async ({ demo }) => {
    const { page } = await open(demo);
    const app = 'https://wallet.example/pay?id=%31&x=y';
    await page.route('**/merchant/payments/*', async (route) => {
      const response = await route.fetch();
      const payment = (await response.json()) as { status: string; action: object };
      if (payment.status === 'created') payment.action = { type: 'redirect_to_app', redirect_to_app: { url: app } };
      await route.fulfill({ response, json: payment });
    });
    // The stream would report the original link.
    await page.route('**/merchant/payments/*/events', (route) => route.abort());
    const opened: string[] = [];
    await page.route('https://wallet.example/**', (route) => {
      opened.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Wallet</title>The wallet' });
    });
    const id = await pay(page, demo.url, 'ovo_id');
    await link(page).click();
    await page.getByText('The wallet').waitFor();
    assert.deepEqual(opened, [app]);
    await demo.consumer('POST', `/sandbox/bank/${id}/approve`);
    await page.goto(`${demo.url}/own?payment_id=${id}`);
    await waitForEvent(page, 'pay-complete');
    assert.equal(await pressCount(page), 0);
  });

  test('a double click opens the app once', async ({ demo }) => {
    const { page } = await open(demo);
    await pay(page, demo.url, 'ovo_id');
    await blockLinks(page);
    await link(page).dblclick();
    await expectMissingApp(page);
    assert.equal(await pressCount(page), 1);
  });

  for (const way of ['the bank’s return link', 'the back button'] as const) {
    test(`a payment that the consumer left by ${way} can be continued`, async ({ demo }) => {
      const { page } = await open(demo);
      const id = await pay(page, demo.url, 'card_ru');
      for (let time = 0; time < 2; time++) {
        await link(page).click();
        await page.waitForURL(`**/sandbox/bank/${id}`);
        if (way === 'the back button') await page.goBack();
        else await page.goto(`${demo.url}/own?payment_id=${id}`);
        await link(page).waitFor();
        assert.equal(await page.getByText(/^Redirecting to/).count(), 0);
      }
      await link(page).click();
      await page.waitForURL(`**/sandbox/bank/${id}`);
      await page.getByRole('button', { name: 'Decline' }).click();
      await waitForEvent(page, 'pay-fail');
      const names = await events(page);
      assert.equal(names.filter((one) => one === 'pay-fail').length, 1);
      assert.equal(await link(page).count(), 0);
    });
  }

  test('a countdown redirects only once', async ({ demo }) => {
    const { page } = await open(demo);
    await page.route(`${demo.url}/**`, async (route) => {
      if (route.request().resourceType() !== 'document' || !new URL(route.request().url()).search)
        return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('<pay-action ', '<pay-action auto-redirect="1" ');
      return route.fulfill({ response, body });
    });
    const id = await pay(page, demo.url, 'ewallet_kr');
    await page.reload();
    await page.waitForURL(`**/sandbox/bank/${id}`);
    await page.goto(`${demo.url}/own?payment_id=${id}`);
    await link(page).waitFor();
    await waitForApp(page);
    assert.equal(new URL(page.url()).pathname, '/own');
    assert.equal(await page.getByText(/You will be taken/).count(), 0);
  });
});

test.describe('redirects on any device', () => {
  test.skip(({ isMobile }) => isMobile, 'one device is enough');

  test('a dialog in front of the page delays the help', async ({ demo }) => {
    const { page } = await openWithClock(demo, {}, NO_APP, demo.openInWindow);
    await pay(page, demo.url, 'ovo_id');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    await blockLinks(page);
    await link(page).click();
    // A new page takes the focus without hiding this one.
    const dialog = await page.context().newPage();
    await page.waitForFunction(() => !document.hasFocus());
    await waitForApp(page);
    assert.equal(await page.getByText('Opening the app…').count(), 1);
    await dialog.close();
    await page.waitForFunction(() => document.hasFocus());
    assert.equal(await page.getByText(MISSING).count(), 0);
    await expectMissingApp(page);
  });

  test('a link can be opened in another tab, and the payment completes there', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await pay(page, demo.url, 'card_ru');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(`**/sandbox/bank/${id}`);
    assert.equal(await page.getByText(/^Redirecting to/).count(), 0);
    assert.equal(await pressCount(page), 0);
    await tab.getByRole('button', { name: 'Approve' }).click();
    await tab.waitForURL(`${demo.url}/own?payment_id=${id}`);
    await waitForEvent(tab, 'pay-complete');
    await waitForEvent(page, 'pay-complete');
  });

  test('the help names an in-app browser', async ({ demo }) => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ3A.230901.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Version/4.0 Chrome/115.0.5790.166 Mobile Safari/537.36 Instagram 340.0.0.22.109 Android (33/13; 420dpi)';
    const { page } = await openWithClock(demo, { ...devices['Pixel 7'], userAgent }, NO_APP);
    await pay(page, demo.url, 'ovo_id');
    await link(page).click();
    await waitForApp(page);
    await page.getByText('You’re in the browser inside Instagram').waitFor();
  });

  test('the link stays usable if the help cannot be loaded', async ({ demo }) => {
    const { page } = await openWithClock(demo, {}, NO_APP);
    await page.route('**/chunks/help-*.js', (route) => route.abort());
    await pay(page, demo.url, 'ovo_id');
    await link(page).click();
    await expectMissingApp(page);
    await press(page.getByRole('link', { name: 'Try again' }));
    await expectMissingApp(page);
    assert.equal(await pressCount(page), 2);
  });

  test('a frame that may not navigate the page offers a new tab', async ({ demo }) => {
    const { page } = await openWithClock(demo, {}, /^Unsafe attempt to initiate navigation/);
    const serve = (path: string, body: string) =>
      page.route(demo.url + path, (route) => route.fulfill({ contentType: 'text/html', body }));
    const bank = `${demo.url}/sandbox`;
    await serve('/outer', '<iframe sandbox="allow-scripts allow-same-origin allow-popups" src="/inner"></iframe>');
    await serve(
      '/inner',
      `<script type="module" src="/pay-elements/pay-elements.js"></script><pay-redirect url="${bank}"></pay-redirect>`,
    );
    await page.goto(`${demo.url}/outer`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: 'Continue to' }).click();
    await frame.getByText('Redirecting to').waitFor();
    await page.clock.fastForward(10_000);
    await frame.getByText('didn’t open? Try again.').waitFor();
    assert.equal(page.url(), `${demo.url}/outer`);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('link', { name: 'Open in a new tab' }).click(),
    ]);
    await tab.waitForURL(bank);
  });

  test('a linked wallet shows its account', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await pay(page, demo.url, 'ewallet_id');
    const { otp } = await demo.consumer('GET', `/sandbox/otps/${id}`);
    await page.getByRole('textbox', { name: 'One-time code' }).fill(otp!);
    await waitForEvent(page, 'pay-complete');
    const account = page.locator('pay-wallet-account');
    await account.getByText('+6281234567890').waitFor();
    assert.equal(await account.locator('[part=balance]').textContent(), 'IDR 250,000');
    await page.reload();
    await account.getByText('+6281234567890').waitFor();
  });
});
