/**
 * A browser or an app that darkens pages by itself (Chromium's forced dark mode, Android's WebView): scanners read only codes
 * that are dark on light.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { boletoAction, qrAction, voucherAction } from '../support/samples.js';

const PAGE = 'https://shop.example';
const dist = (path: string) => readFileSync(new URL(`../../dist${path}`, import.meta.url));

const details = (tag: string, { display_details }: { display_details: object }, attributes = '') =>
  `<${tag} details='${JSON.stringify(display_details)}' ${attributes}></${tag}>`;
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#fff" d="M0 0h2v2H0"/><path d="M0 0h1v1H0"/></svg>';

/** Every place with a code to scan: its markup, and how it is found. */
const CODES: Readonly<Record<string, readonly [markup: string, find: (place: Locator) => Promise<Locator> | Locator]>> =
  {
    'a QR code': [`<pay-qr data="${qrAction.display_qr_code.data}"></pay-qr>`, (place) => place.locator('[part=code]')],
    'a QR code that is a picture': [
      `<pay-qr image-url-svg="${PAGE}/qr.svg"></pay-qr>`,
      (place) => place.locator('[part=code]'),
    ],
    'the QR code of an app': [
      '<pay-redirect url="wallet://pay?id=1" kind="app"></pay-redirect>',
      async (place) => {
        await place
          .locator('pay-redirect')
          .evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
        await place.locator('[part=link]').click();
        return place.locator('[part=code]');
      },
    ],
    'the QR code of a SEPA transfer': [
      details(
        'pay-bank-transfer',
        {
          display_details: { iban: 'DE89370400440532013000', account_holder_name: 'A', country: 'DE', currency: 'EUR' },
        },
        'amount="12.50" currency="EUR" payment-method="sepa_de"',
      ),
      (place) => place.locator('[part=code]'),
    ],
    'the barcode of a boleto': [
      details('pay-boleto-details', boletoAction),
      (place) => place.locator('[part=barcode]').first(),
    ],
    'the barcode of a voucher': [
      details('pay-cash-voucher', voucherAction),
      (place) => place.locator('[part=barcode]').first(),
    ],
    'a barcode on the whole screen': [
      details('pay-cash-voucher', voucherAction),
      async (place) => {
        await place
          .locator('pay-cash-voucher')
          .evaluate((element) => element.shadowRoot!.querySelector<HTMLElement>('[part=show]')!.click());
        return place.locator('dialog [part=barcode]');
      },
    ],
  };

async function open(browser: Browser, body: string): Promise<Page> {
  const page = await browser.newPage({ colorScheme: 'dark', viewport: { width: 800, height: 1_200 } });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: dist(pathname) });
    if (pathname === '/qr.svg') return route.fulfill({ contentType: 'image/svg+xml', body: picture });
    // Its colours are those of a page that knows nothing of dark mode.
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta name="viewport" content="width=device-width"><script type="module" src="/pay-elements.js"></script>${body}`,
    });
  });
  await page.goto(`${PAGE}/`);
  return page;
}

/** The shares of the pixels that are almost black, and almost white. */
function tones(picture: Buffer): { dark: number; light: number } {
  const { data, width, height } = PNG.sync.read(picture);
  let [dark, light] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const sum = data[at]! + data[at + 1]! + data[at + 2]!;
    if (sum < 100) dark++;
    if (sum > 750) light++;
  }
  return { dark: dark / (width * height), light: light / (width * height) };
}

test.describe('a browser that darkens pages', () => {
  test('darkens this page', async ({ browser }) => {
    const page = await open(browser, '<p>Shop</p>');
    assert.ok(tones(await page.screenshot()).light < 0.01);
    await page.close();
  });

  test('leaves every code to scan black on white', async ({ browser }) => {
    const all = Object.entries(CODES);
    const page = await open(
      browser,
      all.map(([, [markup]], index) => `<div id="code-${index}">${markup}</div>`).join(''),
    );
    for (const [index, [name, [, find]]] of all.entries())
      await test.step(name, async () => {
        const { dark, light } = tones(await (await find(page.locator(`#code-${index}`))).screenshot());
        assert.ok(light > 0.3 && dark > 0.1 && light + dark > 0.85, `${name}: ${light} white, ${dark} black`);
      });
    await page.close();
  });

  test('leaves the codes of a printed slip black on white', async ({ browser }) => {
    const page = await open(browser, details('pay-cash-voucher', voucherAction));
    await page.evaluate(() => (window.print = () => {}));
    await page.locator('pay-cash-voucher [part=print]').click();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { dark, light } = tones(await page.locator('pay-paper [part=barcode] svg').first().screenshot());
    assert.ok(light > 0.3 && dark > 0.1, `${light} white, ${dark} black`);
    await page.close();
  });
});
