/** The route of `<pay-checkout>` in the backends of examples/backends, before a real sandbox. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from '@playwright/test';
import { parseCheckout, type Checkout } from '../../src/contract/index.js';
import { createSandbox, type Sandbox } from 'pay-elements-sandbox';
import { Backend, LANGUAGES, missing, Page, STACKS, type Answer, type Running } from './backend-processes.js';
import { WatchedService } from './watched-service.js';

const OTP = '493027';
const KEY = 'sk_test';
const PIX = '/merchant/checkouts/order_42';
const WALLET = '/merchant/checkouts/order_43';
const DOCUMENT = { country: 'BR', type: 'tax_id', number: '52998224725' };
const ADDRESS = {
  country: 'BR',
  state: 'SP',
  city: 'São Paulo',
  line1: 'Rua das Flores, 100',
  postal_code: '01310-100',
};
/** Nested, and with characters that have a meaning in JSON. */
const CUSTOMER = { first_name: 'Ana "{[,:', last_name: 'Souza', document: DOCUMENT, billing_address: ADDRESS };

const currentOf = (answer: Answer) => {
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return parseCheckout(answer.body).current!;
};

test.describe('examples/backends, checkouts', () => {
  let sandbox: Sandbox;
  test.beforeAll(async () => void (sandbox = await createSandbox({ apiKey: KEY, otp: OTP, log: () => {} })));
  test.afterAll(() => sandbox.close());

  const control = async (path: string) => {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    const { status } = await fetch(sandbox.url + path, { method: 'POST', headers, body: '{}' });
    assert.equal(status, 200, path);
  };

  for (const [name, language] of Object.entries(LANGUAGES)) {
    const reason = missing(language);
    test.describe(name, () => {
      test.skip(Boolean(reason), String(reason));
      let backend: Backend;
      let running: Running;
      let service: WatchedService;
      let page: Page;

      test.beforeAll(async () => {
        backend = new Backend(language);
        await backend.compile();
      });
      test.afterAll(() => backend?.remove());

      test.beforeEach(async () => {
        await control('/sandbox/reset');
        service = new WatchedService(sandbox.url);
        running = await backend.start({ PAY_SERVICE: await service.start(), PAY_API_KEY: KEY });
        page = new Page(running.url);
      });
      test.afterEach(() => {
        running?.stop();
        service.stop();
        for (const secret of [OTP, KEY, ...STACKS]) assert.equal(backend.printed.text.includes(secret), false, secret);
      });

      const read = async (path: string, of = page): Promise<Checkout> => parseCheckout((await of.get(path)).body);
      const pay = async (path: string, choice: object, key: string = randomUUID()): Promise<Answer> => {
        const { version } = await read(path);
        return page.post(path, { version, ...choice }, { 'idempotency-key': key });
      };
      const pix = (more: object = {}, key?: string) => pay(PIX, { method: 'pix_br', ...more }, key);
      const verify = (mandate: string, otp: string) => page.post(`/merchant/v1/mandates/${mandate}/verify`, { otp });
      const link = async () => {
        const { id } = currentOf(await pay(WALLET, { method: 'ewallet_id' }));
        assert.equal((await verify(id, OTP)).status, 200);
        return id;
      };

      test('shows an order, and pays it at its own price', async () => {
        const first = await page.get(PIX);
        assert.deepEqual([first.status, first.headers.get('cache-control')], [200, 'no-store']);
        const { id, amount, currency, seller, version, methods, current, earlier, mandates } = parseCheckout(
          first.body,
        );
        assert.deepEqual([id, amount, currency, seller], ['order_42', '129.90', 'BRL', 'Norte Coffee']);
        assert.deepEqual([version, current, earlier, mandates], ['BRL129.90-0', null, [], []]);
        assert.deepEqual(
          methods.map((method) => method.id),
          ['pix_br', 'boleto_br'],
        );
        const paid = await pix({ amount: '0.01', save: true });
        const payment = currentOf(paid);
        assert.deepEqual([payment.object, parseCheckout(paid.body).version], ['payment', 'BRL129.90-1']);
        const { status, body } = await page.get(`/merchant/payments/${payment.id}`);
        assert.deepEqual([status, body['amount']], [200, '129.90']);
      });

      test('shows a second device the same payment, which it may poll then', async () => {
        const { id } = currentOf(await pix());
        const other = new Page(running.url);
        assert.equal((await other.get(`/merchant/payments/${id}`)).status, 404);
        assert.equal((await read(PIX, other)).current?.id, id);
        assert.equal((await other.get(`/merchant/payments/${id}`)).status, 200);
        assert.equal((await page.get(`/merchant/payments/${id}`)).status, 200);
      });

      test('creates one payment for a version', async () => {
        const { version } = await read(PIX);
        const key = randomUUID();
        const { id } = currentOf(await pix({ version }, key));
        assert.equal(currentOf(await pix({ version }, key)).id, id);
        assert.equal((await pix({ version })).status, 409);
        assert.equal((await pix({ version: 'BRL99.90-1' })).status, 409);
        assert.deepEqual([...service.created], [id]);
        assert.equal((await read(PIX)).current?.id, id);
      });

      test('creates one payment for two presses at once', async () => {
        const { version } = await read(PIX);
        const both = await Promise.all([pix({ version }), pix({ version })]);
        assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
        assert.equal(service.created.size, 1);
      });

      test('creates nothing once it is paid, also by an attempt that was left', async () => {
        const first = currentOf(await pix()).id;
        const second = await pix();
        assert.deepEqual(
          parseCheckout(second.body).earlier.map(({ id }) => id),
          [first],
        );
        await control(`/sandbox/payments/${currentOf(second).id}/decline`);
        await control(`/sandbox/payments/${first}/pay`);
        assert.equal((await pix()).status, 409);
        const { earlier, current } = await read(PIX);
        assert.deepEqual([earlier.map(({ status }) => status), current?.status], [['paid'], 'failed']);
        assert.equal(service.created.size, 2);
      });

      test('links a wallet with a one-time code, and pays by it once', async () => {
        const mandate = await link();
        const linked = await read(WALLET);
        assert.deepEqual(
          linked.mandates.map(({ id }) => id),
          [mandate],
        );
        assert.equal(linked.current?.status, 'active');
        const debit = await pay(WALLET, { method: 'ewallet_id', mandate_id: mandate });
        const { id, object, action } = currentOf(debit);
        assert.deepEqual([object, action, parseCheckout(debit.body).earlier], ['payment', null, []]);
        // It is under way, or paid.
        assert.equal((await pay(WALLET, { method: 'ewallet_id', mandate_id: mandate })).status, 409);
        assert.deepEqual([...service.created], [id]);
      });

      test('lets the consumer link again after too many wrong codes', async () => {
        const { id } = currentOf(await pay(WALLET, { method: 'ewallet_id' }));
        let code: string | undefined;
        for (let tries = 0; code !== 'otp_attempts_exceeded' && tries < 10; tries++)
          code = (await verify(id, '000000')).body.error?.code;
        const { current } = await read(WALLET);
        assert.deepEqual([current?.id, current?.status, current?.failure_code], [id, 'failed', code]);
        assert.notEqual(await link(), id);
      });

      test('repeats a debit whose answer was lost before anything else', async () => {
        const debit = { method: 'ewallet_id', mandate_id: await link() };
        const { version } = await read(WALLET);
        service.isLossy = true;
        assert.equal((await pay(WALLET, debit)).status, 502);
        assert.equal((await pay(WALLET, { method: 'ewallet_id' })).status, 502);
        service.isLossy = false;
        assert.equal((await pay(WALLET, { method: 'ewallet_id' })).status, 409);
        const { current } = await read(WALLET);
        assert.deepEqual([...service.created], [current?.id]);
        assert.equal((await pay(WALLET, { ...debit, version })).status, 409);
      });

      test('creates one payment if the answer was lost and the page repeats its attempt', async () => {
        const debit = { method: 'ewallet_id', mandate_id: await link() };
        const attempts = [[PIX, { method: 'pix_br' }] as const, [WALLET, debit] as const];
        for (const [index, [path, choice]] of attempts.entries()) {
          const key = randomUUID();
          service.isLossy = true;
          assert.equal((await pay(path, choice, key)).status, 502);
          service.isLossy = false;
          const { id } = currentOf(await pay(path, choice, key));
          assert.equal([...service.created][index], id);
        }
        assert.equal(service.created.size, attempts.length);
      });

      test('forwards what the service refuses, and lets the consumer try again', async () => {
        const { version } = await read(PIX);
        const refused = await pix({ method: 'boleto_br' });
        assert.deepEqual([refused.status, refused.body.error?.type], [400, 'invalid_request_error']);
        assert.notEqual((await read(PIX)).version, version);
        const { payment_method } = currentOf(await pix({ method: 'boleto_br', customer: CUSTOMER }));
        assert.equal(payment_method, 'boleto_br');
      });

      test('refuses what the order does not have', async () => {
        const wrong: readonly (readonly [number, string, object, Record<string, string>?])[] = [
          [404, '/merchant/checkouts/order_1', { method: 'pix_br' }],
          [400, PIX, { method: 'card_ru' }],
          [400, PIX, { method: ['pix_br'] }],
          [400, PIX, { method: 'ewallet_id' }],
          [400, WALLET, { method: 'ewallet_id', mandate_id: 'mdt_1' }],
          [400, WALLET, { method: 'ewallet_id', mandate_id: { id: 'mdt_1' } }],
          [400, PIX, { method: 'pix_br', customer: 'Ana' }],
          [403, PIX, { method: 'pix_br' }, { 'sec-fetch-site': 'cross-site' }],
        ];
        for (const [expected, path, body, headers] of wrong) {
          const { version } = path === WALLET ? await read(WALLET) : await read(PIX);
          const { status, body: answer } = await page.post(path, { version, ...body }, headers);
          assert.deepEqual([status, answer.error?.type], [expected, 'invalid_request_error'], JSON.stringify(body));
        }
        assert.equal((await page.get('/merchant/checkouts/order_1')).status, 404);
        assert.equal(service.created.size, 0);
      });
    });
  }
});
