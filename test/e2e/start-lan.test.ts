/** `ALLOW_LAN=1 npm start`: a payment on another device of the local network. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from './fixtures.js';
import { fileURLToPath } from 'node:url';
import { localAddresses } from '../../sandbox/src/lan.js';
import type { Demo } from '../../demo/server.js';
import { expectOutcome, pay } from './demo.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const none = localAddresses().length ? false : 'this machine has no address in a local network';

test.describe('the shop in a local network', () => {
  test.skip(Boolean(none), String(none));
  const dataDir = mkdtempSync(join(tmpdir(), 'pay-lan-'));
  let demo: Demo;
  let url: string;
  let key: string;
  test.beforeAll(async () => {
    // eslint-disable-next-line no-unsanitized/method -- a file of this project
    const { startDemo } = (await import(
      new URL('../../demo/dist/server.js', import.meta.url).href
    )) as typeof import('../../demo/server.js');
    demo = await startDemo({ port: 0, dataDir, root: ROOT, allowLan: true });
    ({
      urls: [url = ''],
      key,
    } = demo.lan!);
  });
  test.afterAll(async () => {
    await demo.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  for (const [name, at] of [
    ['its address there', () => url],
    ['the address of this machine', () => demo.url],
  ] as const) {
    test(`sends the consumer to the bank’s page and back at ${name}`, async ({ demo: tabs }) => {
      const { page } = await tabs.open();
      await pay(page, at(), 'ewallet_kr');
      await page.locator('pay-redirect').getByRole('link').first().click();
      await page.waitForURL(`${at()}/sandbox/bank/*`);
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.waitForURL(`${at()}/?payment_id=*`);
      await expectOutcome(page, 'pay-complete');
    });
  }

  test('keeps the service for those who have the key', async () => {
    for (const path of ['/v1/payments/pm_none', '/sandbox', '/sandbox/payments', '/openapi.json']) {
      assert.equal((await fetch(url + path)).status, 401, path);
      const headers = { authorization: `Bearer ${key}` };
      assert.ok([200, 404].includes((await fetch(url + path, { headers })).status), path);
    }
    assert.equal((await fetch(`${url}/sandbox/bank/pm_none`)).status, 404);
  });

  test('has no other name', async () => {
    for (const [host, status] of [
      ['shop.example', 421],
      [`${new URL(url).hostname}.example`, 421],
      [new URL(url).host, 200],
    ] as const) {
      const answered = await new Promise((resolve, reject) => {
        const sent = request(url, { headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        sent.on('error', reject).end();
      });
      assert.equal(answered, status, host);
    }
  });
});
