import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

const refund = (payment_id: string, more: object = {}) => world.post('/v1/refunds', { payment_id, ...more });
const part = (payment_id: string, amount: string, currency = 'BRL') => refund(payment_id, { amount, currency });
const look = async (id: string) => (await world.get(`/v1/payments/${id}`)).body;

const ACCOUNT = {
  country: 'BR',
  currency: 'BRL',
  bank_name: 'Banco Exemplo',
  bank_code: '033',
  bank_branch_name: 'Centro',
  bank_branch_code: '0001',
  account_type: 'checking',
  account_holder_name: 'Ana Silva',
  account_number: '12345-6',
  reference: 'r',
};

describe('refunds', () => {
  it('cover the full amount by default and have every field of the contract', async () => {
    const { id } = await world.paid({ reference: 'order-9' });
    const { status, body } = await refund(id, { reference: 'back-1', description: 'returned', metadata: { a: [1] } });
    assert.equal(status, 200);
    assert.deepEqual(body, {
      id: body.id,
      object: 'refund',
      livemode: false,
      payment_id: id,
      payment_method: 'pix_br',
      time_created: '2026-11-21T12:00:00+00:00',
      time_refunded: '2026-11-21T12:00:00+00:00',
      reference: 'back-1',
      payment_reference: 'order-9',
      currency: 'BRL',
      currency_local: 'BRL',
      amount: '10.50',
      amount_local: '10.50',
      failure_message: null,
      failure_code: null,
      gateway_transaction_id: body.gateway_transaction_id,
      succeeded: true,
      status: 'refunded',
      description: 'returned',
      metadata: { a: [1] },
      extra: {},
    });
    assert.match(body.id, /^rfd_\w{20}$/);
    const payment = await look(id);
    assert.deepEqual(
      [payment.status, payment.amount_refunded, payment.amount_local_refunded],
      ['paid', '10.50', '10.50'],
    );
    assert.deepEqual(await world.events(body.id), ['refund.created', 'refund.refunded', 'balance_transaction.created']);
    assert.ok((await world.events(id)).includes('payment.refunded'));
  });

  it('get the contract’s error for a fully refunded payment', async () => {
    const { id } = await world.paid();
    await refund(id);
    for (const again of [await refund(id), await part(id, '0.01')]) {
      const message = `Refund cannot be made because payment ${id} is fully refunded.`;
      assert.deepEqual([again.status, again.body], [400, { error: { type: 'invalid_request_error', message } }]);
    }
  });

  it('add up to at most the payment when they are partial', async () => {
    const { id } = await world.paid();
    assert.equal((await part(id, '4')).body.amount, '4.00');
    assert.equal((await look(id)).amount_refunded, '4.00');
    const tooMuch = await part(id, '6.51');
    assert.deepEqual([tooMuch.status, tooMuch.body.error.code], [400, 'request_param_error']);
    assert.match(tooMuch.body.error.message, /^amount: at most 6\.5/);
    assert.equal((await refund(id)).body.amount, '6.50');
    assert.equal((await look(id)).amount_refunded, '10.50');
  });

  it('add up to exactly the local amount of a converted payment', async () => {
    const { id, amount_local_paid } = await world.paid({ currency: 'USD', amount: '0.03' });
    const locals = [];
    for (let third = 0; third < 3; third++) locals.push((await part(id, '0.01', 'USD')).body.amount_local);
    assert.deepEqual([amount_local_paid, locals], ['0.16', ['0.05', '0.05', '0.06']]);
    assert.equal((await look(id)).amount_local_refunded, '0.16');
  });

  it('leave something of the local amount for the rest', async () => {
    const { id, amount_local_paid } = await world.paid({ currency: 'IDR', amount: '100' });
    const locals = [];
    for (const amount of ['60', '39', '1']) locals.push((await part(id, amount, 'IDR')).body.amount_local);
    assert.deepEqual([amount_local_paid, locals], ['0.03', ['0.01', '0.01', '0.01']]);
  });

  it('refuse an amount that is 0 in the local currency', async () => {
    const { id } = await world.paid({ payment_method: 'ewallet_kr', currency: 'IDR', amount: '120000' });
    const { status, body } = await world.post('/v1/refunds', { payment_id: id, currency: 'IDR', amount: '5.00' });
    assert.equal(status, 400);
    assert.equal(body.error.message, 'amount: would be 0 KRW: refund more');
  });

  it('never exceed the payment in fifty parallel requests', async () => {
    const { id } = await world.paid({ amount: '10.00' });
    const responses = await Promise.all(Array.from({ length: 50 }, () => part(id, '0.70')));
    assert.equal(responses.filter(({ status }) => status === 200).length, 14);
    assert.equal(responses.filter(({ status }) => status === 400).length, 36);
    assert.equal((await look(id)).amount_refunded, '9.80');
  });

  const rules: [string, object, RegExp][] = [
    ['an amount without a currency', { amount: '1' }, /^currency: /],
    ['a currency without an amount', { currency: 'BRL' }, /^amount: /],
    ['another currency', { amount: '1', currency: 'USD' }, /^currency: /],
    ['more than was paid', { amount: '10.51', currency: 'BRL' }, /^amount: at most 10.5 /],
    ['an amount of 0', { amount: '0', currency: 'BRL' }, /^amount: /],
    ['a negative amount', { amount: '-1', currency: 'BRL' }, /^amount: /],
    ['more digits than the currency has', { amount: '0.001', currency: 'BRL' }, /^amount: /],
    ['an empty amount', { amount: '', currency: 'BRL' }, /^amount: /],
    ['an amount of 65 characters', { amount: '1'.repeat(65), currency: 'BRL' }, /^amount: /],
    ['a number for an amount', { amount: 1, currency: 'BRL' }, /^amount: /],
    ['a currency of 65 characters', { amount: '1', currency: 'B'.repeat(65) }, /^currency: /],
    ['a reference of 65 characters', { reference: 'x'.repeat(65) }, /^reference: /],
    ['an empty reference', { reference: '' }, /^reference: /],
    ['metadata that is not an object', { metadata: 'x' }, /^metadata: /],
    ['metadata that is too deep', { metadata: JSON.parse('{"a":'.repeat(9) + '1' + '}'.repeat(9)) }, /^metadata: /],
    ['an unlisted field', { colour: 'red' }, /colour/],
  ];
  for (const [name, more, message] of rules) {
    it(`refuse ${name}`, async () => {
      const { id } = await world.paid();
      const { status, body } = await refund(id, more);
      assert.deepEqual([status, body.error.code], [400, 'request_param_error']);
      assert.match(body.error.message, message);
    });
  }

  it('refuse a payment that is not paid', async () => {
    const { body } = await world.payment();
    assert.match((await refund(body.id)).body.error.message, /^payment_id: .+ is created, not paid$/);
    await world.post(`/sandbox/payments/${body.id}/decline`);
    assert.match((await refund(body.id)).body.error.message, /is failed, not paid$/);
  });

  it('return 400 for an unknown payment', async () => {
    const { status, body } = await refund('pm_none');
    assert.deepEqual([status, body.error.message], [400, 'payment_id: No such payment: pm_none']);
  });

  const without = (field: string) => Object.fromEntries(Object.entries(ACCOUNT).filter(([name]) => name !== field));
  const optional: Record<string, string[]> = {
    boleto_br: ['bank_branch_name', 'reference'],
    cashvoucher_mx: ['bank_branch_name', 'reference', 'bank_name'],
  };
  for (const [payment_method, currency] of [
    ['boleto_br', 'BRL'],
    ['cashvoucher_mx', 'MXN'],
  ] as const) {
    it(`require a bank account for ${payment_method}`, async () => {
      const { id } = await world.paid({ payment_method, currency, customer_id: await world.customer() });
      for (const field of Object.keys(ACCOUNT)) {
        const { status, body } = await refund(id, { amount: '0.10', currency, extra: without(field) });
        const expected = optional[payment_method]!.includes(field) ? 200 : 400;
        assert.equal(status, expected, field);
        if (status === 400) assert.match(body.error.message, new RegExp(`^extra.${field}: `));
      }
      for (const extra of [undefined, {}, { ...ACCOUNT, iban: 'x' }, { ...ACCOUNT, bank_code: 'x'.repeat(65) }]) {
        assert.equal((await refund(id, { extra })).status, 400);
      }
      const { body } = await refund(id, { extra: ACCOUNT });
      assert.deepEqual([body.status, body.extra], ['refunded', ACCOUNT]);
    });
  }

  it('accept extra for a method that needs none', async () => {
    const { id } = await world.paid();
    const { status, body } = await refund(id, { extra: { country: 'BR' } });
    assert.deepEqual([status, body.extra], [200, { country: 'BR' }]);
  });

  it('say that a payment is fully refunded before they ask for a bank account', async () => {
    const customer_id = await world.customer();
    const { id } = await world.paid({ payment_method: 'boleto_br', customer_id });
    await refund(id, { extra: ACCOUNT });
    const { status, body } = await refund(id);
    assert.equal(status, 400);
    assert.deepEqual(body.error, {
      type: 'invalid_request_error',
      message: `Refund cannot be made because payment ${id} is fully refunded.`,
    });
  });

  it('count null as absent', async () => {
    const { id } = await world.paid();
    const none = { reference: null, amount: null, currency: null, description: null, metadata: null, extra: null };
    const { status, body } = await refund(id, none);
    assert.deepEqual([status, body.amount, body.metadata], [200, '10.50', {}]);
  });

  it('have exact amounts beyond the precision of a double', async () => {
    const { id } = await world.paid({ payment_method: 'ewallet_cn', currency: 'CNY', amount: '900719925474099.37' });
    assert.equal((await part(id, '0.01', 'CNY')).status, 200);
    assert.equal((await refund(id)).body.amount, '900719925474099.36');
  });
});
