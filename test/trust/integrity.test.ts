/** Pages that use the hashes of dist/sri.json (docs/security.md). */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { reportAttack } from '../support/attack-report.js';
import { startHost, type Host } from './host.js';
import { page as answerPage } from './server.js';

const hashes = JSON.parse(readFileSync(new URL('../../dist/sri.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const chunk = Object.keys(hashes).find((name) => name.startsWith('chunks/pay-wallet-account-'))!;
const SCRIPT = 'pay-elements.js';
const integrity = Object.fromEntries(Object.entries(hashes).map(([name, hash]) => [`/dist/${name}`, hash]));
const PAGE = `<script type="importmap">${JSON.stringify({ integrity })}</script>
<script type="module" src="/dist/${SCRIPT}" integrity="${hashes[SCRIPT]}"></script>
<pay-action mandate-id="mdt_1" action='{"type":"verify_otp"}'></pay-action>
<pay-wallet-account payment-method="ovo_id"></pay-wallet-account>`;
/** The elements that are registered. */
const registered = (page: Page) =>
  page.evaluate(() => ['pay-action', 'pay-wallet-account'].filter((tag) => customElements.get(tag)));

let host: Host;
test.beforeAll(async ({ browser }) => void (host = await startHost(browser, { '/pay': answerPage(PAGE) })));
test.afterAll(() => host.close());

test.describe('a page with integrity hashes', () => {
  test.afterAll(() => reportAttack('the script, and a part of it, with one line more', 'neither runs'));
  test('loads the built files', async () => {
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/pay`);
    await page.getByLabel('One-time code').waitFor();
    await page.evaluate(() => customElements.whenDefined('pay-wallet-account').then(() => undefined));
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  for (const [part, name] of [
    ['the script', SCRIPT],
    ['a lazy-loaded file', chunk],
  ] as const) {
    test(`does not run ${part} if its content was changed`, async () => {
      const { page } = await host.open();
      await page.route(`**/${name}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
      });
      const refused = page.waitForEvent('console', (message) => message.text().includes("'integrity'"));
      await page.goto(`${host.url}/pay`);
      await refused;
      assert.equal(await page.evaluate('globalThis.tampered'), undefined);
      assert.deepEqual(await registered(page), name === chunk ? ['pay-action'] : []);
      await page.context().close();
    });
  }
});
