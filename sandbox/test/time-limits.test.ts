import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { slowTexts } from '../../test/support/time-limits.js';
import { testWorld, type TestWorld } from './world.js';

describe('no text makes the service slow', () => {
  let world: TestWorld;
  beforeAll(async () => void (world = await testWorld()));
  afterAll(() => world.sandbox.close());

  const payment = (field: string) => (text: string) => world.payment({ [field]: text });
  const QUERY = 8_000;
  const requests: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
    amount: payment('amount'),
    currency: payment('currency'),
    method: payment('payment_method'),
    customer: payment('customer_id'),
    'return URL': payment('return_url'),
    'the name of an unknown field': (text) => world.payment({ [text]: 1 }),
    phone: (text) => world.post('/v1/customers', { phone: text }),
    email: (text) => world.post('/v1/customers', { email: text }),
    document: (text) => world.post('/v1/customers', { document: { type: 'cpf', value: text } }),
    country: (text) => world.post('/v1/customers', { country: text }),
    code: (text) => world.post('/v1/mandates/mdt_none/verify', { otp: text }),
    'a refund': (text) => world.post('/v1/refunds', { payment_id: 'pm_none', amount: text }),
    'a path': (text) =>
      world.get(`/v1/payments/${encodeURIComponent(text.slice(0, QUERY).replace(/[\ud800-\udfff]/g, 'x'))}`),
    'an Idempotency-Key': (text) =>
      world.payment({}, { 'idempotency-key': text.replace(/[^\x21-\x7e]/g, 'x').slice(0, QUERY) }),
  };
  for (const [name, send] of Object.entries(requests)) {
    it(`${name} is fast for every text`, async () => assert.deepEqual(await slowTexts(send), []));
  }
});
