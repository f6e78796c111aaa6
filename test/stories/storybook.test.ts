/** The built Storybook on a plain web server, as a designer uses it. */
import assert from 'node:assert/strict';
import { test } from '../e2e/fixtures.js';
import type { Page } from '@playwright/test';
import { serve } from '../../scripts/shared/serve.mjs';
import { listenForTheEnd, openStory, readEntries } from './storybook.js';
import type { TestDemo } from '../e2e/demo.js';

test.describe('Storybook', () => {
  let server: { url: string; close: () => unknown };
  test.beforeAll(async () => {
    server = await serve();
  });
  test.afterAll(() => void server.close());

  const story = (id: string, globals = '') =>
    `${server.url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true${globals && `;${globals}`}`;

  /** Opens a page. @returns the addresses that it requested from other hosts */
  async function open(demo: TestDemo, url: string, look: (page: Page) => Promise<void>): Promise<string[]> {
    const { page, done } = await demo.open({ viewport: { width: 1600, height: 900 } });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/^(?:https?|wss?):/.test(request.url()) && !request.url().startsWith(server.url)) foreign.push(request.url());
    });
    await page.goto(url);
    await look(page);
    await done();
    return foreign;
  }

  test('opens with its list, toolbars and panels, and requests nothing from other hosts', async ({ demo }) => {
    const foreign = await open(demo, `${server.url}/?path=/story/elements-pay-qr--ready`, async (page) => {
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

  test('shows no tasks of its own above the list', async ({ demo }) => {
    await open(demo, server.url, async (page) => {
      await page.locator('#elements-pay-otp-verify').waitFor();
      assert.equal(await page.getByText('Get started').count(), 0);
    });
  });

  test('finds foundations by the names of their tokens', async ({ demo }) => {
    const names = ['radius', 'colour', 'color', 'font', 'tokens', 'space'];
    await open(demo, server.url, async (page) => {
      for (const name of names) {
        await page.locator('#storybook-explorer-searchfield').fill(name);
        await page
          .getByRole('option', { name: /Foundations/ })
          .first()
          .waitFor();
      }
    });
  });

  test('shows the API of the manifest, with controls for every property that can be set', async ({ demo }) => {
    await open(demo, `${server.url}/iframe.html?id=elements-pay-qr--docs&viewMode=docs`, async (page) => {
      const row = (name: string) =>
        page.locator('.docblock-argstable tr').filter({ has: page.getByText(name, { exact: true }) });
      for (const name of ['imageUrlSvg', 'pay-copied', '::part(copy-button)', ':state(ready)'])
        await row(name).waitFor();
      const settable = page.locator('.docblock-argstable tr:has(input, textarea, button[id^=set-])');
      assert.deepEqual(await settable.locator('td:first-child').allTextContents(), [
        ...['data', 'imageUrlSvg', 'imageUrlPng', 'expiresAt', 'timeCreated', 'reference'],
        ...['pdfUrl', 'emailUrl', 'clockSkew'],
        ...['amount', 'currency', 'paymentMethod', 'merchant', 'noHead', 'strings'],
      ]);
    });
  });

  test('shows code that sets texts by attributes, also those with an accent', async ({ demo }) => {
    const { page } = await demo.open();
    await page.addInitScript(listenForTheEnd);
    const entry = readEntries().find(({ id }) => id === 'elements-pay-qr--ready')!;
    const { code } = await openStory(page, server.url, entry);
    assert.match(code, /<pay-qr [^>]*merchant="Café Central"/);
    assert.doesNotMatch(code, /\.merchant =/);
  });

  test('applies the selected language, direction and colour scheme to the page', async ({ demo }) => {
    await open(demo, story('elements-pay-qr--ready', 'scheme:dark;locale:ar'), async (page) => {
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

  test('applies the rules for reduced motion and forced colours, and removes them again', async ({ demo }) => {
    const appliedRules = (page: Page) =>
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
      await open(demo, story('elements-pay-action--loading', globals), async (page) => {
        await page.locator('pay-action [part~=status]').first().waitFor();
        assert.equal((await appliedRules(page)) > 0, some, globals);
      });
    }
  });

  test('simulates a device that is offline', async ({ demo }) => {
    await open(demo, story('elements-pay-otp-verify--entry', 'network:offline'), async (page) => {
      await page.locator('pay-otp-verify input').fill('123456');
      await page.getByText('No internet connection').waitFor();
      assert.equal(await page.evaluate(() => navigator.onLine), false);
    });
  });

  test('shows a complete checkout without a sandbox', async ({ demo }) => {
    await open(demo, story('checkout-a-shop--basket'), async (page) => {
      await page.getByLabel('Pix').check();
      await page.getByRole('button', { name: /^Pay / }).click();
      await page.locator('pay-qr [part=code]').waitFor();
      await page.getByRole('button', { name: 'Simulate: paid' }).click();
      await page.getByText('Payment complete').waitFor();
    });
  });

  test('starts with an introduction, whose links lead to pages that exist', async ({ demo }) => {
    const known = new Set(readEntries().map(({ id }) => id));
    await open(demo, story('introduction--start-here'), async (page) => {
      const links = page.locator('a[href*="path="]');
      await links.first().waitFor();
      const ids = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!.replace(/.*\//, '')));
      assert.ok(ids.length > 10);
      assert.deepEqual(
        ids.filter((id) => !known.has(id)),
        [],
      );
    });
  });

  test('shows a complete checkout if a sandbox is available', async ({ demo }) => {
    const { page } = await demo.open();
    await page.route(/\/(merchant|openapi\.json)/, async (route) => {
      const { pathname } = new URL(route.request().url());
      // A stream has no end to wait for: without it, the element polls the payment.
      if (pathname.endsWith('/events')) return route.fulfill({ status: 404 });
      // Storybook's server forwards this header of the browser, which Playwright does not see.
      const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
      await route.fulfill({ response: await route.fetch({ url: demo.url + pathname, headers }) });
    });
    const found = page.waitForResponse(/openapi/);
    await page.goto(story('checkout-a-shop--with-the-sandbox'));
    await found;
    await page.getByLabel('Pix').check();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.locator('pay-qr [part=code]').waitFor();
    const link = await page.getByRole('link', { name: /in the sandbox/ }).getAttribute('href');
    await demo.consumer('POST', `/sandbox/payments/${new URL(link!, server.url).hash.split('search=')[1]}/pay`);
    await page.getByText('Payment complete').waitFor();
  });
});
