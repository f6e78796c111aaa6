import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import { Webhook } from 'standardwebhooks';
import { startShop, type TestShop } from '../e2e/demo.js';
import { readDocument, ROOT } from '../documents/documents.js';

const [backend, , receiver] = readDocument('docs/backend.md')
  .blocks.filter(({ language }) => language === 'ts')
  .map(({ text }) => text);

/** Inside the repository, so that its packages are found. */
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/backend-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the backend of docs/backend.md', () => {
  let shop: TestShop;
  let running: ChildProcess;
  let url: string;
  const session: Record<string, string> = {};

  interface Answer {
    readonly status: number;
    readonly body: Record<string, unknown> & { id: string; error?: { code: string } };
  }
  const request = async (path: string, body?: object, headers: Record<string, string> = session): Promise<Answer> => {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) session['cookie'] = cookie.split(';')[0]!;
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as Answer['body']) : { id: '' } };
  };

  beforeAll(async () => {
    shop = await startShop();
    const file = join(folder, 'backend.ts');
    writeFileSync(file, backend!);
    running = spawn(process.execPath, ['--import', 'tsx', file], {
      cwd: ROOT,
      env: { ...process.env, PAY_SERVICE: shop.url, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(running.stdout!, 'data')) as [Buffer];
    url = line.toString().trim();
  });
  afterAll(async () => {
    running.kill();
    await shop.close();
  });

  it('creates a payment, and returns it only in the session of its owner', async () => {
    const made = await request('/merchant/orders', { method: 'pix_br' });
    assert.equal(made.status, 200);
    const { status, body } = await request(`/merchant/payments/${made.body.id}`);
    assert.deepEqual([status, body['amount']], [200, '129.90']);
    assert.equal((await request(`/merchant/payments/${made.body.id}`, undefined, {})).status, 404);
    assert.equal((await request(`/merchant/payments/${made.body.id}`, undefined, { cookie: 'session=1' })).status, 404);
  });

  it('refuses requests from pages of other sites', async () => {
    const headers = { ...session, 'sec-fetch-site': 'cross-site' };
    assert.equal((await request('/merchant/orders', { method: 'pix_br' }, headers)).status, 403);
  });

  it('forwards codes with their idempotency key, and limits how often another code is requested', async () => {
    const { id } = (await request('/merchant/orders', { method: 'ewallet_id' })).body;
    const path = `/merchant/v1/mandates/${id}`;
    const state = async () => (await request(`/merchant/mandates/${id}`)).body['status'];
    assert.equal(await state(), 'pending');
    const headers = { ...session, 'idempotency-key': 'one-press' };
    for (let tries = 0; tries < 6; tries++) {
      // If each counted, the fifth would end the mandate.
      const refused = await request(`${path}/verify`, { otp: '000000' }, headers);
      assert.deepEqual([refused.status, refused.body.error?.code], [400, 'otp_incorrect']);
    }
    assert.equal((await request(`${path}/resend`, {})).status, 200);
    assert.equal((await request(`${path}/resend`, {})).status, 429);
    const { otp } = await shop.consumer('GET', `/sandbox/otps/${id}`);
    assert.equal((await request(`${path}/verify`, { otp })).body['status'], 'active');
    assert.equal(await state(), 'active');
  });
});

describe('the webhook receiver of docs/backend.md', () => {
  const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
  const delivered: string[] = [];
  let app: Hono;

  beforeAll(async () => {
    const file = join(folder, 'webhooks.ts');
    writeFileSync(file, receiver!);
    type Module = { webhooks: (secret: string, deliver: (id: string) => Promise<void>) => Hono };
    // eslint-disable-next-line no-unsanitized/method -- the file written above
    const module = (await import(pathToFileURL(file).href)) as Module;
    app = module.webhooks(SECRET, async (id) => void delivered.push(id));
  });

  const send = async (id: string, type: string, secret = SECRET) => {
    const body = JSON.stringify({ type, data: { id: 'pm_1', object: 'payment', status: 'paid' } });
    const now = new Date();
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    };
    return (await app.request('/webhooks', { method: 'POST', body, headers })).status;
  };

  it('delivers once if a signed message arrives twice', async () => {
    assert.deepEqual([await send('evt_1', 'payment.paid'), await send('evt_1', 'payment.paid')], [204, 204]);
    assert.deepEqual(delivered, ['pm_1']);
  });

  it('delivers nothing for wrong signatures or other types of events', async () => {
    delivered.length = 0;
    const other = `whsec_${Buffer.from('another of twenty-four by').toString('base64')}`;
    assert.equal(await send('evt_2', 'payment.paid', other), 400);
    assert.equal(await send('evt_3', 'payment.created'), 204);
    assert.deepEqual(delivered, []);
  });
});
