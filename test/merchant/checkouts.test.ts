/** The route of checkouts before a real sandbox. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { parseCheckout } from '../../src/contract/index.js';
import {
  adaptedService,
  createMerchant,
  Refusal,
  type ContractOrder,
  type MerchantOptions,
  type ShopCheckout,
} from '../../src/merchant/index.js';
import type { Merchant } from '../../src/merchant/merchant.js';
import { OTP, Page, SECRET, serviceOf, startMerchant, type Answer, type TestMerchant } from './shop.js';

/** The sandbox is the same in all tests, and knows the orders of the others. */
let count = 0;
let orderId = '';
let path = '';
const CUSTOMER = { first_name: 'Dewi', country: 'ID', phone: '+6281234567890' };

describe('checkouts', () => {
  let shop: TestMerchant;
  let merchant: Merchant;
  let page: Page;
  let order: ShopCheckout<ContractOrder>;
  let created: string[];

  beforeAll(async () => void (shop = await startMerchant()));
  afterAll(() => shop.close());

  const start = (options: Partial<MerchantOptions<ContractOrder>> = {}): Merchant =>
    createMerchant<ContractOrder>({
      secret: SECRET,
      service: serviceOf(shop.sandbox),
      checkout: (id) => (id === orderId ? order : null),
      onCreate: ({ id }) => created.push(id),
      onError: (error) => shop.errors.push(error.message),
      ...options,
    });

  beforeEach(() => {
    orderId = `order_${(count += 1)}`;
    path = `/merchant/checkouts/${orderId}`;
    created = [];
    shop.errors.length = 0;
    order = {
      amount: '129000.00',
      currency: 'IDR',
      seller: 'Norte Coffee',
      methods: ['ewallet_id', 'va_id', { id: 'banktransfer_mx', disabled: true, reason: 'Not in Indonesia' }],
      order: ({ method, mandate_id }) => {
        if (mandate_id)
          return { payment: { payment_method: method, mandate_id, currency: 'IDR', amount: '129000.00' } };
        if (method === 'ewallet_id') return { customer: CUSTOMER, mandate: { payment_method: method } };
        return { payment: { payment_method: 'pix_br', currency: 'BRL', amount: '129.90' } };
      },
    };
    merchant = start();
    page = new Page(merchant);
  });

  const get = (of = page) => of.get(path);
  const versionOf = async (of = page) => (await get(of)).body['version'] as string;
  const pay = async (body: object = {}, key: string = randomUUID(), of = page): Promise<Answer> =>
    of.post(path, { method: 'va_id', version: await versionOf(of), ...body }, { 'idempotency-key': key });
  const currentOf = ({ body }: Answer) => body['current'] as { id: string; object: string; status: string } | null;

  it('shows the order, which the elements can read', async () => {
    const { status, headers, body } = await get();
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
    const { id, amount, current, methods } = parseCheckout(body);
    assert.deepEqual([id, amount, current, methods.length], [orderId, '129000.00', null, 3]);
  });

  it('creates a payment, which the page may poll, and the same for another device', async () => {
    const paid = await pay();
    assert.deepEqual([paid.status, currentOf(paid)?.object], [200, 'payment']);
    const { id } = currentOf(paid)!;
    assert.deepEqual(created, [id]);
    assert.equal((await page.get(`/merchant/payments/${id}`)).status, 200);
    const other = new Page(merchant);
    assert.equal((await other.get(`/merchant/payments/${id}`)).status, 404);
    assert.equal(currentOf(await get(other))?.id, id);
    assert.equal((await other.get(`/merchant/payments/${id}`)).status, 200);
  });

  it('the same key again gets the same payment', async () => {
    const version = await versionOf();
    const key = randomUUID();
    const both = await Promise.all([pay({ version }, key), pay({ version }, key)]);
    assert.deepEqual(
      both.map(currentOf).map((one) => one?.id),
      [created[0], created[0]],
    );
    assert.equal(created.length, 1);
  });

  it('two tabs create one payment, whatever they choose', async () => {
    const version = await versionOf();
    const both = await Promise.all([pay({ version }), pay({ version, method: 'ewallet_id' })]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    assert.equal(created.length, 1);
  });

  it('nothing is created at another price than the page has shown', async () => {
    const version = await versionOf();
    order = { ...order, amount: '139000.00' };
    assert.equal((await pay({ version })).status, 409);
    assert.deepEqual(created, []);
    assert.equal((await pay()).status, 200);
  });

  it('nothing is created once it is paid', async () => {
    const { id } = currentOf(await pay())!;
    await shop.consumer('POST', `/sandbox/payments/${id}/pay`);
    assert.equal(currentOf(await get())?.status, 'paid');
    assert.equal((await pay()).status, 409);
    assert.equal(created.length, 1);
  });

  it('an attempt that was left is listed while it may be paid', async () => {
    const first = currentOf(await pay())!.id;
    const second = await pay();
    const { earlier } = parseCheckout(second.body);
    assert.deepEqual([earlier.map(({ id }) => id), created.length], [[first], 2]);
    await shop.consumer('POST', `/sandbox/payments/${first}/decline`);
    assert.deepEqual(parseCheckout((await get()).body).earlier, []);
  });

  it('links an account, and pays by it', async () => {
    const mandate = currentOf(await pay({ method: 'ewallet_id' }))!;
    assert.equal(mandate.object, 'mandate');
    const verified = await page.post(`/merchant/v1/mandates/${mandate.id}/verify`, { otp: OTP });
    assert.equal(verified.status, 200);
    const linked = parseCheckout((await get()).body);
    assert.deepEqual(
      linked.mandates.map(({ id }) => id),
      [mandate.id],
    );
    const debit = await pay({ method: 'ewallet_id', mandate_id: mandate.id });
    assert.deepEqual([debit.status, currentOf(debit)?.object], [200, 'payment']);
    // It may be paid at any moment.
    if (currentOf(debit)?.status === 'created') assert.equal((await pay()).status, 409);
  });

  it('lists the linked accounts that the shop knows, and ends one only if the shop can', async () => {
    const mandate = currentOf(await pay({ method: 'ewallet_id' }))!.id;
    await page.post(`/merchant/v1/mandates/${mandate}/verify`, { otp: OTP });
    const service = serviceOf(shop.sandbox);
    const { body } = await page.get(`/merchant/mandates/${mandate}`);
    const known: typeof service = { ...service, retrieve: async () => ({ status: 200, body }) };
    const ended: string[] = [];
    order = { ...order, mandates: [mandate] };
    const unlink = async (of: Merchant, id: string) =>
      (await new Page(of).request('DELETE', `${path}/mandates/${id}`)).status;
    assert.equal(await unlink(start({ service: known }), mandate), 404);
    const able = start({ service: known, unlink: (id) => ended.push(id) });
    assert.deepEqual(
      parseCheckout((await new Page(able).get(path)).body).mandates.map(({ id }) => id),
      [mandate],
    );
    assert.equal(await unlink(able, 'mdt_other'), 404);
    assert.equal(await unlink(able, mandate), 204);
    assert.deepEqual(ended, [mandate]);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const { status } = await new Page(able).request('DELETE', `${path}/mandates/${mandate}`, { headers: foreign });
    assert.equal(status, 403);
  });

  it('a debit whose answer was lost is not followed by another payment', async () => {
    const mandate = currentOf(await pay({ method: 'ewallet_id' }))!.id;
    await page.post(`/merchant/v1/mandates/${mandate}/verify`, { otp: OTP });
    const { body } = await page.get(`/merchant/mandates/${mandate}`);
    const service = serviceOf(shop.sandbox);
    let isLost = true;
    const made: unknown[] = [];
    const lossy: typeof service = {
      ...service,
      retrieve: async (kind, ...more) => (kind === 'mandate' ? { status: 200, body } : service.retrieve(kind, ...more)),
      create: async (...given) => {
        const answer = await service.create(...given);
        made.push((answer.body as { id: string }).id);
        if (isLost) throw new Error('the connection was lost');
        return answer;
      },
    };
    order = { ...order, mandates: [mandate] };
    page = new Page(start({ service: lossy }));
    const more = { save: true, customer: { name: 'Maria Silva' } };
    assert.equal((await pay({ method: 'ewallet_id', mandate_id: mandate, ...more })).status, 502);
    // Still lost: nothing else may be paid.
    assert.equal((await pay()).status, 502);
    isLost = false;
    assert.equal((await pay()).status, 409);
    assert.equal(currentOf(await get())?.id, made[0]);
    assert.equal(new Set(made).size, 1);
  });

  it('what the service refuses is forwarded, and can be tried again', async () => {
    const wrong = {
      ...order,
      order: () => ({ payment: { payment_method: 'pix_br', currency: 'BRL', amount: 'ten' } }),
    };
    const right = order;
    order = wrong;
    const version = await versionOf();
    assert.equal((await pay({ version })).status, 400);
    order = right;
    assert.notEqual(await versionOf(), version);
    assert.equal((await pay()).status, 200);
  });

  it('works with an adapter', async () => {
    const paid = { object: 'payment' as const, id: 'pm_1', status: 'paid' };
    const service = adaptedService((value: { id: string }) => ({ ...paid, ...value, action: null }) as never, {
      create: async (amount: number) => ({ id: `pm_${amount}` }),
      retrieve: async (id) => ({ id }),
    });
    const adapted = createMerchant({
      secret: SECRET,
      service,
      checkout: () => ({ amount: '5', currency: 'BRL', methods: ['pix_br'], order: () => 5 }),
    });
    page = new Page(adapted);
    assert.equal(currentOf(await pay({ method: 'pix_br' }))?.id, 'pm_5');
  });

  describe('refuses', () => {
    const wrong: readonly (readonly [string, object, RegExp])[] = [
      ['a method that is disabled', { method: 'banktransfer_mx' }, /method: not offered/],
      ['a method that is not offered', { method: 'card_ru' }, /method: not offered/],
      ['a method that is not a text', { method: 7 }, /method: expected/],
      ['no version', { version: '' }, /version: expected/],
      ['an account that is not linked', { mandate_id: 'mdt_1' }, /mandate_id: not linked/],
      ['an account that is not an id', { mandate_id: '../x' }, /mandate_id: expected/],
      ['a customer that is not an object', { customer: 'Ana' }, /customer: expected/],
    ];
    for (const [name, body, message] of wrong)
      it(name, async () => {
        const { status, body: refused } = await pay(body);
        assert.equal(status, 400);
        assert.match(refused.error!['message']!, message);
        assert.deepEqual(created, []);
      });

    for (const status of [401, 410])
      it(`with the shop’s own ${status}`, async () => {
        merchant = start({
          checkout: () => {
            throw new Refusal(status, 'not now');
          },
        });
        assert.equal((await new Page(merchant).get(path)).status, status);
      });

    it('an order that does not exist, and every one without the option', async () => {
      assert.equal((await page.get('/merchant/checkouts/order_0')).status, 404);
      assert.equal((await new Page(shop.create()).get(path)).status, 404);
    });

    it('another method, and a page of another site', async () => {
      const { status, headers } = await page.request('PUT', path);
      assert.deepEqual([status, headers.get('allow')], [405, 'GET, POST']);
      const { status: foreign } = await page.post(path, {}, { 'sec-fetch-site': 'cross-site' });
      assert.equal(foreign, 403);
    });

    it('a price that no element can show, and says where', async () => {
      order = { ...order, amount: '129,90' };
      assert.equal((await get()).status, 500);
      assert.match(shop.errors[0]!, /checkout\.amount: expected a decimal number/);
    });
  });
});
