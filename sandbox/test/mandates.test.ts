import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

const wrongCode = (otp: string) => (otp === '000000' ? '000001' : '000000');
const verify = (id: string, otp: string) => world.post(`/v1/mandates/${id}/verify`, { otp });

describe('mandates', () => {
  it('are pending and have every field of the contract when created', async () => {
    const customer = await world.customer();
    const { status, body } = await world.post(`/v1/customers/${customer}/mandates`, { payment_method: 'ewallet_id' });
    assert.equal(status, 200);
    assert.deepEqual(body, {
      id: body.id,
      object: 'mandate',
      payment_method: 'ewallet_id',
      terminal_type: 'app',
      gateway_transaction_id: body.gateway_transaction_id,
      customer_id: customer,
      status: 'pending',
      time_signed: null,
      time_created: '2026-11-21T12:00:00+00:00',
      failure_message: null,
      failure_code: null,
      extra: {},
      action: { type: 'verify_otp' },
    });
    assert.match(body.id, /^mdt_/);
  });

  for (const [payment_method, type] of [
    ['ewallet_cn', 'redirect_to_url'],
    ['card_ru', 'redirect_to_url'],
    ['ovo_id', 'redirect_to_app'],
    ['ewallet_th', 'redirect_to_app'],
  ] as const) {
    it(`have the action ${type} for ${payment_method} and can be approved at the bank`, async () => {
      const customer = await world.customer();
      const { body } = await world.post(`/v1/customers/${customer}/mandates`, { payment_method });
      assert.equal(body.action.type, type);
      const signed = await world.post(`/sandbox/bank/${body.id}/approve`, {}, { accept: 'application/json' });
      assert.equal(signed.body.status, 'active');
      assert.equal(typeof signed.body.extra.payment_method_account.reference, 'string');
    });
  }

  it('can be declined but not approved at the bank if they need a one-time code', async () => {
    const { id } = await world.otpMandate();
    const json = { accept: 'application/json' };
    const { status, body } = await world.post(`/sandbox/bank/${id}/approve`, {}, json);
    assert.deepEqual([status, body.error.code], [400, 'request_param_error']);
    assert.doesNotMatch((await world.get(`/sandbox/bank/${id}`)).body, /Approve/);
    const declined = (await world.post(`/sandbox/bank/${id}/decline`, {}, json)).body;
    assert.deepEqual([declined.status, declined.failure_code], ['failed', 'declined_by_consumer']);
  });

  for (const [name, data, field] of [
    ['a request without a method', {}, 'payment_method'],
    ['an unknown method', { payment_method: 'none_xx' }, 'payment_method'],
    ['a reference of 65 characters', { payment_method: 'card_ru', reference: 'x'.repeat(65) }, 'reference'],
    ['an unknown terminal', { payment_method: 'card_ru', terminal_type: 'tv' }, 'terminal_type'],
    ['a return_url of another scheme', { payment_method: 'card_ru', return_url: 'data:,x' }, 'return_url'],
  ] as const) {
    it(`refuse ${name}`, async () => {
      const { status, body } = await world.post(`/v1/customers/${await world.customer()}/mandates`, data);
      assert.equal(status, 400);
      assert.match(body.error.message, new RegExp(`^${field}: `));
    });
  }

  it('refuse a method that has no mandates', async () => {
    const customer = await world.customer();
    assert.equal((await world.post(`/v1/customers/${customer}/mandates`, { payment_method: 'pix_br' })).status, 400);
  });

  it('return 404 for an unknown customer', async () => {
    assert.equal((await world.post('/v1/customers/cst_none/mandates', { payment_method: 'ewallet_id' })).status, 404);
  });

  it('are limited to five for each customer and method, also for parallel requests', async () => {
    const customer = await world.customer();
    const create = (payment_method: string) => world.post(`/v1/customers/${customer}/mandates`, { payment_method });
    const responses = await Promise.all(Array.from({ length: 50 }, () => create('ewallet_id')));
    assert.equal(responses.filter(({ status }) => status === 200).length, 5);
    assert.equal(responses.filter(({ status }) => status === 400).length, 45);
    assert.equal((await create('ewallet_cn')).status, 200);
    // A declined mandate does not count.
    const { body } = responses.find(({ status }) => status === 200)!;
    await world.post(`/sandbox/bank/${body.id}/decline`);
    assert.deepEqual([(await create('ewallet_id')).status, (await create('ewallet_id')).status], [200, 400]);
  });
});

describe('one-time codes', () => {
  it('sign the mandate', async () => {
    const { id, otp } = await world.otpMandate();
    assert.match(otp, /^\d{6}$/);
    const { status, body } = await verify(id, otp);
    assert.equal(status, 200);
    assert.deepEqual([body.status, body.time_signed, body.action], ['active', '2026-11-21T12:00:00+00:00', {}]);
    assert.deepEqual(body.extra.payment_method_account, {
      reference: '+6281234567890',
      balance_amount: '250000.00',
      balance_currency: 'IDR',
    });
  });

  it('cannot sign a mandate twice', async () => {
    const { id, otp } = await world.otpMandate();
    await verify(id, otp);
    const again = await verify(id, otp);
    assert.deepEqual([again.status, again.body.error.code], [400, 'request_param_error']);
  });

  it('can start with zeros', async () => {
    const own = await testWorld({ otp: '000000' });
    const { id, otp } = await own.otpMandate();
    assert.equal(otp, '000000');
    assert.equal((await own.post(`/v1/mandates/${id}/verify`, { otp })).body.status, 'active');
    await own.sandbox.close();
  });

  it('allow five attempts in total', async () => {
    const { id, otp } = await world.otpMandate();
    for (let attempt = 1; attempt < 5; attempt++) {
      const { status, body } = await verify(id, wrongCode(otp));
      assert.deepEqual([status, body.error.code], [400, 'otp_incorrect']);
    }
    assert.equal((await verify(id, wrongCode(otp))).body.error.code, 'otp_attempts_exceeded');
    assert.equal((await verify(id, otp)).body.error.code, 'otp_attempts_exceeded');
    const { body } = await world.get(`/sandbox/mandates/${id}`);
    assert.deepEqual([body.status, body.failure_code, body.action], ['failed', 'otp_attempts_exceeded', {}]);
  });

  it('allow five attempts in parallel requests too', async () => {
    const { id, otp } = await world.otpMandate();
    const responses = await Promise.all(Array.from({ length: 12 }, () => verify(id, wrongCode(otp))));
    assert.equal(responses.filter(({ body }) => body.error.code === 'otp_incorrect').length, 4);
    assert.equal((await verify(id, otp)).status, 400);
  });

  it('expire after five minutes and can be sent again', async () => {
    const own = await testWorld();
    const { id, otp } = await own.otpMandate();
    own.pass(5);
    const late = await own.post(`/v1/mandates/${id}/verify`, { otp });
    assert.equal(late.body.error.code, 'otp_expired');
    const sent = await own.post(`/sandbox/mandates/${id}/resend`, {}, { accept: 'application/json' });
    assert.equal(sent.body.status, 'pending');
    const code = (await own.get(`/sandbox/otps/${id}`)).body.otp;
    assert.doesNotMatch(JSON.stringify(sent.body), new RegExp(code));
    assert.equal((await own.post(`/v1/mandates/${id}/verify`, { otp: code })).body.status, 'active');
    assert.equal((await own.post(`/sandbox/mandates/${id}/resend`, {})).status, 400);
    await own.sandbox.close();
  });

  it('are sent again five times until the last one expires, then get 429 with Retry-After', async () => {
    const { id } = await world.otpMandate();
    const resend = () => world.post(`/sandbox/mandates/${id}/resend`, {}, { accept: 'application/json' });
    for (let count = 0; count < 5; count++) assert.equal((await resend()).status, 200);
    world.pass(1);
    const { status, headers, body } = await resend();
    assert.deepEqual([status, headers.get('retry-after'), body.error.code], [429, '240', 'rate_limited']);
    world.pass(4);
    assert.equal((await resend()).status, 200);
  });

  it('keep the count of attempts when another code is sent', async () => {
    const { id, otp } = await world.otpMandate();
    for (let attempt = 1; attempt < 5; attempt++) await verify(id, wrongCode(otp));
    await world.post(`/sandbox/mandates/${id}/resend`);
    const next = (await world.get(`/sandbox/otps/${id}`)).body.otp;
    assert.equal((await verify(id, wrongCode(next))).body.error.code, 'otp_attempts_exceeded');
    assert.equal((await world.post(`/sandbox/mandates/${id}/resend`)).status, 400);
  });

  it('return 404 for an unknown mandate', async () => assert.equal((await verify('mdt_none', '123456')).status, 404));

  it('are refused for a mandate without a code', async () => {
    const customer = await world.customer();
    const { body } = await world.post(`/v1/customers/${customer}/mandates`, { payment_method: 'card_ru' });
    assert.equal((await verify(body.id, '123456')).body.error.code, 'request_param_error');
  });

  for (const otp of ['', '123', '123456789', 'abcdef', 123456, null]) {
    it(`refuse ${JSON.stringify(otp)}`, async () => {
      const { id } = await world.otpMandate();
      const { status, body } = await world.post(`/v1/mandates/${id}/verify`, { otp });
      assert.deepEqual([status, body.error.code], [400, 'request_param_error']);
    });
  }
});

it('mandates that are not signed expire', async () => {
  const own = await testWorld();
  const { id } = await own.otpMandate();
  own.pass(24 * 60);
  assert.equal((await own.get(`/sandbox/mandates/${id}`)).body.status, 'expired');
  await own.sandbox.close();
});
