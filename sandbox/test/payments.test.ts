import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('payments', () => {
  it('have every field of the contract when created and retrieved', async () => {
    const { status, body } = await world.payment({ reference: 'order-1' });
    assert.equal(status, 200);
    assert.deepEqual(
      { ...body, action: undefined },
      {
        id: body.id,
        object: 'payment',
        livemode: false,
        payment_method: 'pix_br',
        terminal_type: 'app',
        time_created: '2026-11-21T12:00:00+00:00',
        time_paid: null,
        time_expired: '2026-11-21T13:00:00+00:00',
        reference: 'order-1',
        source: 'normal',
        source_id: null,
        customer_id: null,
        currency: 'BRL',
        currency_local: 'BRL',
        amount: '10.50',
        amount_paid: null,
        amount_refunded: null,
        amount_local_paid: null,
        amount_local_refunded: null,
        failure_message: null,
        failure_code: null,
        gateway_transaction_id: body.gateway_transaction_id,
        status: 'created',
        paid: false,
        description: null,
        action: undefined,
        metadata: {},
        extra: {},
      },
    );
    assert.deepEqual((await world.get(`/v1/payments/${body.id}`)).body, body);
  });

  const kinds: [string, string, string][] = [
    ['pix_br', 'BRL', 'display_qr_code'],
    ['promptpay_th', 'THB', 'display_qr_code'],
    ['boleto_br', 'BRL', 'display_details'],
    ['banktransfer_mx', 'MXN', 'display_details'],
    ['cashvoucher_mx', 'MXN', 'display_details'],
    ['ewallet_cn', 'CNY', 'redirect_to_url'],
    ['ewallet_kr', 'KRW', 'redirect_to_url'],
    ['card_ru', 'RUB', 'redirect_to_url'],
    ['ewallet_id', 'IDR', 'redirect_to_url'],
    ['ovo_id', 'IDR', 'redirect_to_app'],
    ['ewallet_th', 'THB', 'redirect_to_app'],
  ];

  for (const [payment_method, currency, type] of kinds) {
    it(`have the action ${type} for ${payment_method}`, async () => {
      const customer_id = await world.customer();
      const { status, body } = await world.payment({ payment_method, currency, amount: '15000', customer_id });
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal(body.action.type, type);
      assert.equal(typeof body.action[type], 'object');
    });
  }

  it('are paid by the consumer and keep that status', async () => {
    const { body } = await world.payment();
    const paid = await world.post(`/sandbox/payments/${body.id}/pay`, {}, { accept: 'application/json' });
    assert.equal(paid.body.status, 'paid');
    assert.equal(paid.body.paid, true);
    assert.equal(paid.body.time_paid, '2026-11-21T12:00:00+00:00');
    assert.equal(paid.body.amount_paid, '10.50');
    assert.deepEqual(paid.body.action, {});
    const declined = await world.post(`/sandbox/payments/${body.id}/decline`, {}, { accept: 'application/json' });
    assert.equal(declined.body.status, 'paid');
  });

  it('have the failure code declined_by_consumer when declined', async () => {
    const { body } = await world.payment();
    await world.post(`/sandbox/payments/${body.id}/decline`);
    const failed = (await world.get(`/v1/payments/${body.id}`)).body;
    assert.deepEqual([failed.status, failed.failure_code], ['failed', 'declined_by_consumer']);
  });

  it('can share a reference', async () => {
    const reference = 'order-again';
    assert.deepEqual(
      [(await world.payment({ reference })).status, (await world.payment({ reference })).status],
      [200, 200],
    );
  });

  it('redirect consumers to the public URL, which may be set later', async () => {
    let origin = '';
    const own = await testWorld({ publicUrl: () => origin });
    origin = 'https://pay.example';
    const { body } = await own.payment({ payment_method: 'ewallet_kr', currency: 'KRW', amount: '1' });
    assert.equal(body.action.redirect_to_url.url, `https://pay.example/sandbox/bank/${body.id}`);
    const headers = { origin: 'https://pay.example' };
    assert.equal((await own.post(`/sandbox/bank/${body.id}/approve`, {}, headers)).status, 303);
    await own.sandbox.close();
  });
});
