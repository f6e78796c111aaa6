/** The built Storybook on a plain web server, as a designer has it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { serve } from '../../scripts/stories/serve.mjs';
import { startTestDemo, type TestDemo } from '../e2e/demo.js';

describe('Storybook', () => {
  let demo: TestDemo;
  let server: { url: string; close: () => unknown };
  before(async () => {
    demo = await startTestDemo();
    server = await serve();
  });
  after(async () => {
    server.close();
    await demo.close();
  });

  const story = (id: string, globals = '') =>
    `${server.url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true${globals && `;${globals}`}`;

  /** Opens a page and says which other hosts it has asked. */
  async function open(url: string, look: (page: Page) => Promise<void>): Promise<string[]> {
    const { page, done } = await demo.open({ viewport: { width: 1600, height: 900 } });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(server.url)) foreign.push(request.url());
    });
    await page.goto(url);
    await look(page);
    await done();
    return foreign;
  }

  it('opens with its list, toolbars and panels, and asks nobody else', async () => {
    const foreign = await open(`${server.url}/?path=/story/elements-pay-qr--ready`, async (page) => {
      await page.locator('#storybook-preview-iframe').contentFrame().locator('pay-qr').waitFor();
      await page.locator('#elements-pay-otp-verify').waitFor();
      for (const name of ['Controls', 'Actions', 'Accessibility'])
        await page.getByRole('tab', { name }).first().waitFor();
      const toolbar = page.getByRole('toolbar').first();
      for (const name of ['light', 'English', 'Direction', 'Motion', 'Contrast', 'Online']) {
        await toolbar.getByText(name).first().waitFor();
      }
    });
    assert.deepEqual(foreign, []);
  });

  it('describes what the manifest does, and has controls for what can be set', async () => {
    await open(`${server.url}/iframe.html?id=elements-pay-qr--docs&viewMode=docs`, async (page) => {
      const row = (name: string) =>
        page.locator('.docblock-argstable tr').filter({ has: page.getByText(name, { exact: true }) });
      for (const name of ['imageUrlSvg', 'pay-copied', '::part(copy-button)', ':state(ready)'])
        await row(name).waitFor();
      const settable = page.locator('.docblock-argstable tr:has(input, textarea, button[id^=set-])');
      assert.deepEqual(await settable.locator('td:first-child').allTextContents(), [
        ...['data', 'imageUrlSvg', 'imageUrlPng', 'amount', 'currency', 'expiresAt', 'clockSkew', 'strings'],
      ]);
    });
  });

  it('gives the page its language, its direction and its scheme', async () => {
    await open(story('elements-pay-qr--ready', 'scheme:dark;locale:ar'), async (page) => {
      await page.locator('pay-qr').waitFor();
      assert.deepEqual(
        await page.evaluate(() => {
          const { lang, dir } = document.documentElement;
          return { lang, dir, scheme: getComputedStyle(document.documentElement).colorScheme };
        }),
        { lang: 'ar', dir: 'rtl', scheme: 'dark' },
      );
    });
  });

  it('makes the rules for less motion and forced colours hold, and lets them go', async () => {
    const held = (page: Page) =>
      page.evaluate(
        () =>
          (document.querySelector('pay-action')!.shadowRoot!.adoptedStyleSheets ?? [])
            .flatMap((sheet) => [...sheet.cssRules])
            .filter((rule) => rule instanceof CSSMediaRule)
            .map(({ media }) => media.mediaText)
            .filter((text) => text === '(min-width: 0px)').length,
      );
    for (const [globals, some] of [
      ['motion:motion', true],
      ['contrast:colours', true],
      ['motion:system', false],
    ] as const) {
      await open(story('elements-pay-action--loading', globals), async (page) => {
        await page.locator('pay-action [part~=status]').first().waitFor();
        assert.equal((await held(page)) > 0, some, globals);
      });
    }
  });

  it('takes the network away', async () => {
    await open(story('elements-pay-otp-verify--entry', 'network:offline'), async (page) => {
      await page.locator('pay-otp-verify input').fill('123456');
      await page.getByText('No internet connection').waitFor();
      assert.equal(await page.evaluate(() => navigator.onLine), false);
    });
  });

  it('shows a whole checkout where a sandbox answers', async () => {
    const { page, done } = await demo.open();
    await page.route(/\/(merchant|openapi\.json)/, async (route) => {
      const { pathname } = new URL(route.request().url());
      // A stream has no end to wait for: the payment is asked for instead.
      if (pathname.endsWith('/events')) return route.fulfill({ status: 404 });
      await route.fulfill({ response: await route.fetch({ url: demo.url + pathname }) });
    });
    await page.goto(story('checkout-with-the-sandbox--whole'));
    await page.getByLabel('How to pay').selectOption('pix_br');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.locator('pay-qr [part=code]').waitFor();
    const link = await page.getByRole('link', { name: /in the sandbox/ }).getAttribute('href');
    await demo.consumer('POST', `/sandbox/payments/${new URL(link!, server.url).hash.split('search=')[1]}/pay`);
    await page.getByText('Payment complete').waitFor();
    await done();
  });
});
