import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { mod10, mod11 } from '../../src/domain/check-digits.js';
import { clabeControlDigit } from '../../src/domain/clabe.js';
import { crc16 } from '../../src/domain/crc16.js';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
before(async () => void (world = await testWorld()));
after(() => world.sandbox.close());

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

  it('expire and cannot be paid afterwards', async () => {
    const own = await testWorld();
    const { body } = await own.payment();
    own.pass(59);
    assert.equal((await own.get(`/v1/payments/${body.id}`)).body.status, 'created');
    own.pass(1);
    const late = await own.post(`/sandbox/payments/${body.id}/pay`, {}, { accept: 'application/json' });
    assert.equal(late.body.status, 'expired');
    assert.equal((await own.get(`/v1/payments/${body.id}`)).body.status, 'expired');
    await own.sandbox.close();
  });

  const expiries: [string, string][] = [
    ['1', '2026-11-21T12:00:01+00:00'],
    ['90', '2026-11-21T12:01:30+00:00'],
    ['315360000', '2036-11-18T12:00:00+00:00'],
  ];
  for (const [seconds, expires] of expiries) {
    it(`expire at ${expires} with Sandbox-Expires-In ${seconds}`, async () => {
      const { status, body } = await world.payment({}, { 'Sandbox-Expires-In': seconds });
      assert.deepEqual([status, body.time_expired], [200, expires]);
    });
  }

  const badExpiries: [string, object?][] = [
    ['0'],
    ['-1'],
    ['1.5'],
    ['1e3'],
    ['abc'],
    [' '],
    ['60, 60'],
    ['315360001'],
    ['999999999999'],
    ['60', { mandate_id: 'mdt_1' }],
  ];
  for (const [seconds, overrides] of badExpiries) {
    it(`refuse Sandbox-Expires-In ${JSON.stringify(seconds)}${overrides ? ' of a direct debit' : ''}`, async () => {
      const { status, body } = await world.payment(overrides, { 'Sandbox-Expires-In': seconds });
      assert.deepEqual([status, body.error.code], [400, 'request_param_error']);
      assert.match(body.error.message, /^Sandbox-Expires-In: /);
    });
  }

  it('expire after the time in Sandbox-Expires-In', async () => {
    const own = await testWorld();
    const { body } = await own.payment({}, { 'sandbox-expires-in': '90' });
    own.pass(89 / 60);
    assert.equal((await own.get(`/v1/payments/${body.id}`)).body.status, 'created');
    own.pass(2 / 60);
    assert.equal((await own.get(`/v1/payments/${body.id}`)).body.status, 'expired');
    await own.sandbox.close();
  });

  it('are paid without the consumer if made by mandate', async () => {
    const own = await testWorld();
    const { id, otp } = await own.otpMandate();
    const mandate = (await own.post(`/v1/mandates/${id}/verify`, { otp })).body;
    const { body } = await own.payment({
      payment_method: 'ewallet_id',
      currency: 'IDR',
      amount: '100',
      mandate_id: id,
    });
    assert.deepEqual([body.status, body.action, body.customer_id], ['created', {}, mandate.customer_id]);
    assert.equal(body.amount, '100.00');
    own.pass(1);
    const later = (await own.get(`/v1/payments/${body.id}`)).body;
    assert.deepEqual([later.status, later.time_paid], ['paid', '2026-11-21T12:00:02+00:00']);
    await own.sandbox.close();
  });

  it('refuse a mandate that is not active or of another method', async () => {
    const { id, otp } = await world.otpMandate();
    const debit = { payment_method: 'ewallet_id', currency: 'IDR', amount: '1', mandate_id: id };
    assert.match((await world.payment(debit)).body.error.message, /is pending, not active/);
    await world.post(`/v1/mandates/${id}/verify`, { otp });
    assert.match(
      (await world.payment({ ...debit, payment_method: 'card_ru', currency: 'RUB' })).body.error.message,
      /is of ewallet_id/,
    );
  });

  it('convert an amount in another currency to the method’s currency', async () => {
    const { body } = await world.payment({ currency: 'USD', amount: '2' });
    assert.deepEqual([body.amount, body.currency, body.currency_local], ['2.00', 'USD', 'BRL']);
    const paid = await world.post(`/sandbox/payments/${body.id}/pay`, {}, { accept: 'application/json' });
    assert.deepEqual([paid.body.amount_paid, paid.body.amount_local_paid], ['2.00', '10.80']);
  });

  const amounts: [string, string, string | null][] = [
    ['10', 'BRL', '10.00'],
    ['10.5', 'BRL', '10.50'],
    ['0.01', 'BRL', '0.01'],
    ['9999999999.99', 'BRL', '9999999999.99'],
    ['1000', 'KRW', '1000'],
    ['100.25', 'IDR', '100.25'],
    ['10.505', 'BRL', null],
    // Too long for the field in a QR code.
    ['10000000000', 'BRL', null],
    // 0.00 in BRL.
    ['0.01', 'IDR', null],
    ['10.5', 'KRW', null],
    ['0', 'BRL', null],
    ['0.00', 'BRL', null],
    ['-1', 'BRL', null],
    ['', 'BRL', null],
    ['1e3', 'BRL', null],
    ['0x10', 'BRL', null],
    ['NaN', 'BRL', null],
    ['1,000', 'BRL', null],
    [' 1', 'BRL', null],
    ['9'.repeat(19), 'BRL', null],
    ['1', 'XXX', null],
  ];
  for (const [amount, currency, echoed] of amounts) {
    it(`${echoed ? `show ${echoed} for` : 'refuse'} the amount ${JSON.stringify(amount)} ${currency}`, async () => {
      const { status, body } = await world.payment({ amount, currency });
      assert.equal(status, echoed ? 200 : 400);
      if (echoed) assert.equal(body.amount, echoed);
    });
  }

  const rules: [string, object, RegExp][] = [
    ['customer_id together with mandate_id', { customer_id: 'cst_1', mandate_id: 'mdt_1' }, /only one of/],
    ['an unknown method', { payment_method: 'constructor' }, /^payment_method: constructor is not supported/],
    ['a flow that the method lacks', { flow: 'indirect' }, /^flow: /],
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
    ['a boleto that is too large', { payment_method: 'boleto_br', amount: '100000000' }, /99999999.99/],
  ];
  for (const [name, overrides, message] of rules) {
    it(`refuse ${name}`, async () => {
      const customer_id =
        'payment_method' in overrides && overrides.payment_method === 'boleto_br' && 'amount' in overrides;
      const { status, body } = await world.payment({
        ...overrides,
        ...(customer_id ? { customer_id: await world.customer() } : {}),
      });
      assert.equal(status, 400);
      assert.match(body.error.message, message);
    });
  }

  it('have exact amounts beyond the precision of a double', async () => {
    const amount = '900719925474099.37';
    const { body } = await world.payment({ payment_method: 'ewallet_cn', currency: 'CNY', amount });
    assert.equal((await world.get(`/v1/payments/${body.id}`)).body.amount, amount);
  });

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

  it('can share a reference', async () => {
    const reference = 'order-again';
    assert.deepEqual(
      [(await world.payment({ reference })).status, (await world.payment({ reference })).status],
      [200, 200],
    );
  });

  it('require the method’s customer data for a payment by mandate', async () => {
    const customer = await world.customer({ phone: undefined });
    const { body } = await world.post(`/v1/customers/${customer}/mandates`, { payment_method: 'ovo_id' });
    await world.post(`/sandbox/bank/${body.id}/approve`);
    const debit = { payment_method: 'ovo_id', currency: 'IDR', mandate_id: body.id };
    assert.equal((await world.payment(debit)).body.error.message, 'mandate_id: ovo_id needs a customer with phone');
  });

  it('accept only the direct flow for a payment by mandate', async () => {
    const { id, otp } = await world.otpMandate();
    await world.post(`/v1/mandates/${id}/verify`, { otp });
    const debit = { payment_method: 'ewallet_id', currency: 'IDR', mandate_id: id };
    assert.match((await world.payment({ ...debit, flow: 'indirect' })).body.error.message, /^flow: /);
    assert.match((await world.payment({ ...debit, terminal_type: 'web' })).body.error.message, /^terminal_type: /);
    assert.equal((await world.payment({ ...debit, flow: 'direct' })).status, 200);
  });

  for (const host of ['shop.example:8443', 'xn--bcher-kva.example', 'my_shop.example', '127.0.0.1:3000']) {
    it(`accept the return_url https://${host}`, async () => {
      assert.equal((await world.payment({ return_url: `https://${host}/` })).status, 200);
    });
  }

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

  it('return 404 for an unknown customer', async () => {
    assert.equal((await world.payment({ customer_id: 'cst_none' })).status, 404);
  });
});

describe('instruments', () => {
  const detailsOf = async (payment_method: string, currency: string) => {
    const { body } = await world.payment({
      payment_method,
      currency,
      customer_id: await world.customer(),
      amount: '123.45',
    });
    return body.action.display_details;
  };

  for (const [payment_method, currency] of [
    ['pix_br', 'BRL'],
    ['promptpay_th', 'THB'],
  ] as const) {
    it(`have a valid CRC and the amount for ${payment_method}`, async () => {
      const { data } = (await world.payment({ payment_method, currency, amount: '123.45' })).body.action
        .display_qr_code;
      assert.equal(crc16(data.slice(0, -4)), data.slice(-4));
      assert.match(data, /5406123\.45/);
    });
  }

  it('have valid check digits, equal line and barcode, and the due date in the market’s time zone for boleto_br', async () => {
    const { code, number } = await detailsOf('boleto_br', 'BRL');
    assert.match(code, /^\d{44}$/);
    assert.match(number, /^\d{47}$/);
    assert.equal(mod11(code.slice(0, 4) + code.slice(5)), code[4]);
    assert.equal(mod10(number.slice(0, 9)), number[9]);
    assert.equal(mod10(number.slice(10, 20)), number[20]);
    assert.equal(mod10(number.slice(21, 31)), number[31]);
    assert.equal(
      number.slice(0, 4) + number.slice(32) + number.slice(4, 9) + number.slice(10, 20) + number.slice(21, 31),
      code,
    );
    // 2026-11-24 is 640 days after 2025-02-22, which has the factor 1000.
    assert.equal(code.slice(5, 19), `1640${'0000012345'}`);
  });

  for (const [days, factor] of [
    [1, '1638'],
    [30, '1667'],
    [3_650, '5287'],
  ] as const) {
    it(`have a due date in ${days} day(s) for a boleto_br payment that expires then`, async () => {
      const { body } = await world.payment(
        { payment_method: 'boleto_br', customer_id: await world.customer() },
        { 'Sandbox-Expires-In': String(days * 86_400) },
      );
      const { code, number } = body.action.display_details;
      assert.deepEqual([code.slice(5, 9), number.slice(33, 37)], [factor, factor]);
    });
  }

  it('have nine fields and a valid CLABE for banktransfer_mx', async () => {
    const details = await detailsOf('banktransfer_mx', 'MXN');
    assert.deepEqual(Object.keys(details).length, 9);
    assert.match(details.account_number, /^646180\d{12}$/);
    assert.equal(clabeControlDigit(details.account_number.slice(0, 17)), details.account_number[17]);
    assert.match(details.reference, /^\d{7}$/);
  });

  it('have a reference of fourteen digits for cashvoucher_mx', async () => {
    assert.match((await detailsOf('cashvoucher_mx', 'MXN')).reference, /^\d{14}$/);
  });
});
