/** JSON that cannot be kept as it was sent is refused; all other is returned unchanged. */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { checkUnchanged } from '../src/body.js';
import { FixturesFile } from '../src/fixtures/file.js';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
let paymentId: string;
beforeAll(async () => {
  world = await testWorld();
  paymentId = (await world.paid()).id;
});
afterAll(() => world.sandbox.close());

const refund = (metadata: string) =>
  world.post('/v1/refunds', `{"payment_id":"${paymentId}","currency":"BRL","amount":"0.01","metadata":${metadata}}`);

const INEXACT = '{"id":12345678901234567890}';

describe('JSON that would be changed in silence', () => {
  for (const [method, path, body] of [
    ['post', '/v1/customers', '{"first_name":"Ana","first_name":"Bia"}'],
    ['post', '/v1/payments', '{"payment_method":"pix_br","currency":"BRL","amount":"1","amount":"2"}'],
    ['post', '/sandbox/refunds', `{"payment_id":"PAYMENT","amount":"0.01","metadata":${INEXACT}}`],
    ['post', '/sandbox/clock/advance', '{"seconds":1,"seconds":2}'],
    ['post', '/sandbox/payments/PAYMENT/pay', '{"amount":"1","amount":"2"}'],
    ['post', '/sandbox/balance_transactions', '{"type":"adjustment","amount":"1","amount":"2"}'],
    ['post', '/sandbox/fixtures', `{"refunds":[{"payment":"a","metadata":${INEXACT}}]}`],
    ['put', '/sandbox/webhook_endpoints/we_1', '{"description":"a","description":"b"}'],
  ] as const) {
    it(`is refused by ${method} ${path}`, async () => {
      const ofPayment = (text: string) => text.replace('PAYMENT', paymentId);
      const { status, body: answer } = await world[method](ofPayment(path), ofPayment(body));
      assert.equal(status, 400);
      assert.equal(answer.error.code, 'request_param_error');
      assert.match(answer.error.message, /occurs twice|too precise/);
    });
  }

  it('claims no idempotency key', async () => {
    const key = { 'idempotency-key': 'changed' };
    const refused = await world.post('/v1/customers', '{"company":"A","company":"B"}', key);
    assert.deepEqual([refused.status, (await world.post('/v1/customers', { company: 'B' }, key)).status], [400, 200]);
  });
});

describe('a large JSON text', () => {
  const payments = Array.from({ length: 20_000 }, (_, index) => ({ reference: `order-${index}`, amount: '10.50' }));
  for (const [name, indent] of [
    ['without spaces', 0],
    ['with spaces', 2],
  ] as const) {
    it(`${name} is parsed as a whole only, since other requests wait for it`, () => {
      const text = JSON.stringify({ payments, price: 1.5 }, null, indent);
      const parse = vi.spyOn(JSON, 'parse');
      checkUnchanged(text);
      assert.equal(parse.mock.calls.length, 1);
    });
  }

  it('that is nested in too many levels is refused before it is parsed', async () => {
    for (const text of ['['.repeat(1_001), `{"a":${'['.repeat(1_000)}"]"${']'.repeat(1_000)}}`]) {
      const { status, body } = await world.post('/v1/customers', text);
      assert.deepEqual([status, body.error.message], [400, 'Lists and objects have more than 1000 levels']);
    }
    checkUnchanged(`{"a":${'['.repeat(999)}"[\\"{${'['.repeat(99)}"${']'.repeat(999)}}`);
  });

  it('lets other requests in between before it is loaded', async () => {
    let turns = 0;
    let isLoading = true;
    const check = vi.spyOn(FixturesFile, 'safeParse');
    const file = JSON.stringify({
      payments: payments.map((one) => ({ ...one, payment_method: 'pix_br', customer: 'none' })),
    });
    const loading = world.post('/sandbox/fixtures', file).finally(() => (isLoading = false));
    for (; isLoading; turns++) await new Promise(setImmediate);
    assert.equal((await loading).status, 400);
    assert.ok(turns > 2, String(turns));
    // Besides `{}`, by which a route finds out whether it needs a body.
    assert.equal(check.mock.calls.filter(([value]) => 'payments' in (value as object)).length, 1);
  });
});

describe('metadata', () => {
  for (const metadata of [
    '{"text":"ção 日本 \\u0041 \\ud83d\\ude00","list":[1,-0.5,1e3,null,true],"deep":{"a":{"b":[{}]}}}',
    '{"1":"a","2":"b","z":0,"a":0}',
    '{"number":9007199254740991,"price":0.1}',
    '{"constructor":1,"toString":{"valueOf":2}}',
  ]) {
    it(`is returned unchanged: ${metadata}`, async () => {
      const { status, body } = await refund(metadata);
      assert.equal(status, 200);
      assert.equal(JSON.stringify(body.metadata), JSON.stringify(JSON.parse(metadata)));
    });
  }

  for (const [metadata, message] of [
    ['{"__proto__":{"a":1}}', /"__proto__"/],
    ['{"a":{"\\u005f_proto__":1}}', /"__proto__"/],
    ['{"id":12345678901234567890}', /12345678901234567890 is too large or too precise/],
    ['{"big":1e400}', /1e400 is too large/],
    ['{"pi":3.14159265358979323846}', /too precise/],
    ['{"a":1,"a":2}', /occurs twice/],
    ['{"2":"b","1":"a"}', /ascending order/],
  ] as const) {
    it(`is refused: ${metadata}`, async () => {
      const { status, body } = await refund(metadata);
      assert.equal(status, 400);
      assert.equal(body.error.code, 'request_param_error');
      assert.match(body.error.message, message);
    });
  }
});

describe('the encoding of a body', () => {
  const customer = (body: BodyInit, type: string) =>
    world.sandbox.app.request('http://127.0.0.1:4242/v1/customers', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  const latin1 = Uint8Array.from(Buffer.from('{"first_name":"João"}', 'latin1'));

  for (const type of ['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"'])
    it(`may be ${type}`, async () => assert.equal((await customer('{"first_name":"João"}', type)).status, 200));

  for (const [name, body, type] of [
    ['bytes that are not UTF-8', latin1, 'application/json'],
    ['another charset', latin1, 'application/json; charset=iso-8859-1'],
    ['UTF-16', Uint8Array.from(Buffer.from('{}', 'utf16le')), 'application/json; charset=utf-16'],
  ] as const)
    it(`is refused: ${name}`, async () => assert.equal((await customer(body, type)).status, 400));
});
