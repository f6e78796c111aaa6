import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { byBoleto, qrAction, transferAction, voucherAction } from '../support/samples.js';
import { paying } from './all-steps.js';
import { test } from './fixtures.js';

const SCRIPT = '<script type="module" src="/pay-elements/pay-elements.js"></script>';
const TAGS = [
  'pay-action',
  'pay-bank-transfer',
  'pay-boleto-details',
  'pay-cash-voucher',
  'pay-details',
  'pay-otp-verify',
  'pay-provider',
  'pay-qr',
  'pay-redirect',
];

/** Serves a page of the test on the demo's origin. */
async function serve(page: Page, path: string, body: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` }));
}

/** Keeps the constructors of `Intl` that were called before the frame with the step. */
function watchIntl(): void {
  const called: string[] = [];
  let isPainted = false;
  for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat', 'Locale'] as const) {
    const construct = (target: new (...args: unknown[]) => object, args: unknown[]): object => {
      if (!isPainted) called.push(`${name} ${JSON.stringify(args)}`);
      return new target(...args);
    };
    Object.assign(Intl, { [name]: new Proxy(Intl[name] as new () => object, { construct }) });
  }
  // The step is painted in this frame: a timeout may come as late as the next one.
  const paint = () => requestAnimationFrame(() => (isPainted = true));
  addEventListener('pay-ready', paint, true);
  Object.assign(globalThis, { called });
}

test.describe('the first paint', () => {
  const MEXICAN = { currency: 'MXN', amount: '449.00' };
  for (const [name, language, due, overrides] of [
    ['a QR code', 'pt-BR', false, { action: qrAction }],
    ['a boleto', 'pt-BR', true, byBoleto],
    ['a transfer', 'es-MX', true, { payment_method: 'banktransfer_mx', action: transferAction, ...MEXICAN }],
    ['a voucher', 'es-MX', true, { payment_method: 'cashvoucher_mx', action: voucherAction, ...MEXICAN }],
    ['a one-time code', 'id', false, { payment_method: 'ewallet_id', action: { type: 'verify_otp' }, currency: 'IDR' }],
  ] as const) {
    // Its first formatter takes 12 ms, and 6 times as long on a slow phone.
    test(`of ${name} does without Intl`, async ({ demo }) => {
      const { page } = await demo.open();
      await page.addInitScript(watchIntl);
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
      const script = `<link rel="modulepreload" href="/pay-elements/locales/${language}.js">${SCRIPT}`;
      const step = paying({ ...overrides, time_expired: tomorrow });
      await serve(page, '/first', `<html lang="${language}">${script}${step}`);
      await page.goto(`${demo.url}/first`);
      await page.locator('pay-action [part=left]').waitFor();
      assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { called: string[] }).called), []);
      if (due) assert.match((await page.locator('pay-action [part=due]').textContent())!, /\sde\s.*\sde\s\d{4}/);
    });
  }
});

test.describe('the script tag', () => {
  test('registers every step, including those that the page does not use', async ({ demo }) => {
    const { page } = await demo.open();
    await serve(page, '/empty', SCRIPT);
    await page.goto(`${demo.url}/empty`);
    await page.evaluate((tags) => Promise.all(tags.map((tag) => customElements.whenDefined(tag))), TAGS);
  });

  test('shows an action that is set by attributes only', async ({ demo }) => {
    const { page } = await demo.open();
    const action = '{"type":"redirect_to_url","redirect_to_url":{"url":"https://bank.example.com/"}}';
    await serve(page, '/attributes', `${SCRIPT}<pay-action action='${action}'></pay-action>`);
    await page.goto(`${demo.url}/attributes`);
    await page.getByRole('link', { name: 'Continue to bank.example.com' }).waitFor();
  });

  test('works if it is on the page twice', async ({ demo }) => {
    const { page } = await demo.open();
    const again = SCRIPT.replace('.js', '.js?again');
    await serve(page, '/twice', `${SCRIPT}${again}<pay-qr data="HELLO"></pay-qr>`);
    await page.route('**/pay-elements.js?again', (route) =>
      route.continue({ url: `${demo.url}/pay-elements/pay-elements.js` }),
    );
    await page.goto(`${demo.url}/twice`);
    await page.locator('pay-qr [part=code] svg').waitFor();
  });

  test('starts one countdown, even after several failed loads of its module', async ({ demo }) => {
    const { page } = await demo.open();
    const [from, to] = ['<div id="from"></div>', '<div id="to"></div>'];
    await serve(page, '/surroundings', `${SCRIPT}<pay-provider>${from}${to}</pay-provider>`);
    let broken = true;
    await page.route('**/chunks/surroundings-*.js', (route) => (broken ? route.abort() : route.continue()));
    await page.goto(`${demo.url}/surroundings`);
    const failed = () => page.waitForEvent('requestfailed', (request) => request.url().includes('surroundings'));
    let failure = failed();
    await page.evaluate(async () => {
      await customElements.whenDefined('pay-provider');
      // Cancelling a timer that has already run must not count as pending.
      const pending = new Set<unknown>();
      const after = (ms: number, task: () => void) => {
        const timer = setTimeout(() => {
          pending.delete(timer);
          task();
        }, ms);
        pending.add(timer);
        document.body.dataset['pending'] = String(pending.size);
        return () => {
          pending.delete(timer);
          clearTimeout(timer);
        };
      };
      document.querySelector('pay-provider')!.clock = { now: () => Date.now(), random: () => 0, after };
      const code = document.createElement('pay-qr');
      Object.assign(code, { data: 'Pix', expiresAt: new Date(Date.now() + 600_000).toISOString() });
      document.querySelector('#from')!.append(code);
    });
    await failure;
    failure = failed();
    await page.evaluate(() => document.querySelector('#to')!.append(document.querySelector('pay-qr')!));
    await failure;
    broken = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('Pay within').waitFor();
    assert.equal(await page.locator('body').getAttribute('data-pending'), '1');
  });

  test('navigates the top page, not the frame', async ({ demo }) => {
    const { page } = await demo.open();
    await serve(page, '/inner', `${SCRIPT}<pay-redirect url="${demo.url}/sandbox"></pay-redirect>`);
    await serve(page, '/outer', '<iframe src="/inner"></iframe>');
    await page.goto(`${demo.url}/outer`);
    await page.frameLocator('iframe').getByRole('link').click();
    await page.waitForURL(`${demo.url}/sandbox`);
  });

  test('redirects automatically once, and not again after the back button', async ({ demo }) => {
    const { page } = await demo.open();
    await serve(page, '/auto', `${SCRIPT}<pay-redirect url="${demo.url}/sandbox" auto-redirect="1"></pay-redirect>`);
    await page.goto(`${demo.url}/auto`);
    await page.waitForURL(`${demo.url}/sandbox`);
    await page.goBack();
    await page.getByRole('link').waitFor();
    await page.clock.install();
    await page.clock.runFor(60_000);
    assert.equal(new URL(page.url()).pathname, '/auto');
    assert.equal(await page.getByText(/^Redirecting to/).count(), 0);
  });
});
