import assert from 'node:assert/strict';
import { it } from 'vitest';
import { setImmediate } from 'node:timers/promises';
import { testWorld, type TestWorld } from './world.js';

const PAYMENTS = 1_000;
const EVERY = 10;
/** The most expiries between two answers to other requests, on average: they are done in batches. */
const BATCH = 200;

interface Expiry {
  readonly id: string;
  readonly time_created: string;
  readonly data: { readonly id: string; readonly status: string; readonly action: object };
}

/** The events of all expiries, oldest first. */
async function expiries(world: TestWorld): Promise<Expiry[]> {
  const found: Expiry[] = [];
  for (let after = ''; ; after = `&after=${found.at(-1)!.id}`) {
    const { body } = await world.get(`/sandbox/events?limit=1000&search=payment.expired${after}`);
    found.push(...body.data);
    if (body.data.length < 1_000) return found.reverse();
  }
}

it('many expiries are dated and recorded in their order, and other requests are answered meanwhile', async ({
  annotate,
}) => {
  const world = await testWorld();
  await world.post('/v1/webhook_endpoints', { url: 'http://127.0.0.1:9/', event_types: ['payment.expired'] });
  const due = new Map<string, string>();
  for (let index = 0; index < PAYMENTS; index++) {
    const { body } = await world.payment({}, { 'sandbox-expires-in': String(60 + (index % EVERY)) });
    due.set(body.id, body.time_expired);
  }
  let answered = 0;
  let longest = 0;
  let advancing = true;
  const [id] = due.keys();
  const others = (async () => {
    while (advancing) {
      const start = performance.now();
      assert.equal((await world.get(`/v1/payments/${id}`)).status, 200);
      longest = Math.max(longest, performance.now() - start);
      answered++;
      // Requests from a network arrive between two turns of the event loop.
      await setImmediate();
    }
  })();
  const start = performance.now();
  await world.post('/sandbox/clock/advance', { seconds: 3_600 });
  const took = performance.now() - start;
  advancing = false;
  await others;
  await annotate(
    `${PAYMENTS} expiries in ${took.toFixed()} ms; ${answered} other requests, ${longest.toFixed()} ms at most`,
  );
  assert.ok(answered >= PAYMENTS / BATCH, `${answered} requests`);

  const expired = await expiries(world);
  assert.deepEqual(new Set(expired.map(({ data }) => data.id)), new Set(due.keys()));
  assert.equal(expired.length, PAYMENTS);
  const times = expired.map(({ time_created }) => time_created);
  assert.deepEqual(times, [...times].sort());
  for (const { time_created, data } of expired) {
    assert.deepEqual([time_created, data.status, data.action], [due.get(data.id), 'expired', {}]);
  }
  const { body } = await world.get('/sandbox/deliveries?limit=1000');
  const delivered = (body.data as { event_id: string }[]).map(({ event_id }) => event_id);
  const latest = expired.slice(-1_000).map(({ id }) => id);
  assert.deepEqual(delivered.sort(), latest.sort());
  await world.sandbox.close();
});
