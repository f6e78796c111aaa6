/** A debit whose answer was lost, in the backend in PHP. Those in JavaScript have the handlers of the library. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { test } from '@playwright/test';
import type { CheckoutJson } from '../../src/contract/json.js';
import { onPath } from '../../scripts/shared/browser.mjs';
import { getStarter, startProject } from './project.js';

test('a shop in php repeats a debit whose answer was lost, with its key, before anything else is paid', async () => {
  test.setTimeout(300_000);
  test.skip(!onPath(['php']), 'php is not installed');
  const payments: { key: unknown; mandate_id: string | undefined }[] = [];
  const handle: (...given: Parameters<RequestListener>) => Promise<unknown> = async (request, response) => {
    const answer = (body: object) => response.end(JSON.stringify(body));
    if (request.url === '/v1/customers') return answer({ id: 'cst_1' });
    if (request.url!.endsWith('/mandates'))
      return answer({ id: 'mdt_1', object: 'mandate', status: 'active', action: {} });
    const paid = { id: 'pm_1', object: 'payment', status: 'paid', action: {} };
    if (request.method === 'GET') return answer(paid);
    const { mandate_id } = (await json(request)) as { mandate_id?: string };
    payments.push({ key: request.headers['idempotency-key'], mandate_id });
    if (payments.length === 1) return request.socket.destroy();
    return answer(paid);
  };
  const service = createServer((...given) => void handle(...given)).listen(0);
  await once(service, 'listening');
  const folder = (await getStarter()).create('php', 'own');
  const shop = await startProject(folder, {
    PAY_SERVICE: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    PAY_API_KEY: 'key',
    WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  });
  try {
    const checkout = (await fetch(shop.url)).url.replace('/orders/', '/merchant/checkouts/');
    const read = async (response: Response) => (await response.json()) as CheckoutJson;
    const pay = async (choice: object) => {
      const { version } = await read(await fetch(checkout));
      const headers = { 'content-type': 'application/json' };
      return fetch(checkout, { method: 'POST', headers, body: JSON.stringify({ version, ...choice }) });
    };
    await pay({ method: 'ewallet_id' });
    assert.equal((await pay({ method: 'ewallet_id', mandate_id: 'mdt_1' })).status, 502);
    // The consumer wants to pay in a different way.
    const { current } = await read(await pay({ method: 'pix_br' }));
    assert.equal(current!.id, 'pm_1');
    assert.deepEqual(payments[1], payments[0]);
    assert.equal(payments[0]!.mandate_id, 'mdt_1');
    assert.equal((await pay({ method: 'pix_br' })).status, 409);
    assert.equal(payments.length, 2);
  } finally {
    await shop.close();
    service.close();
  }
});
