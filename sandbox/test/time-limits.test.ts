import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LIMIT_MS, READERS, TEXTS, timeOf } from '../../test/support/time-limits.js';
import { testWorld, type TestWorld } from './world.js';

/** Those that took longer. */
const slow = (times: readonly (readonly [string, number])[]) => times.filter(([, ms]) => ms > LIMIT_MS);

describe('no text makes a parser slow, in Node', () => {
  for (const [name, read] of Object.entries(READERS)) {
    it(name, () => {
      const times = Object.entries(TEXTS).map(([what, text]) => [what, timeOf(() => read(text))] as const);
      assert.deepEqual(slow(times), []);
    });
  }
});

describe('no text makes the service slow', () => {
  let world: TestWorld;
  before(async () => void (world = await testWorld()));
  after(() => world.sandbox.close());

  /** The quickest of a few tries, as `timeOf`. */
  async function quickest(ask: () => Promise<unknown>): Promise<number> {
    let least = Infinity;
    for (let tries = 0; tries < 5 && least > LIMIT_MS / 5; tries++) {
      const start = performance.now();
      await ask();
      least = Math.min(least, performance.now() - start);
    }
    return least;
  }

  const payment = (field: string) => (text: string) => world.payment({ [field]: text });
  const QUERY = 8_000;
  const asked: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
    amount: payment('amount'),
    currency: payment('currency'),
    method: payment('payment_method'),
    customer: payment('customer_id'),
    'return URL': payment('return_url'),
    'a field that is none': (text) => world.payment({ [text]: 1 }),
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
  for (const [what, ask] of Object.entries(asked)) {
    it(what, async () => {
      const times: (readonly [string, number])[] = [];
      for (const [name, text] of Object.entries(TEXTS)) times.push([name, await quickest(() => ask(text))]);
      assert.deepEqual(slow(times), []);
    });
  }
});
