/** An example as `npm run example` starts it, and a browser that pays in it. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROME_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { prepare } from '../../scripts/examples/prepare.mjs';
import { startExample } from '../../scripts/examples/start.mjs';
import { Printed } from './printed.js';

export interface Paying {
  readonly url: string;
  /** The page of the test, at the shop. */
  readonly page: Page;
}

/** @param more tests of this example alone */
export function paysIn(name: string, more: (paying: Paying) => void = () => {}): void {
  describe(`examples/${name}`, () => {
    let example: Awaited<ReturnType<typeof startExample>>;
    let browser: Browser;
    let page: Page;
    const printed = new Printed();
    let problems: string[];

    before(async () => {
      prepare(name);
      example = await startExample({ name, port: 0, say: printed.add });
      browser = await chromium.launch({ executablePath: findBrowser(), args: CHROME_ARGS });
    });
    after(async () => {
      // A helper process of the browser may outlive it, and hold its pipes: that is not waited for.
      if (browser) await Promise.race([browser.close(), delay(10_000, undefined, { ref: false })]);
      await example?.close();
    });
    beforeEach(async () => {
      problems = [];
      page = await browser.newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      await page.goto(example.url);
    });
    afterEach(async () => {
      await page.close();
      assert.deepEqual(problems, []);
    });

    /** Presses a button of the shop. @returns the id of what is to be paid */
    const choose = async (button: string): Promise<string> => {
      await page.getByRole('button', { name: button }).click();
      const action = page.locator('pay-action');
      await action.locator('[part~=step]').waitFor();
      const src = await action.evaluate((element: HTMLElement & { src: string }) => element.src);
      return src.split('/').at(-1)!;
    };
    const consumer = async (method: string, path: string) => {
      const response = await fetch(example.service + path, { method, headers: { accept: 'application/json' } });
      assert.equal(response.status, 200);
      return (await response.json()) as Record<string, string>;
    };
    const says = (text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

    /** The page hears of it when it asks, the backend by webhook. */
    const thanks = async (delivery: string) => {
      await says('Thank you! Your order is on its way.');
      await printed.until(delivery);
      assert.equal(printed.times(delivery), 1);
    };

    it('a QR code is paid, and the shop says so', async () => {
      const id = await choose('Pay with Pix');
      await page.locator('pay-qr svg').first().waitFor();
      await consumer('POST', `/sandbox/payments/${id}/pay`);
      await thanks(`Deliver: ${id} is paid.`);
    });

    it('a boleto is paid, and the shop says so', async () => {
      const id = await choose('Pay with boleto');
      await page.locator('pay-boleto-details [part~=barcode]').first().waitFor();
      await consumer('POST', `/sandbox/payments/${id}/pay`);
      await thanks(`Deliver: ${id} is paid.`);
    });

    it('a wallet is linked by the code that was sent', async () => {
      const id = await choose('Link a wallet');
      const { otp } = await consumer('GET', `/sandbox/otps/${id}`);
      await page.locator('pay-otp-verify input').fill(otp!);
      await thanks(`Deliver: ${id} is active.`);
    });

    it('a declined payment is said to be, and begun again', async () => {
      const id = await choose('Pay with Pix');
      await consumer('POST', `/sandbox/payments/${id}/decline`);
      await says('Your order is not paid');
      await page.getByRole('button', { name: 'Start again' }).click();
      assert.notEqual(await choose('Pay with boleto'), id);
    });

    more({
      get url() {
        return example.url;
      },
      get page() {
        return page;
      },
    });
  });
}
