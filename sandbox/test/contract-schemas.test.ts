/** Responses of the sandbox match the JSON Schemas that the documentation publishes for compatible services. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { testWorld, type TestWorld } from './world.js';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../docs/schemas/${name}.schema.json`, import.meta.url), 'utf8')) as object;
const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  strictRequired: false,
  schemas: ['action', 'payment', 'mandate'].map(read),
});

/** @throws {assert.AssertionError} with what does not match */
function matches(kind: 'payment' | 'mandate', body: unknown): void {
  assert.ok(ajv.validate(`${kind}.schema.json`, body), `${ajv.errorsText()}: ${JSON.stringify(body)}`);
}

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.sandbox.close());

/** The sandbox lists its methods when it gets an unknown one. */
async function methods(): Promise<string[]> {
  const { body } = await world.payment({ payment_method: 'none_xx' });
  return [...String(body.error.message).matchAll(/\b[a-z]+_[a-z]{2}\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'none_xx');
}

const CURRENCIES: Readonly<Record<string, string>> = {
  br: 'BRL',
  mx: 'MXN',
  th: 'THB',
  id: 'IDR',
  cn: 'CNY',
  kr: 'KRW',
  ru: 'RUB',
};

describe('responses of the sandbox match the JSON Schemas', () => {
  it('payments of each method, terminal and flow, and after each outcome', async () => {
    const customer_id = await world.customer();
    const types = new Set<string>();
    let checked = 0;
    for (const payment_method of await methods())
      for (const more of [{}, { flow: 'indirect', terminal_type: 'web' }, { flow: 'indirect', terminal_type: 'app' }])
        for (const outcome of ['pay', 'decline', 'expire']) {
          const currency = CURRENCIES[payment_method.slice(-2)];
          const created = await world.payment({ payment_method, currency, amount: '1000', customer_id, ...more });
          // Not every method has every flow.
          if (created.status !== 200) continue;
          matches('payment', created.body);
          types.add(created.body.action.type);
          await world.post(`/sandbox/payments/${created.body.id}/${outcome}`);
          const { body } = await world.get(`/v1/payments/${created.body.id}`);
          matches('payment', body);
          checked++;
        }
    assert.ok(checked > 20, `${checked} payments`);
    assert.deepEqual([...types].sort(), ['display_details', 'display_qr_code', 'redirect_to_app', 'redirect_to_url']);
  });

  it('mandates of each method, pending and signed', async () => {
    const types = new Set<string>();
    for (const payment_method of await methods()) {
      const customer = await world.customer();
      const created = await world.post(`/v1/customers/${customer}/mandates`, { payment_method });
      if (created.status !== 200) continue;
      matches('mandate', created.body);
      types.add(created.body.action.type);
    }
    assert.ok(types.has('verify_otp') && types.has('redirect_to_app'), [...types].join());
    const { id, otp } = await world.otpMandate();
    const signed = await world.post(`/v1/mandates/${id}/verify`, { otp });
    assert.equal(signed.body.status, 'active');
    matches('mandate', signed.body);
  });

  it('a damaged response does not match', async () => {
    const { body } = await world.payment();
    assert.ok(!ajv.validate('payment.schema.json', { ...body, amount: 10.5 }));
    assert.ok(!ajv.validate('payment.schema.json', { ...body, action: { type: 'display_qr_code' } }));
  });
});
