import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('payments', () => {
  const rules: [string, object, RegExp][] = [
    ['customer_id together with mandate_id', { customer_id: 'cst_1', mandate_id: 'mdt_1' }, /only one of/],
    ['an unknown method', { payment_method: 'constructor' }, /^payment_method: constructor is not supported/],
    [
      'a flow that the method lacks',
      { payment_method: 'banktransfer_mx', currency: 'MXN', flow: 'indirect' },
      /^flow: /,
    ],
    ['a terminal type with the direct flow', { terminal_type: 'web' }, /^terminal_type: /],
    ['ovo_id without a customer', { payment_method: 'ovo_id', currency: 'IDR' }, /phone/],
    ['boleto_br without a customer', { payment_method: 'boleto_br' }, /document and billing_address/],
    ['a number for an amount', { amount: 10 }, /^amount: /],
    ['a return_url of another scheme', { return_url: 'javascript:alert(1)' }, /^return_url: /],
    ['a return_url without https', { return_url: 'http://shop.example/' }, /^return_url: /],
    ['a return_url whose host contains ;', { return_url: 'https://shop.example;sandbox/' }, /^return_url: /],
    ['a return_url whose host contains a comma', { return_url: 'https://a,b/' }, /^return_url: /],
    ['a return_url whose host is *', { return_url: 'https://*/' }, /^return_url: /],
    ['a return_url with credentials', { return_url: 'https://user:word@shop.example/' }, /^return_url: /],
    ['a customer_id with U+0000', { customer_id: 'a\0' }, /^customer_id: /],
    ['a mandate_id with U+0000', { mandate_id: 'a\0' }, /^mandate_id: /],
    ['an unlisted field', { colour: 'red' }, /colour/],
  ];

  for (const [name, overrides, message] of rules) {
    it(`refuse ${name}`, async () => {
      const { status, body } = await world.payment(overrides);
      assert.equal(status, 400);
      assert.match(body.error.message, message);
    });
  }

  for (const [length, status] of [
    [0, 400],
    [1, 200],
    [64, 200],
    [65, 400],
  ] as const) {
    it(`respond with ${status} to a reference of ${length} characters`, async () => {
      assert.equal((await world.payment({ reference: 'x'.repeat(length) })).status, status);
    });
  }

  for (const host of ['shop.example:8443', 'xn--bcher-kva.example', 'my_shop.example', '127.0.0.1:3000']) {
    it(`accept the return_url https://${host}`, async () => {
      assert.equal((await world.payment({ return_url: `https://${host}/` })).status, 200);
    });
  }

  it('refuse a customer who lacks data that the method needs', async () => {
    const customer_id = await world.customer({ phone: undefined });
    const { status, body } = await world.payment({ payment_method: 'ovo_id', currency: 'IDR', customer_id });
    assert.deepEqual([status, body.error.message], [400, 'customer_id: ovo_id needs a customer with phone']);
  });

  for (const field of ['document', 'billing_address']) {
    it(`refuse a boleto of a customer without ${field}`, async () => {
      const customer_id = await world.customer({ [field]: undefined });
      const { body } = await world.payment({ payment_method: 'boleto_br', customer_id });
      assert.equal(body.error.message, `customer_id: boleto_br needs a customer with ${field}`);
    });
  }

  it('refuse a boleto that is too large', async () => {
    const customer_id = await world.customer();
    const { status, body } = await world.payment({ payment_method: 'boleto_br', amount: '100000000', customer_id });
    assert.equal(status, 400);
    assert.match(body.error.message, /99999999\.99/);
  });

  it('count null as absent', async () => {
    const none = {
      reference: null,
      flow: null,
      terminal_type: null,
      mandate_id: null,
      customer_id: null,
      return_url: null,
    };
    const { status, body } = await world.payment(none);
    assert.deepEqual([status, body.reference, body.customer_id], [200, null, null]);
  });

  it('return 400 for an unknown mandate', async () => {
    const { status, body } = await world.payment({ mandate_id: 'mdt_none' });
    assert.deepEqual([status, body.error.message], [400, 'mandate_id: No such mandate: mdt_none']);
  });

  it('return 400 for an unknown customer', async () => {
    const { status, body } = await world.payment({ customer_id: 'cst_none' });
    assert.equal(status, 400);
    assert.deepEqual(body.error, {
      type: 'invalid_request_error',
      message: 'customer_id: No such customer: cst_none',
      code: 'request_param_error',
    });
  });
});
