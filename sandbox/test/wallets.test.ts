/** Mandates that end, and the balances of wallets. */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
beforeEach(() => world.sandbox.reset());
afterAll(() => world.sandbox.close());

const JSON_ONLY = { accept: 'application/json' };

async function activeMandate(payment_method = 'ewallet_id'): Promise<string> {
  const customer = await world.customer();
  const { body } = await world.post(`/v1/customers/${customer}/mandates`, { payment_method });
  if (body.action.type !== 'verify_otp') await world.post(`/sandbox/bank/${body.id}/approve`);
  else await world.post(`/v1/mandates/${body.id}/verify`, await otpOf(body.id));
  return body.id;
}

async function otpOf(id: string): Promise<{ otp: string }> {
  return { otp: (await world.get(`/sandbox/otps/${id}`)).body.otp };
}

const debit = (mandate_id: string, amount: string, more = {}) =>
  world.payment({ payment_method: 'ewallet_id', currency: 'IDR', amount, mandate_id, ...more });

const revoke = (id: string) => world.post(`/sandbox/mandates/${id}/revoke`, {}, JSON_ONLY);

/** Advances beyond the outcome of a debit. @returns its status and failure code */
async function outcome(id: string): Promise<[string, string | null]> {
  await world.post('/sandbox/clock/advance', { seconds: 2 });
  const { body } = await world.get(`/v1/payments/${id}`);
  return [body.status, body.failure_code];
}

const balanceOf = async (id: string): Promise<string> =>
  (await world.get(`/sandbox/mandates/${id}`)).body.extra.payment_method_account.balance_amount;

describe('a revoked mandate', () => {
  it('is final, has an event, and cannot be debited', async () => {
    const id = await activeMandate();
    const { status, body } = await revoke(id);
    assert.deepEqual([status, body.status, body.action, body.extra], [200, 'revoked', {}, {}]);
    assert.equal(typeof body.time_signed, 'string');
    assert.deepEqual((await world.get(`/sandbox/mandates/${id}`)).body, body);
    assert.deepEqual(await world.events(id), ['mandate.created', 'mandate.active', 'mandate.revoked']);
    const refused = await debit(id, '1');
    assert.deepEqual([refused.status, refused.body.error.code], [400, 'mandate_inactive']);
    assert.equal(refused.body.error.message, `mandate_id: mandate ${id} is revoked, not active`);
    const subscription = { mandate_id: id, currency: 'IDR', amount: '1', interval_seconds: 60 };
    assert.equal((await world.post('/sandbox/subscriptions', subscription)).body.error.code, 'mandate_inactive');
    const again = await revoke(id);
    assert.deepEqual([again.status, again.body.error.code], [400, 'request_param_error']);
  });

  it('fails debits in progress and later cycles with mandate_inactive, but none that was due before', async () => {
    const id = await activeMandate();
    const { body: before } = await debit(id, '1');
    world.pass(1);
    const { body: during } = await debit(id, '2');
    const plan = { mandate_id: id, currency: 'IDR', amount: '3', interval_seconds: 3_600 };
    const { body: subscription } = await world.post('/sandbox/subscriptions', plan);
    await revoke(id);
    assert.deepEqual(await outcome(during.id), ['failed', 'mandate_inactive']);
    assert.equal((await world.get(`/v1/payments/${before.id}`)).body.status, 'paid');
    await world.post('/sandbox/clock/advance', { seconds: 2 * 3_600 });
    const { data } = (await world.get(`/sandbox/payments?search=${subscription.id}`)).body;
    assert.deepEqual(
      data.map((cycle: { failure_code: string }) => cycle.failure_code),
      ['mandate_inactive', 'mandate_inactive', 'mandate_inactive'],
    );
    const types = await world.events(subscription.id);
    assert.equal(types.filter((type) => type === 'subscription.failed').length, 3);
  });

  it('leaves enough for another one', async () => {
    const customer = await world.customer();
    const create = () => world.post(`/v1/customers/${customer}/mandates`, { payment_method: 'ewallet_cn' });
    const created = await Promise.all(Array.from({ length: 5 }, create));
    assert.equal((await create()).status, 400);
    const [{ body }] = created as [(typeof created)[0]];
    await world.post(`/sandbox/bank/${body.id}/approve`);
    await revoke(body.id);
    assert.equal((await create()).status, 200);
  });

  it('was active: a pending, unknown or failed one is refused', async () => {
    const { id } = await world.otpMandate();
    assert.match((await revoke(id)).body.error.message, /is pending and cannot become revoked/);
    await world.post(`/sandbox/bank/${id}/decline`);
    assert.equal((await revoke(id)).status, 400);
    assert.equal((await revoke('mdt_none')).status, 404);
  });
});

describe('the balance of a wallet', () => {
  it('falls with each paid debit, and a debit above it fails', async () => {
    const id = await activeMandate();
    assert.equal(await balanceOf(id), '250000.00');
    const { body: first } = await debit(id, '249999');
    assert.deepEqual(await outcome(first.id), ['paid', null]);
    assert.equal(await balanceOf(id), '1.00');
    const { body: above } = await debit(id, '1.01');
    assert.deepEqual(await outcome(above.id), ['failed', 'insufficient_funds']);
    const { body: rest } = await debit(id, '1');
    assert.deepEqual(await outcome(rest.id), ['paid', null]);
    assert.equal(await balanceOf(id), '0.00');
  });

  it('is compared in the wallet’s currency', async () => {
    const id = await activeMandate();
    const { body: above } = await debit(id, '15.50', { currency: 'USD' });
    assert.deepEqual(await outcome(above.id), ['failed', 'insufficient_funds']);
    const { body: below } = await debit(id, '15', { currency: 'USD' });
    assert.deepEqual(await outcome(below.id), ['paid', null]);
    assert.equal(await balanceOf(id), '7000.00');
  });

  it('is not overdrawn by debits at the same time', async () => {
    const id = await activeMandate();
    const debits = await Promise.all(Array.from({ length: 5 }, () => debit(id, '100000')));
    const outcomes = [];
    for (const { body } of debits) outcomes.push((await outcome(body.id))[0]);
    assert.deepEqual(outcomes.sort(), ['failed', 'failed', 'failed', 'paid', 'paid']);
    assert.equal(await balanceOf(id), '50000.00');
  });

  it('rises with refunds, unchanged by failed debits', async () => {
    const id = await activeMandate();
    const { body: payment } = await debit(id, '200000');
    await outcome(payment.id);
    const part = { payment_id: payment.id, currency: 'IDR', amount: '50000' };
    assert.equal((await world.post('/v1/refunds', part)).body.status, 'refunded');
    assert.equal(await balanceOf(id), '100000.00');
    const { body: magic } = await debit(id, '9012');
    assert.deepEqual(await outcome(magic.id), ['failed', 'account_closed']);
    assert.equal((await world.post('/v1/refunds', { ...part, amount: '9023' })).body.status, 'failed');
    assert.equal(await balanceOf(id), '100000.00');
  });

  it('can be set, also to nothing', async () => {
    const id = await activeMandate();
    const set = (body: object, of = id) => world.post(`/sandbox/mandates/${of}/balance`, body, JSON_ONLY);
    const { status, body } = await set({ amount: '9000000.5' });
    assert.deepEqual([status, body.extra.payment_method_account.balance_amount], [200, '9000000.50']);
    await set({ amount: '0' });
    const { body: payment } = await debit(id, '1');
    assert.deepEqual(await outcome(payment.id), ['failed', 'insufficient_funds']);
    for (const amount of ['-1', '0.001', '1e5', '', 5, undefined]) {
      const { status, body } = await set({ amount });
      assert.deepEqual([amount, status, body.error.code], [amount, 400, 'request_param_error']);
    }
    assert.equal((await set({ amount: '1' }, 'mdt_none')).status, 404);
    const card = await activeMandate('card_ru');
    assert.match((await set({ amount: '1' }, card)).body.error.message, /card_ru has no balance/);
  });

  for (const [method, currency, above] of [
    ['ewallet_cn', 'CNY', '5000.01'],
    ['ewallet_kr', 'KRW', '1000001'],
    ['ewallet_th', 'THB', '20000.01'],
    ['ovo_id', 'IDR', '2500000.01'],
    ['ewalletlite_id', 'IDR', '2500000.01'],
  ] as const) {
    it(`of ${method} is in no response of the contract, but in the list for developers, and limits debits too`, async () => {
      const id = await activeMandate(method);
      const { body } = await world.get(`/sandbox/mandates/${id}`);
      assert.doesNotMatch(JSON.stringify(body), /balance/);
      const [listed] = (await world.get(`/sandbox/mandates?search=${id}`)).body.data;
      assert.equal(listed.balance_currency, currency);
      const { body: payment } = await debit(id, above, { payment_method: method, currency });
      assert.deepEqual(await outcome(payment.id), ['failed', 'insufficient_funds']);
      const most = { payment_method: method, currency };
      const { body: all } = await debit(id, listed.balance_amount, most);
      assert.deepEqual(await outcome(all.id), ['paid', null]);
    });
  }

  it('is not known of a card', async () => {
    const id = await activeMandate('card_ru');
    const [listed] = (await world.get(`/sandbox/mandates?search=${id}`)).body.data;
    assert.equal(listed.balance_amount, null);
    const { body } = await debit(id, '99999999', { payment_method: 'card_ru', currency: 'RUB' });
    assert.deepEqual(await outcome(body.id), ['paid', null]);
  });
});
