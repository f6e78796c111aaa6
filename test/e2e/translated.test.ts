/** A page that the browser's translator has rewritten, with the script as it is published: it has its own, smaller Lit. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { payment } from '../support/samples.js';

const PAGE = 'https://shop.example';
const dist = (path: string) => readFileSync(new URL(`../../dist${path}`, import.meta.url));

test.describe('the script on a translated page', () => {
  test('shows that the payment has failed', async ({ browser }) => {
    const page = await browser.newPage();
    const waiting = JSON.stringify(payment({ action: {} })).replaceAll("'", '&apos;');
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname.endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: dist(pathname) })
        : route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang="en"><script type="module" src="/pay-elements.js"></script><pay-action payment='${waiting}'></pay-action>`,
          });
    });
    await page.goto(`${PAGE}/`);
    const status = page.locator('pay-action #status > p').first();
    await status.getByText('Waiting for confirmation…').waitFor();
    await status.evaluate((element) => {
      const text = [...element.childNodes].find((node) => node instanceof Text)!;
      const font = document.createElement('font');
      font.textContent = 'Aguardando confirmação…';
      text.replaceWith(font);
    });
    assert.equal(await status.textContent(), 'Aguardando confirmação…');
    await page
      .locator('pay-action')
      .evaluate(
        (element, failed) => void Object.assign(element, { payment: failed }),
        payment({ status: 'failed', action: {} }),
      );
    await status.getByText('Payment failed').waitFor();
    assert.equal(await status.textContent(), 'Payment failed');
    await page.close();
  });
});
