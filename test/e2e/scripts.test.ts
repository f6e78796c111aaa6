/** The requests of a page until a step is on screen, with each file that a shop can name in a tag. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { Page } from 'playwright-core';
import {
  byBoleto,
  mandate,
  otpAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';
import { startHost, type Host } from '../trust/host.js';
import { html, type Exchange } from '../trust/server.js';

/** With a region, from right to left, with a script, and of three letters. */
const LANGUAGES = ['pt-BR', 'ar', 'zh-Hant', 'fil'];
/** A payment that can be paid for a hundred years. */
const open = (values: object) => payment({ time_expired: '2126-11-21T13:00:00+00:00', ...values });
const STEPS: Readonly<Record<string, { readonly object: string }>> = {
  redirect: open({ action: redirectAction }),
  otp: mandate({ action: otpAction }),
  qr: open({ action: qrAction }),
  details: open({
    payment_method: 'other_xx',
    action: { type: 'display_details', display_details: { bank_code: '001' } },
  }),
  boleto: open(byBoleto),
  'bank-transfer': open({ payment_method: 'banktransfer_mx', action: transferAction, currency: 'MXN' }),
  'cash-voucher': open({ payment_method: 'cashvoucher_mx', action: voucherAction, currency: 'MXN' }),
};
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types pay-elements";

/** `/page?file=pay-elements.js&lang=pt-BR&step=qr`. A page that knows its language preloads the texts. */
function respond({ request, response }: Exchange): void {
  const query = new URL(request.url!, 'http://host').searchParams;
  const file = query.get('file')!;
  const lang = query.get('lang')!;
  const preload = query.has('preload') ? `<link rel="modulepreload" href="/dist/locales/${lang}.js">` : '';
  const resource = STEPS[query.get('step')!];
  const json = JSON.stringify(resource ?? {}).replaceAll("'", '&#39;');
  const body = `${query.get('body') ?? `<pay-action ${resource?.object ?? 'payment'}='${json}'></pay-action>`}
    ${preload}<script ${file.endsWith('.all.js') ? '' : 'type="module" '}src="/dist/${file}"></script>`;
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CSP })
    .end(html(body).replace('lang="en"', `lang="${lang}"`));
}

let host: Host;
test.beforeAll(async ({ browser }) => (host = await startHost(browser, { '/page': respond })));
test.afterAll(() => host.close());

interface Opened {
  readonly page: Page;
  /** The names of the requested scripts, without folder and release. */
  readonly requested: string[];
  readonly done: () => Promise<void>;
}

/** Opens a page. Chunks wait until `release` is called, so that what is painted does not need them. */
async function visit(query: Record<string, string>, { hold = false } = {}): Promise<Opened & { release(): void }> {
  const { page, problems } = await host.open();
  page.setDefaultTimeout(15_000);
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([\w.-]+?)(-[0-9a-f]{8})?\.js$/.exec(request.url()) ?? [];
    if (name) requested.push(name);
  });
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  if (hold) await page.route('**/chunks/*.js', (route) => void held.then(() => route.continue()));
  // In development a script also loads the warnings: warnings.test.ts.
  const origin = host.url.replace('127.0.0.1', 'shop.localhost');
  await page.goto(`${origin}/page?${new URLSearchParams(query).toString()}`, { waitUntil: 'commit' });
  const done = async () => {
    await page.context().close();
    assert.deepEqual(problems, []);
  };
  return { page, requested, release, done };
}

const step = (page: Page) => page.locator('pay-action').locator('[part~=step]').locator('[part~=base]');

test.describe('the step', () => {
  const rows = Object.keys(STEPS).map((name) => ({ name, file: 'pay-elements.js' }));
  // The other file has all steps.
  const all = ['otp', 'qr'].map((name) => ({ name, file: 'pay-elements.all.js' }));
  for (const { name, file } of [...rows, ...all]) {
    test(`${name} is on screen after one request, for ${file}`, async () => {
      const { page, requested, release, done } = await visit({ file, lang: 'en', step: name }, { hold: true });
      await step(page).waitFor();
      assert.equal(requested[0], file.replace('.js', ''));
      release();
      await done();
    });
  }
});

test.describe('a language', () => {
  for (const lang of LANGUAGES) {
    test(`${lang} is on screen after the script and its preloaded texts, and the lazy-loaded parts are in it`, async () => {
      const query = { file: 'pay-elements.js', lang, step: 'boleto', preload: '' };
      const { page, requested, release, done } = await visit(query, { hold: true });
      await step(page).waitFor();
      const base = page.locator('pay-boleto-details [part=base]');
      assert.equal((await base.getAttribute('lang'))!.replace(/-u-.*/, ''), lang);
      assert.doesNotMatch((await base.textContent())!, /Boleto number|Barcode number/);
      assert.deepEqual(requested.slice(0, 2).sort(), [lang, 'pay-elements'].sort());
      release();
      await base.locator('[part~=tools] summary').waitFor();
      assert.doesNotMatch((await base.locator('[part~=tools]').textContent()) ?? '', /Print|Copy all/);
      await done();
    });
  }

  test('that is not preloaded is on screen, too, with the script in one file', async () => {
    for (const file of ['pay-elements.js', 'pay-elements.all.js']) {
      const { page, done } = await visit({ file, lang: 'de', step: 'boleto' });
      await page.getByRole('button', { name: 'Kopieren' }).first().waitFor();
      await done();
    }
  });

  test('reaches an element that is not in the script', async () => {
    const body =
      '<pay-wallet-account payment-method="ovo_id"></pay-wallet-account><form><pay-customer-fields payment-method="boleto_br"></pay-customer-fields></form>';
    const { page, done } = await visit({ file: 'pay-elements.js', lang: 'pt-BR', body });
    await page.getByLabel('CPF').waitFor();
    await done();
  });
});

test.describe('the script', () => {
  test('requests nothing that the page has not asked for', async () => {
    const { page, requested, done } = await visit({ file: 'pay-elements.js', lang: 'en', body: '<p>Shop</p>' });
    await page.waitForLoadState('networkidle');
    assert.deepEqual(requested, ['pay-elements']);
    await done();
  });
});
