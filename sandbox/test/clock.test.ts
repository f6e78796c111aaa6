import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { createSandbox } from '../src/index.js';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
beforeEach(() => world.sandbox.reset());
afterAll(() => world.sandbox.close());

const DAY = 86_400;
const advance = (seconds: unknown) => world.post('/sandbox/clock/advance', { seconds });
const types = async () =>
  (await world.get('/sandbox/events?limit=1000')).body.data
    .map(({ type, time_created }: { type: string; time_created: string }) => `${time_created.slice(5, 19)} ${type}`)
    .reverse();

async function activeMandate(): Promise<string> {
  const { id, otp } = await world.otpMandate();
  await world.post(`/v1/mandates/${id}/verify`, { otp });
  return id;
}

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
    const mandate_id = await activeMandate();
    const { id: paid } = await world.paid({ amount: '9021' });
    await world.payment({ payment_method: 'promptpay_th', currency: 'THB' });
    await world.otpMandate();
    await world.payment({ payment_method: 'ewallet_id', currency: 'IDR', amount: '100', mandate_id });
    await world.post('/v1/refunds', { payment_id: paid });
    const before = (await types()).length;
    await advance(3 * DAY);
    assert.deepEqual((await types()).slice(before), [
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
    const mandate_id = await activeMandate();
    for (let count = 0; count < 5; count++) {
      await world.payment({ payment_method: 'ewallet_id', currency: 'IDR', amount: '100', mandate_id });
    }
    await Promise.all(Array.from({ length: 4 }, () => advance(1)));
    const paid = (await types()).filter((type: string) => type.endsWith('payment.paid'));
    assert.deepEqual(
      paid,
      Array.from({ length: 5 }, () => '11-21T12:00:02 payment.paid'),
    );
  });

  it('stops before years of five digits', async () => {
    let response = await advance(315_360_000);
    for (let decades = 0; response.status === 200 && decades < 900; decades++) response = await advance(315_360_000);
    assert.equal(response.status, 400);
    assert.match(response.body.error.message, /^seconds: would be after the year 9899/);
    assert.match((await world.get('/sandbox/clock')).body.time, /^98\d\d-/);
    assert.equal((await world.payment()).status, 200);
  });

  it('keeps its offset when the store is opened again', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pay-clock-'));
    const first = await testWorld({ dataDir });
    await first.post('/sandbox/clock/advance', { seconds: DAY });
    await first.sandbox.close();
    const second = await testWorld({ dataDir });
    assert.equal((await second.get('/sandbox/clock')).body.time, '2026-11-22T12:00:00+00:00');
    await second.sandbox.close();
    rmSync(dataDir, { recursive: true });
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

describe('subscriptions', () => {
  const subscribe = (data: object) => world.post('/sandbox/subscriptions', data);
  const monthly = { currency: 'IDR', amount: '50000', interval_seconds: 30 * DAY };

  it('debit the mandate immediately and at each cycle', async () => {
    const mandate_id = await activeMandate();
    const { status, body } = await subscribe({ mandate_id, ...monthly });
    assert.equal(status, 200);
    assert.match(body.id, /^sub_\w{20}$/);
    assert.deepEqual(
      [body.status, body.amount, body.cycles, body.time_next],
      ['active', '50000.00', 1, '2026-12-21T12:00:00+00:00'],
    );
    await advance(61 * DAY);
    const { data } = (await world.get('/sandbox/events?limit=1000')).body;
    const of = (type: string) => data.filter((event: { type: string }) => event.type === type).reverse();
    const payments = of('payment.paid').map((event: { data: object }) => event.data);
    assert.deepEqual(
      payments.map(({ time_created, source, source_id, customer_id }: Record<string, string>) => [
        time_created,
        source,
        source_id,
        customer_id,
      ]),
      ['2026-11-21', '2026-12-21', '2027-01-20'].map((day) => [
        `${day}T12:00:00+00:00`,
        'subscription',
        body.id,
        body.customer_id,
      ]),
    );
    assert.equal(of('subscription.created').length, 1);
    assert.equal(of('subscription.succeeded').length, 3);
    // These payments can be refunded too.
    const { body: refund } = await world.post('/v1/refunds', { payment_id: payments[0].id });
    assert.equal(refund.status, 'refunded');
    const retrieved = (await world.get(`/v1/payments/${payments[0].id}`)).body;
    assert.deepEqual([retrieved.source, retrieved.amount_refunded], ['subscription', '50000.00']);
  });

  it('settle one cycle before the next one starts', async () => {
    await subscribe({ mandate_id: await activeMandate(), ...monthly, interval_seconds: 5 });
    await advance(11);
    const cycles = (await types()).filter((type: string) => /payment\.(created|paid)$/.test(type));
    assert.deepEqual(cycles, [
      '11-21T12:00:00 payment.created',
      '11-21T12:00:02 payment.paid',
      '11-21T12:00:05 payment.created',
      '11-21T12:00:07 payment.paid',
      '11-21T12:00:10 payment.created',
    ]);
  });

  it('limit the debits of one advance', async () => {
    await subscribe({ mandate_id: await activeMandate(), ...monthly, interval_seconds: 1 });
    const { status, body } = await advance(1_001);
    assert.equal(status, 400);
    assert.match(body.error.message, /^seconds: would make more than 1000 debits/);
    assert.equal((await world.get('/sandbox/clock')).body.time, '2026-11-21T12:00:00+00:00');
  });

  it('settle in order during parallel advances', async () => {
    await subscribe({ mandate_id: await activeMandate(), ...monthly, interval_seconds: 3 });
    await Promise.all(Array.from({ length: 8 }, () => advance(5)));
    const all = (await types()).filter((type: string) => / payment\./.test(type));
    assert.equal(all.length, 14 + 13);
    assert.deepEqual(all, [...all].sort());
  });

  it('continue after a failed debit', async () => {
    const { body } = await subscribe({ mandate_id: await activeMandate(), ...monthly, amount: '9011' });
    await advance(30 * DAY);
    const { body: later } = await world.get(`/sandbox/subscriptions/${body.id}`);
    assert.deepEqual([later.status, later.cycles], ['active', 2]);
    assert.ok((await world.events(body.id)).includes('subscription.failed'));
  });

  it('make no debits after cancellation, and can be canceled only once', async () => {
    const { body } = await subscribe({ mandate_id: await activeMandate(), ...monthly });
    const canceled = await world.post(`/sandbox/subscriptions/${body.id}/cancel`);
    assert.deepEqual([canceled.body.status, canceled.body.time_next], ['canceled', null]);
    await advance(90 * DAY);
    assert.equal((await world.get(`/sandbox/subscriptions/${body.id}`)).body.cycles, 1);
    assert.equal((await world.post(`/sandbox/subscriptions/${body.id}/cancel`)).status, 400);
    assert.equal((await world.get('/sandbox/subscriptions')).body.data.length, 1);
  });

  it('require an active mandate', async () => {
    const { id } = await world.otpMandate();
    assert.match((await subscribe({ mandate_id: id, ...monthly })).body.error.message, /is pending, not active/);
    assert.equal((await subscribe({ mandate_id: 'mdt_none', ...monthly })).status, 400);
    assert.equal((await world.get('/sandbox/subscriptions/sub_none')).status, 404);
    assert.equal((await world.post('/sandbox/subscriptions/sub_none/cancel')).status, 404);
  });

  for (const wrong of [{ amount: '0' }, { amount: 1 }, { currency: 'XXX' }, { interval_seconds: 0 }, { more: 1 }]) {
    it(`refuse ${JSON.stringify(wrong)}`, async () => {
      assert.equal((await subscribe({ mandate_id: await activeMandate(), ...monthly, ...wrong })).status, 400);
    });
  }
});
