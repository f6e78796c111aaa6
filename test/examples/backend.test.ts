/** Mistakes that a merchant's backend must not make, tested without a page. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { install } from '../../scripts/serve/examples/prepare.mjs';
import { startServer } from '../../scripts/serve/examples/server.mjs';
import { freePort } from '../../scripts/shared/free-port.mjs';
import { registerWebhook, startService } from '../../scripts/serve/examples/service.mjs';
import { npm } from '../../scripts/shared/install.mjs';
import { BACKEND, folderOf } from '../../scripts/serve/examples/examples.mjs';
import { Printed } from './printed.js';

interface Answer {
  readonly status: number;
  readonly body: Record<string, string>;
}

test.describe('examples/fastify', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  let shop: Awaited<ReturnType<typeof startServer>>;
  let secret: string;
  const printed = new Printed();

  test.beforeAll(async () => {
    install('html');
    npm(folderOf(BACKEND), ['run', 'typecheck']);
    service = await startService();
    const port = await freePort();
    secret = await registerWebhook(service.url, `http://127.0.0.1:${port}/api/webhooks`);
    const env = { SERVICE_URL: service.url, SERVICE_KEY: service.key, WEBHOOK_SECRET: secret, PAGES: '' };
    shop = await startServer({ folder: folderOf(BACKEND), command: ['server.js'], port, env, print: printed.add });
  });
  test.afterAll(async () => {
    await shop?.close();
    await service?.close();
  });

  async function request(method: string, url: string, body?: string, headers: Record<string, string> = {}) {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {} } as Answer;
  }
  const order = (method: string, key: string = randomUUID()) =>
    request('POST', `${shop.url}/api/orders`, JSON.stringify({ method }), { 'idempotency-key': key });
  const idOf = ({ body }: Answer) => body.id!;
  const payments = async () =>
    ((await request('GET', `${service.url}/sandbox/payments`)).body as unknown as { data: { id: string }[] }).data;

  test('creates one payment if an order is sent twice', async () => {
    const before = (await payments()).length;
    const key = randomUUID();
    const answers = await Promise.all([order('pix_br', key), order('pix_br', key)]);
    assert.deepEqual(answers.map(idOf), [idOf(answers[0]), idOf(answers[0])]);
    assert.equal((await payments()).length, before + 1);
  });

  test('ignores prices that a page sends', async () => {
    const body = JSON.stringify({ method: 'pix_br', amount: '0.01', price: { amount: '0.01', currency: 'BRL' } });
    const id = idOf(await request('POST', `${shop.url}/api/orders`, body, { 'idempotency-key': randomUUID() }));
    const { body: payment } = await request('GET', `${shop.url}/api/payments/${id}`);
    assert.deepEqual([payment.amount, payment.currency], ['129.90', 'BRL']);
  });

  test('refuses unknown payment methods, and pages of other sites', async () => {
    assert.equal((await order('card_ru')).status, 400);
    const headers = { origin: 'https://evil.example', 'idempotency-key': randomUUID() };
    assert.equal((await request('POST', `${shop.url}/api/orders`, '{"method":"pix_br"}', headers)).status, 403);
  });

  test('returns only payments of this shop', async () => {
    const body = JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.00' });
    const { body: other } = await request('POST', `${service.url}/v1/payments`, body);
    assert.equal((await request('GET', `${shop.url}/api/payments/${other.id}`)).status, 404);
    assert.equal((await request('GET', `${shop.url}/api/payments/${idOf(await order('pix_br'))}`)).status, 200);
  });

  test('forwards the idempotency key of a code: a wrong code counts once, however often it is sent', async () => {
    const id = idOf(await order('ewallet_id'));
    const { body } = await request('GET', `${service.url}/sandbox/otps/${id}`);
    const wrong = JSON.stringify({ otp: body.otp === '000000' ? '000001' : '000000' });
    const verify = (text: string, key: string) =>
      request('POST', `${shop.url}/api/v1/mandates/${id}/verify`, text, { 'idempotency-key': key });
    const key = randomUUID();
    for (let sent = 0; sent < 6; sent++) assert.equal((await verify(wrong, key)).status, 400);
    assert.equal((await verify(JSON.stringify({ otp: body.otp }), randomUUID())).body.status, 'active');
    assert.equal((await request('GET', `${shop.url}/api/mandates/${id}`)).body.status, 'active');
  });

  test('sends another code', async () => {
    const id = idOf(await order('ewallet_id'));
    const answer = await request('POST', `${shop.url}/api/v1/mandates/${id}/resend`, '{}');
    assert.equal(answer.status, 200);
  });

  test.describe('webhooks', () => {
    const post = (data: object, key: string) => {
      const [id, now, body] = ['evt_1', new Date(), JSON.stringify({ type: 'payment.paid', data })];
      const signature = new Webhook(key).sign(id, now, body);
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
        'webhook-signature': signature,
      };
      return request('POST', `${shop.url}/api/webhooks`, body, headers);
    };
    const paid = (id: string) => ({ id, object: 'payment', status: 'paid' });

    test('a webhook with a foreign signature is refused', async () => {
      const key = `whsec_${Buffer.from('another secret of 24 bytes').toString('base64')}`;
      assert.equal((await post(paid('pm_1'), key)).status, 400);
      assert.equal(
        (await request('POST', `${shop.url}/api/webhooks`, JSON.stringify({ data: paid('pm_1') }))).status,
        400,
      );
      assert.equal(printed.times('pm_1'), 0);
    });

    test('a webhook is accepted each time, and its order is delivered once', async () => {
      for (const id of ['pm_2', 'pm_2', 'pm_3']) assert.equal((await post(paid(id), secret)).status, 200);
      await printed.until('Deliver: pm_3 is paid.');
      assert.equal(printed.times('pm_2'), 1);
    });
  });
});
