import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { createSandbox } from '../src/index.js';
import { lastingStore, testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
beforeEach(() => world.sandbox.reset());
afterAll(() => world.sandbox.close());

const DAY = 86_400;
const advance = (seconds: unknown) => world.post('/sandbox/clock/advance', { seconds });
describe('the Date header', () => {
  it('is the time of the sandbox', async () => {
    const world = await testWorld();
    const date = async (path: string) => (await world.get(path)).headers.get('date');
    assert.equal(await date('/v1/payments/pm_none'), 'Sat, 21 Nov 2026 12:00:00 GMT');
    await world.post('/sandbox/clock/advance', { seconds: 3_600 });
    assert.equal(await date('/v1/payments/pm_none'), 'Sat, 21 Nov 2026 13:00:00 GMT');
    assert.equal(await date('/sandbox/clock'), 'Sat, 21 Nov 2026 13:00:00 GMT');
    await world.sandbox.close();
  });

  it('is sent over HTTP', async () => {
    const sandbox = await createSandbox({ now: () => new Date('2030-01-01T00:00:00Z') });
    const { headers } = await fetch(`${sandbox.url}/sandbox/clock`);
    assert.equal(headers.get('date'), 'Tue, 01 Jan 2030 00:00:00 GMT');
    assert.match(headers.get('request-id')!, /^req_[\w-]{12}$/);
    assert.match(headers.get('content-security-policy')!, /^default-src 'none'/);
    await sandbox.close();
  });
});

describe('the clock', () => {
  it('shows the real time until it is advanced', async () => {
    assert.equal((await world.get('/sandbox/clock')).body.time, '2026-11-21T12:00:00+00:00');
    assert.equal((await advance(90)).body.time, '2026-11-21T12:01:30+00:00');
    assert.equal((await advance(1)).body.time, '2026-11-21T12:01:31+00:00');
    assert.equal((await world.payment()).body.time_created, '2026-11-21T12:01:31+00:00');
  });

  for (const seconds of [0, -1, 1.5, '60', null, 315_360_001]) {
    it(`refuses to advance by ${JSON.stringify(seconds)}`, async () =>
      assert.equal((await advance(seconds)).status, 400));
  }

  it('runs all due jobs in the order of their due time', async () => {
    const mandate_id = await world.activeMandate();
    const { id: paid } = await world.paid({ amount: '9021' });
    await world.payment({ payment_method: 'promptpay_th', currency: 'THB' });
    await world.otpMandate();
    await world.payment({ payment_method: 'ewallet_id', currency: 'IDR', amount: '100', mandate_id });
    await world.post('/v1/refunds', { payment_id: paid });
    const before = (await world.datedEvents()).length;
    await advance(3 * DAY);
    assert.deepEqual((await world.datedEvents()).slice(before), [
      '11-21T12:00:02 payment.paid',
      '11-21T12:00:02 balance_transaction.created',
      '11-21T12:01:00 refund.refunded',
      '11-21T12:01:00 payment.refunded',
      '11-21T12:01:00 balance_transaction.created',
      '11-21T12:15:00 payment.expired',
      '11-22T12:00:00 mandate.expired',
      '11-23T12:00:00 balance_transaction.available',
      '11-23T12:00:02 balance_transaction.available',
      '11-23T12:01:00 balance_transaction.available',
    ]);
  });

  it('runs each due job once during parallel advances', async () => {
    const mandate_id = await world.activeMandate();
    for (let count = 0; count < 5; count++) {
      await world.payment({ payment_method: 'ewallet_id', currency: 'IDR', amount: '100', mandate_id });
    }
    await Promise.all(Array.from({ length: 4 }, () => advance(1)));
    const paid = (await world.datedEvents()).filter((type: string) => type.endsWith('payment.paid'));
    assert.deepEqual(
      paid,
      Array.from({ length: 5 }, () => '11-21T12:00:02 payment.paid'),
    );
  });

  it('stops before years of five digits', async () => {
    const late = await testWorld({ now: () => new Date('9885-01-01T12:00:00Z') });
    const decade = () => late.post('/sandbox/clock/advance', { seconds: 315_360_000 });
    assert.equal((await decade()).status, 200);
    const refused = await decade();
    assert.equal(refused.status, 400);
    assert.match(refused.body.error.message, /^seconds: would be after the year 9899/);
    assert.match((await late.get('/sandbox/clock')).body.time, /^9894-/);
    assert.equal((await late.payment()).status, 200);
    await late.sandbox.close();
  });

  it('keeps its offset when the store is opened again', async () => {
    const store = lastingStore();
    const first = await testWorld(store);
    await first.post('/sandbox/clock/advance', { seconds: DAY });
    await first.sandbox.close();
    const second = await testWorld(store);
    assert.equal((await second.get('/sandbox/clock')).body.time, '2026-11-22T12:00:00+00:00');
    await second.sandbox.close();
  });

  it('runs due jobs in the background while ticking', async () => {
    const own = await testWorld({ ticking: true });
    await own.payment();
    own.pass(60);
    const deadline = Date.now() + 10_000;
    while (!(await own.events()).includes('payment.expired')) {
      assert.ok(Date.now() < deadline, 'nothing expired');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await own.sandbox.close();
  });
});
