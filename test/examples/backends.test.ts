/** The backends of examples/backends before a real sandbox, in each language that is installed. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { test } from '@playwright/test';
import { createSandbox, type Sandbox } from 'pay-elements-sandbox';
import { Webhook } from 'standardwebhooks';
import { Backend, BACKENDS, LANGUAGES, missing, Page, STACKS, type Running } from './backend-processes.js';

const SECRET = `whsec_${Buffer.from('twenty-four secret bytes').toString('base64')}`;
const OTP = '493027';
const KEY = 'sk_test';

test.describe('examples/backends', () => {
  let sandbox: Sandbox;
  test.beforeAll(async () => void (sandbox = await createSandbox({ apiKey: KEY, otp: OTP, log: () => {} })));
  test.afterAll(() => sandbox.close());

  test('has a tested language for each file', () => {
    const files = readdirSync(BACKENDS).filter((name) => name !== 'README.md');
    assert.deepEqual(
      files.sort(),
      Object.values(LANGUAGES)
        .map(({ file }) => file)
        .sort(),
    );
  });

  for (const [name, language] of Object.entries(LANGUAGES)) {
    const reason = missing(language);
    test.describe(name, () => {
      test.skip(Boolean(reason), String(reason));
      let backend: Backend;
      let running: Running;
      let page: Page;

      const start = (service: string, apiKey = KEY) =>
        backend.start({ PAY_SERVICE: service, PAY_API_KEY: apiKey, WEBHOOK_SECRET: SECRET });

      test.beforeAll(async () => {
        backend = new Backend(language);
        await backend.compile();
        running = await start(sandbox.url);
        page = new Page(running.url);
      });
      test.afterAll(() => {
        running?.stop();
        backend?.remove();
      });

      const order = async (method: string) => {
        const made = await page.post('/merchant/orders', { method, amount: '0.01' });
        assert.equal(made.status, 200, JSON.stringify(made.body));
        return made.body;
      };

      test('creates a payment at its own price, and returns it only to its owner', async () => {
        const made = await order('pix_br');
        const { status, headers, body } = await page.get(`/merchant/payments/${String(made['id'])}`);
        assert.deepEqual([status, body['amount'], headers.get('cache-control')], [200, '129.90', 'no-store']);
        assert.deepEqual(body['action'], made['action']);
        for (const cookie of ['', 'session=1', 'PHPSESSID=1']) {
          const other = await page.send('GET', `/merchant/payments/${String(made['id'])}`, undefined, { cookie });
          assert.deepEqual([other.status, other.body.error?.type], [404, 'invalid_request_error']);
        }
      });

      test('creates one payment if an order is sent twice', async () => {
        const headers = { 'idempotency-key': randomUUID() };
        const answers = [await page.post('/merchant/orders', { method: 'pix_br' }, headers)];
        answers.push(await page.post('/merchant/orders', { method: 'pix_br' }, headers));
        assert.equal(answers[0]!.body['id'], answers[1]!.body['id']);
      });

      test('forwards codes with their idempotency key, and stores the mandate', async () => {
        const id = String((await order('ewallet_id'))['id']);
        const path = `/merchant/v1/mandates/${id}`;
        assert.deepEqual((await page.get(`/merchant/mandates/${id}`)).body['status'], 'pending');
        for (let tries = 0; tries < 6; tries++) {
          const wrong = await page.post(`${path}/verify`, { otp: '000000' }, { 'idempotency-key': `one-press-${id}` });
          assert.deepEqual([wrong.status, wrong.body.error?.code], [400, 'otp_incorrect']);
        }
        assert.equal((await page.post(`${path}/resend`, {})).status, 200);
        const again = await page.post(`${path}/resend`, {});
        assert.equal(again.status, 429);
        assert.ok(Number(again.headers.get('retry-after')) > 0);
        const verified = await page.post(`${path}/verify`, { otp: OTP });
        assert.deepEqual([verified.status, verified.body['status']], [200, 'active']);
        const { body } = await page.get(`/merchant/mandates/${id}`);
        // An empty object stands for no action: a list would be an error on the page.
        assert.deepEqual([body['status'], body['action']], ['active', {}]);
      });

      const BAD: Readonly<Record<string, [string, string | undefined, Record<string, string>, number]>> = {
        'pages of other sites': ['/merchant/orders', '{"method":"pix_br"}', { 'sec-fetch-site': 'cross-site' }, 403],
        'methods that the shop does not offer': ['/merchant/orders', '{"method":"card_ru"}', {}, 400],
        'methods that are no text': ['/merchant/orders', '{"method":["pix_br"]}', {}, 400],
        'bodies that are not JSON': ['/merchant/orders', '{"method":', {}, 400],
        'a list': ['/merchant/orders', '[]', {}, 400],
        'unknown paths': ['/merchant/secrets', '{}', {}, 404],
        'codes for the mandate of another shop': ['/merchant/v1/mandates/mdt_1/verify', `{"otp":"${OTP}"}`, {}, 404],
        'webhooks without a signature': ['/merchant/webhooks', '{"type":"payment.paid","data":{"id":"pm_1"}}', {}, 400],
      };
      for (const [what, [path, body, headers, expected]] of Object.entries(BAD)) {
        test(`refuses ${what} with the error envelope`, async () => {
          const { status, body: answer } = await page.send('POST', path, body, headers);
          assert.deepEqual([status, answer.error?.type], [expected, 'invalid_request_error']);
        });
      }

      test('delivers after a signed webhook', async () => {
        const now = new Date();
        const body = JSON.stringify({ type: 'payment.paid', data: { id: 'pm_2', object: 'payment', status: 'paid' } });
        const headers = {
          'webhook-id': 'evt_1',
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': new Webhook(SECRET).sign('evt_1', now, body),
        };
        assert.equal((await page.send('POST', '/merchant/webhooks', `${body} `, headers)).status, 400);
        assert.equal((await page.send('POST', '/merchant/webhooks', body, headers)).status, 204);
        await backend.printed.until('Deliver pm_2');
      });

      const unable: Readonly<Record<string, () => Promise<Running>>> = {
        'is down': () => start('http://127.0.0.1:9'),
        // A 401 would ask the consumer to sign in.
        'refuses the key': () => start(sandbox.url, 'sk_wrong'),
      };
      for (const [what, begin] of Object.entries(unable)) {
        test(`answers with the error envelope while the service ${what}`, async () => {
          const { url, stop } = await begin();
          try {
            const { status, body } = await new Page(url).post('/merchant/orders', { method: 'pix_br' });
            assert.deepEqual([status, body.error?.type], [502, 'api_error']);
          } finally {
            stop();
          }
        });
      }

      test('prints no code, no key and no stack', () => {
        for (const secret of [OTP, KEY, ...STACKS])
          assert.equal(backend.printed.text.includes(secret), false, backend.printed.text);
      });
    });
  }
});
