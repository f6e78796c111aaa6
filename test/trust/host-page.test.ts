/** Host pages that make life hard for the library. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { Frame, Page } from 'playwright-core';
import { reportAttack } from '../support/attack-report.js';
import { FRAMES, PAGES, pathOf, routesOf, STEPS } from './host-pages.js';
import { startHost, type Host } from './host.js';

let host: Host;
let verified: string[] = [];
test.beforeAll(
  async ({ browser }) =>
    void (host = await startHost(
      browser,
      routesOf('', (body) => verified.push(body)),
    )),
);
test.afterAll(() => host.close());

/** Waits for the QR code, and enters a code. */
async function drive(place: Page | Frame): Promise<void> {
  verified = [];
  await place.locator('pay-qr [part=code] svg').waitFor();
  await place.getByLabel('One-time code').fill('123456');
  await place.getByText('Account linked').waitFor();
  assert.deepEqual(verified, ['{"otp":"123456"}']);
  // The tools of the QR code are lazy-loaded.
  await place.getByRole('button', { name: 'Copy' }).first().waitFor();
}

test.describe('a page', () => {
  test.afterAll(() =>
    reportAttack(
      `${Object.keys(PAGES).length} pages and ${Object.keys(FRAMES).length} frames: two and three copies, modules and script tag in both orders, built-ins redefined or frozen, \`document.write\`, shadow roots, sandboxes; steps moved 100 times`,
      'each step works to its end, 0 errors',
    ),
  );
  for (const name of Object.keys(PAGES)) {
    test(`${name} works without errors`, async () => {
      const { page, problems } = await host.open();
      await page.goto(host.url + pathOf(name));
      await drive(page);
      // Waits for errors of scripts that end later than the steps.
      await page.evaluate(async () => {
        await (globalThis as { late?: Promise<unknown> }).late;
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      });
      await page.context().close();
      assert.deepEqual(problems, []);
    });
  }

  test('that is rewritten by document.open works again', async () => {
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/plain`);
    await drive(page);
    await page.evaluate((steps) => {
      document.open();
      // eslint-disable-next-line no-unsanitized/method -- the subject of this test
      document.write(`<!doctype html><title>Rewritten</title>${steps}`);
      document.close();
    }, STEPS);
    await drive(page);
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  test('that moves its steps a hundred times works without errors', async () => {
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/plain`);
    await page.locator('pay-qr [part=code] svg').waitFor();
    await page.evaluate(() => {
      const [action, code] = [document.querySelector('pay-action')!, document.querySelector('pay-otp-verify')!];
      for (let count = 0; count < 100; count++) {
        const place = document.body.appendChild(document.createElement('div'));
        place.append(action, code);
      }
      document.querySelector('pay-provider')!.append(action, code);
    });
    await drive(page);
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  for (const name of Object.keys(FRAMES)) {
    test(`with ${name} works without errors`, async () => {
      const { page, problems } = await host.open();
      await page.goto(host.url + pathOf(name));
      await drive(page.frames()[1]!);
      await page.context().close();
      assert.deepEqual(problems, []);
    });
  }
});
