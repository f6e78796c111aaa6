/** The backend of the demo's shop: no route does anything for a page of another site. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, it } from 'vitest';
import { ShopCheckouts } from '../../demo/checkouts.js';
import { createShopMerchant } from '../../demo/merchant.js';

const folder = mkdtempSync(join(tmpdir(), 'pay-demo-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the backend of the demo', () => {
  let asked: string[];
  beforeEach(() => void (asked = []));
  const shop = createShopMerchant({
    service: 'http://127.0.0.1:4242',
    send({ method, url }) {
      asked.push(`${method} ${new URL(url).pathname}`);
      return Response.json({ id: 'pm_1', object: 'payment', status: 'paid' });
    },
    webhooks: 'http://127.0.0.1:4242/merchant/webhooks',
    file: join(folder, 'merchant.json'),
    checkouts: new ShopCheckouts(folder, folder),
  });

  /** Those of the handlers, and the shop's own. */
  const ROUTES = new Set([
    ...['/merchant/orders', '/merchant/v1/mandates/mdt_1/verify', '/merchant/v1/mandates/mdt_1/resend'],
    ...shop.routes
      .filter(({ method, path }) => method === 'POST' && !path.includes('*'))
      .map(({ path }) => path.replace(':id', 'pm_1')),
  ]);

  const post = (path: string, headers: Record<string, string>) =>
    shop.fetch(
      new Request(`http://127.0.0.1:4242${path}`, {
        method: 'POST',
        body: JSON.stringify({ method: 'pix_br', otp: '123456' }),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );

  const FOREIGN: readonly Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const path of ROUTES)
    it(`refuses pages of other sites: ${path}`, async () => {
      for (const headers of FOREIGN) assert.equal((await post(path, headers)).status, 403, JSON.stringify(headers));
      assert.deepEqual(asked, []);
    });

  it('refunds for a page of the shop', async () => {
    assert.ok(ROUTES.has('/payments/pm_1/refunds'), String([...ROUTES]));
    const own = { origin: 'http://127.0.0.1:4242', 'sec-fetch-site': 'same-origin' };
    assert.equal((await post('/payments/pm_1/refunds', own)).status, 200);
    assert.deepEqual(asked, ['GET /v1/payments/pm_1', 'POST /v1/refunds']);
  });
});
