import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('payments', () => {
  it('expire and cannot be paid afterwards', async () => {
    const own = await testWorld();
    const { body } = await own.payment();
    own.pass(59);
    assert.equal((await own.get(`/v1/payments/${body.id}`)).body.status, 'created');
    own.pass(1);
    const late = await own.post(`/sandbox/payments/${body.id}/pay`, {}, { accept: 'application/json' });
    assert.equal(late.body.status, 'expired');
    assert.deepEqual(late.body.action, {});
    assert.equal((await own.get(`/v1/payments/${body.id}`)).body.status, 'expired');
    await own.sandbox.close();
  });

  it('expire after the time in Sandbox-Expires-In', async () => {
    const own = await testWorld();
    const { body } = await own.payment({}, { 'sandbox-expires-in': '90' });
    own.pass(89 / 60);
    assert.equal((await own.get(`/v1/payments/${body.id}`)).body.status, 'created');
    own.pass(2 / 60);
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
});
