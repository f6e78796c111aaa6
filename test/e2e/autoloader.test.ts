import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { mandate, payment, qrAction } from '../support/samples.js';
import { startHost, type Host } from '../trust/host.js';
import { html, page as answerPage } from '../trust/server.js';

const AUTOLOADER = '<script type="module" src="/dist/autoloader.js"></script>';
const CODE = '<pay-otp-verify mandate-id="mdt_1"></pay-otp-verify>';
const STRICT = {
  'content-security-policy':
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self';
    require-trusted-types-for 'script'; trusted-types pay-elements`.replace(/\s+/g, ' '),
};

let host: Host;
test.beforeAll(async ({ browser }) => {
  host = await startHost(browser, {
    '/bare': answerPage(AUTOLOADER, STRICT),
    '/twice': answerPage(`${AUTOLOADER}${AUTOLOADER.replace('/dist/', '/copy-1/')}${CODE}`, STRICT),
    '/pay': answerPage(`${AUTOLOADER}<pay-action src="/qr"></pay-action>`, STRICT),
    '/german': ({ response }) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...STRICT })
        .end(html(AUTOLOADER + CODE).replace('lang="en"', 'lang="de"')),
    '/qr': ({ json }) => json(200, payment({ action: qrAction, time_expired: '2126-11-21T13:00:00+00:00' })),
    '/shop/v1/mandates/mdt_1/verify': ({ json }) => json(200, mandate({ status: 'active', action: {} })),
  });
});
test.afterAll(() => host.close());

/** Opens a page. @returns the page, the names of its loaded scripts, and a function that closes it and checks for errors */
async function open(path: string): Promise<{ page: Page; loaded: string[]; done: () => Promise<void> }> {
  const { page, problems } = await host.open();
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([\w.-]+?)(-[0-9a-f]{8})?\.js$/.exec(request.url()) ?? [];
    if (name) loaded.push(name);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) problems.push(message.text());
  });
  // In development the autoloader also loads the warnings: warnings.test.ts.
  await page.goto(host.url.replace('127.0.0.1', 'shop.localhost') + path);
  await page.waitForLoadState('networkidle');
  const done = async () => {
    await page.context().close();
    assert.deepEqual(problems, []);
  };
  return { page, loaded, done };
}

/** Adds elements without the parser, because Trusted Types restrict the parser. */
const add = (page: Page, tag: string, attributes: Record<string, string>, within = 'body') =>
  page.evaluate(
    ([tag, attributes, within]) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.querySelector(within)!.append(element);
    },
    [tag, attributes, within] as const,
  );

test.describe('the autoloader', () => {
  test('loads nothing for a page without elements', async () => {
    const { loaded, done } = await open('/bare');
    assert.deepEqual(loaded, ['autoloader']);
    await done();
  });

  test('loads the script with the first element that is added', async () => {
    const { page, loaded, done } = await open('/bare');
    await add(page, 'pay-otp-verify', { 'mandate-id': 'mdt_1' });
    await page.getByLabel('One-time code').waitFor();
    assert.deepEqual(loaded, ['autoloader', 'pay-elements']);
    await done();
  });

  test('loads the step of an action', async () => {
    const { page, loaded, done } = await open('/pay');
    await page.locator('pay-qr [part=code] svg').waitFor();
    assert.ok(!loaded.includes('qr'), 'the script has the step inside');
    await done();
  });

  test('loads the provider before the elements inside it', async () => {
    const { page, done } = await open('/bare');
    await page.evaluate(() => {
      const provider = document.createElement('pay-provider');
      provider.setAttribute('base-url', '/shop');
      const code = document.createElement('pay-otp-verify');
      code.setAttribute('mandate-id', 'mdt_1');
      provider.append(code);
      document.body.append(provider);
    });
    await page.getByLabel('One-time code').fill('123456');
    await page.getByText('Account linked').waitFor();
    await done();
  });

  test('observes shadow roots that the page registers', async () => {
    const { page, done } = await open('/bare');
    await page.evaluate(async () => {
      const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
      const path = '/dist/autoloader.js';
      // eslint-disable-next-line no-unsanitized/method -- a file of this project
      const { autoload } = (await import(path)) as { autoload: (root: ShadowRoot) => void };
      autoload(root);
      root.append(document.createElement('pay-otp-verify'), document.createElement('pay-wallet-account'));
    });
    await page.getByLabel('One-time code').waitFor();
    await page.evaluate(() => customElements.whenDefined('pay-wallet-account'));
    await done();
  });

  test('retries a failed load when another element is added', async () => {
    const { page, done } = await open('/bare');
    let broken = true;
    await page.route('**/pay-elements.js', (route) => (broken ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed');
    await add(page, 'pay-otp-verify', {});
    await failed;
    broken = false;
    await add(page, 'i', {});
    await page.getByLabel('One-time code').waitFor();
    await done();
  });

  test('works if it is on the page twice: only the first copy loads elements', async () => {
    const { page, loaded, done } = await open('/twice');
    await page.getByLabel('One-time code').waitFor();
    assert.equal(loaded.filter((name) => name === 'pay-elements').length, 1);
    await done();
  });

  test('shows the language of the page', async () => {
    const { page, done } = await open('/german');
    await page.getByLabel('Einmalcode').waitFor();
    await done();
  });
});
