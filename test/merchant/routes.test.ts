/** The handlers of a merchant's backend before a real sandbox. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { createMerchant } from '../../src/merchant/index.js';
import type { Merchant } from '../../src/merchant/merchant.js';
import { orderOf, OTP, Page, readAnswer, SECRET, serviceOf, startMerchant, type TestMerchant } from './shop.js';

describe('pay-elements/merchant', () => {
  let shop: TestMerchant;
  let merchant: Merchant;
  let page: Page;

  beforeAll(async () => void (shop = await startMerchant()));
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.errors.length = 0;
    merchant = shop.create();
    page = new Page(merchant);
  });

  const payments = async () => ((await shop.consumer('GET', '/sandbox/payments')).body['data'] as unknown[]).length;

  describe('orders', () => {
    it('an order creates a payment at the price of the shop, and the page that ordered it reads it', async () => {
      const made = await page.post('/merchant/orders', { method: 'pix_br', amount: '0.01' });
      assert.deepEqual([made.status, made.body['amount'], made.body['status']], [200, '129.90', 'created']);
      const { status, headers, body } = await page.get(`/merchant/payments/${String(made.body['id'])}`);
      assert.deepEqual([status, body['id']], [200, made.body['id']]);
      assert.deepEqual(body['action'], made.body['action']);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.ok(Date.parse(headers.get('date')!), 'the page needs the clock of the service');
    });

    it('an order that is sent twice with the same key creates one payment', async () => {
      const before = await payments();
      const key = randomUUID();
      const [first, second] = await Promise.all([page.order('pix_br', key), page.order('pix_br', key)]);
      assert.equal(first.body['id'], second.body['id']);
      assert.equal(await payments(), before + 1);
    });

    it('a key that others can guess repeats only the orders of the same browser', async () => {
      const before = await payments();
      const other = new Page(merchant);
      const own = (await page.order('pix_br', 'order-1003')).body['id'];
      assert.equal((await page.order('pix_br', 'order-1003')).body['id'], own);
      const theirs = (await other.order('pix_br', 'order-1003')).body['id'];
      assert.notEqual(theirs, own);
      for (const cookies of [[], ['pay_consumer=x'], other.cookies]) {
        other.cookies = cookies;
        assert.notEqual((await other.order('pix_br', 'order-1003')).body['id'], own);
        assert.equal((await other.get(`/merchant/payments/${String(own)}`)).status, 404);
      }
      assert.equal(await payments(), before + 4);
    });

    it('the cookie that knows the browser again is one that no script can read, and is not there without need', async () => {
      const cookiesOf = async (key: string) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': key };
        const response = await page.request('POST', '/merchant/orders', { body: '{"method":"pix_br"}', headers });
        return response.headers.getSetCookie().filter((cookie) => cookie.startsWith('pay_consumer'));
      };
      assert.deepEqual(await cookiesOf(randomUUID()), []);
      const [cookie] = await cookiesOf('1');
      assert.match(
        cookie!,
        /^pay_consumer=[\da-f-]{36}; Path=\/merchant; Max-Age=604800; HttpOnly; Secure; SameSite=Lax$/,
      );
      assert.deepEqual(await cookiesOf('2'), []);
    });

    it('a mandate is created for a new customer, and stored', async () => {
      const id = await page.orderedId('ewallet_id');
      const { body } = await page.get(`/merchant/mandates/${id}`);
      assert.deepEqual([body['object'], body['status']], ['mandate', 'pending']);
    });

    it('the cookie of an order is signed, and no script can read it', async () => {
      const body = JSON.stringify({ method: 'pix_br' });
      const response = await page.request('POST', '/merchant/orders', {
        body,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
      const [cookie] = response.headers.getSetCookie();
      assert.match(
        cookie!,
        /^pay_pm_\w+=[\w+/]{43}=; Path=\/merchant; Max-Age=604800; HttpOnly; Secure; SameSite=Lax$/,
      );
    });

    it('the shop knows an order before the page does', async () => {
      const created: string[] = [];
      const own = new Page(
        shop.create({ owns: (id: string) => created.includes(id), onCreate: ({ id }) => created.push(id) }),
      );
      const id = await own.orderedId('pix_br');
      assert.deepEqual(created, [id]);
      assert.equal((await own.get(`/merchant/payments/${id}`)).status, 200);
    });
  });

  describe('access', () => {
    it('another session gets 404 for everything about a payment or mandate', async () => {
      const payment = await page.orderedId('pix_br');
      const mandate = await page.orderedId('ewallet_id');
      const forged = page.cookies.map((cookie) => cookie.replace(/=.*/, `=${btoa('x'.repeat(32))}`));
      const swapped = page.cookies.map((cookie, index, all) =>
        cookie.replace(/=.*/, all[1 - index]!.replace(/^[^=]*/, '')),
      );
      for (const cookies of [[], forged, swapped]) {
        const other = new Page(merchant);
        other.cookies = cookies;
        for (const path of [`payments/${payment}`, `payments/${payment}/events`, `mandates/${mandate}`])
          assert.equal((await other.get(`/merchant/${path}`)).status, 404, path);
        for (const call of ['verify', 'resend'])
          assert.equal((await other.post(`/merchant/v1/mandates/${mandate}/${call}`, { otp: OTP })).status, 404);
      }
      assert.equal((await page.get(`/merchant/mandates/${mandate}`)).body['status'], 'pending');
    });

    const CROSS: Readonly<Record<string, Record<string, string>>> = {
      'a page of another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      'a page of a sibling host': { 'sec-fetch-site': 'same-site', origin: 'https://evil.shop.example' },
      'an older browser on another site': { 'sec-fetch-site': '', origin: 'https://evil.example' },
      'a sandboxed frame': { 'sec-fetch-site': '', origin: 'null' },
    };
    for (const [what, headers] of Object.entries(CROSS)) {
      it(`${what} can neither order nor verify`, async () => {
        const before = await payments();
        const mandate = await page.orderedId('ewallet_id');
        const verify = `/merchant/v1/mandates/${mandate}/verify`;
        for (const path of ['/merchant/orders', verify, `/merchant/v1/mandates/${mandate}/resend`]) {
          const { status, body } = await page.post(path, { method: 'pix_br', otp: OTP }, headers);
          assert.deepEqual([status, body.error?.['type']], [403, 'invalid_request_error'], path);
        }
        assert.equal(await payments(), before);
      });
    }

    it('a form of another site, which an old browser sends without headers, is refused by its type', async () => {
      const body = '{"method":"pix_br","x":"="}';
      const headers = { 'sec-fetch-site': '', 'content-type': 'text/plain' };
      assert.equal((await page.request('POST', '/merchant/orders', { body, headers })).status, 400);
    });

    it('an older browser on the shop, another origin that the shop allows, and a server may post', async () => {
      const allowed = new Page(shop.create({ origins: ['https://m.shop.example'] }));
      const order = (from: Page, headers: Record<string, string>) =>
        from.post('/merchant/orders', { method: 'pix_br' }, headers);
      // The proxy of the shop ends TLS.
      for (const origin of ['https://shop.example', 'http://shop.example'])
        assert.equal((await order(page, { 'sec-fetch-site': '', origin })).status, 200);
      const other = { 'sec-fetch-site': 'same-site', origin: 'https://m.shop.example' };
      assert.equal((await order(page, other)).status, 403);
      assert.equal((await order(allowed, other)).status, 200);
      assert.equal((await order(page, { 'sec-fetch-site': '' })).status, 200);
    });
  });

  describe('one-time codes', () => {
    it('a code activates the mandate', async () => {
      const id = await page.orderedId('ewallet_id');
      const verified = await page.post(`/merchant/v1/mandates/${id}/verify`, { otp: OTP });
      assert.deepEqual([verified.status, verified.body['status']], [200, 'active']);
      assert.equal((await page.get(`/merchant/mandates/${id}`)).body['status'], 'active');
    });

    it('a wrong code that is sent again with the same key counts once', async () => {
      const id = await page.orderedId('ewallet_id');
      for (let sent = 0; sent < 6; sent++) {
        const headers = { 'idempotency-key': 'one-press' };
        const { status, body } = await page.post(`/merchant/v1/mandates/${id}/verify`, { otp: '000000' }, headers);
        assert.deepEqual([status, body.error?.['code']], [400, 'otp_incorrect']);
      }
      assert.equal((await page.post(`/merchant/v1/mandates/${id}/verify`, { otp: OTP })).status, 200);
    });

    it('a key of one mandate repeats nothing of another', async () => {
      const headers = { 'idempotency-key': 'one-press' };
      const [first, second] = [await page.orderedId('ewallet_id'), await page.orderedId('ewallet_id')];
      for (const id of [first, second]) {
        const { status, body } = await page.post(`/merchant/v1/mandates/${id}/verify`, { otp: OTP }, headers);
        assert.deepEqual([status, body['id'], body['status']], [200, id, 'active']);
        assert.equal((await page.post(`/merchant/v1/mandates/${id}/resend`, {}, headers)).status, 400);
      }
    });

    it('a body that PHP has written again, with [] for {}, is an empty object', async () => {
      const id = await page.orderedId('ewallet_id');
      assert.equal((await page.post(`/merchant/v1/mandates/${id}/resend`, [])).status, 200);
      assert.equal((await page.post('/merchant/orders', [])).body.error?.['message'], 'this cannot be ordered');
    });

    it('too many wrong codes end the mandate, also for the page that polls it', async () => {
      const id = await page.orderedId('ewallet_id');
      const codes = [];
      for (let tries = 0; tries < 5; tries++)
        codes.push((await page.post(`/merchant/v1/mandates/${id}/verify`, { otp: '000000' })).body.error?.['code']);
      assert.equal(codes.at(-1), 'otp_attempts_exceeded');
      const { body } = await page.get(`/merchant/mandates/${id}`);
      assert.deepEqual([body['status'], body['failure_code'], body['action']], ['failed', 'otp_attempts_exceeded', {}]);
    });

    it('another code is sent, but not twice in half a minute', async () => {
      const id = await page.orderedId('ewallet_id');
      assert.equal((await page.post(`/merchant/v1/mandates/${id}/resend`, {})).status, 200);
      const again = await page.post(`/merchant/v1/mandates/${id}/resend`, {});
      assert.deepEqual([again.status, again.headers.get('retry-after')], [429, '30']);
      const other = await page.orderedId('ewallet_id');
      assert.equal((await page.post(`/merchant/v1/mandates/${other}/resend`, {})).status, 200);
    });
  });

  describe('bad input', () => {
    const json = { 'content-type': 'application/json' };
    const orders = '/merchant/orders';
    const BAD: Readonly<Record<string, [string, string, string | undefined, Record<string, string>, number]>> = {
      'no body': ['POST', orders, undefined, json, 400],
      'a body that is not JSON': ['POST', orders, '{"method":', json, 400],
      'a list': ['POST', orders, '["pix_br"]', json, 400],
      null: ['POST', orders, 'null', json, 400],
      'an unknown method': ['POST', orders, '{"method":"card_ru"}', json, 400],
      'a method of the prototype': ['POST', orders, '{"method":"toString"}', json, 400],
      'a form': ['POST', orders, 'method=pix_br', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
      'a body that is too long': ['POST', orders, `{"method":"${'x'.repeat(100_000)}"}`, json, 413],
      'a key with a space': ['POST', orders, '{"method":"pix_br"}', { ...json, 'idempotency-key': 'a b' }, 400],
      'a key that is too long': [
        'POST',
        orders,
        '{"method":"pix_br"}',
        { ...json, 'idempotency-key': 'x'.repeat(201) },
        400,
      ],
      'an unknown path': ['GET', '/merchant/secrets', undefined, {}, 404],
      'a path outside': ['GET', '/other/payments/pm_1', undefined, {}, 404],
      'an id with a path': ['GET', '/merchant/payments/..%2Fcustomers%2Fcst_1', undefined, {}, 404],
      'an id that is too long': ['GET', `/merchant/payments/${'x'.repeat(129)}`, undefined, {}, 404],
      'a wrong method': ['GET', orders, undefined, {}, 405],
      'a payment that is deleted': ['DELETE', '/merchant/payments/pm_1', undefined, {}, 405],
      'a webhook without an endpoint': ['POST', '/merchant/webhooks', '{}', json, 404],
    };
    for (const [what, [method, path, body, headers, expected]] of Object.entries(BAD)) {
      it(`${what} gets ${expected} with the error envelope`, async () => {
        const before = await payments();
        const response = await page.request(method, path, { ...(body === undefined ? {} : { body }), headers });
        const answer = await readAnswer(response);
        assert.deepEqual([answer.status, answer.body.error?.['type']], [expected, 'invalid_request_error']);
        assert.equal(answer.headers.get('cache-control'), 'no-store');
        assert.equal(await payments(), before);
        assert.deepEqual(shop.errors, []);
      });
    }

    it('a body in another form than a code is refused, and appears nowhere', async () => {
      const id = await page.orderedId('ewallet_id');
      const path = `/merchant/v1/mandates/${id}/verify`;
      for (const otp of [null, 493027, '', 'x'.repeat(17), '49 3027', { code: OTP }]) {
        const { status, body } = await page.post(path, { otp });
        assert.equal(status, 400);
        assert.equal(JSON.stringify(body).includes(OTP), false);
      }
      const cut = await page.request('POST', path, { body: `{"otp":"${OTP}`, headers: json });
      assert.equal(cut.status, 400);
      assert.equal((await cut.text()).includes(OTP), false);
      assert.deepEqual(shop.errors, []);
    });

    it('options that cannot work are refused at the start', () => {
      const given = { service: serviceOf({ url: 'http://127.0.0.1:9' }), order: orderOf };
      assert.throws(() => createMerchant({ ...given, secret: 'short' }), /secret: expected at least 16 characters/);
      for (const base of ['merchant', '/merchant/', 'https://shop.example/merchant'])
        assert.throws(() => createMerchant({ ...given, secret: SECRET, base }), /base: expected a path/);
      // A variable of the environment that is not there.
      for (const webhookSecret of ['', undefined as unknown as string])
        assert.throws(
          () => serviceOf({ url: 'http://127.0.0.1:9' }, { webhookSecret }),
          /^TypeError: webhookSecret is not set/,
        );
    });

    it('a webhook that is not expected says why', async () => {
      const { status, body } = await page.post('/merchant/webhooks', {});
      assert.deepEqual(
        [status, body.error?.['message']],
        [404, 'no webhook is expected: webhookSecret, or readWebhook, is not set'],
      );
    });
  });
});
