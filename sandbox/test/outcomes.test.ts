/** What `trigger` and `seed` can cause: each outcome of each method. */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { everyOutcome } from '../src/cli/outcomes.js';
import { scenarioOf, type Choices } from '../src/cli/scenarios.js';
import type { EventType } from '../src/events/types.js';
import { METHODS } from '../src/methods.js';
import { load } from './large-file.js';
import { testWorld, type TestWorld } from './world.js';

const ALL = [...METHODS.keys()];
const WITH_MANDATES = ALL.filter((method) => METHODS.get(method)!.mandate !== null);

type Outcome = readonly [type: EventType, choices: Choices, ends: readonly (string | null)[]];

const OUTCOMES = [
  [
    ALL,
    [
      ['payment.created', {}, ['created', null]],
      ['payment.paid', {}, ['paid', null]],
      ['payment.expired', {}, ['expired', null]],
      ['payment.failed', {}, ['failed', 'declined_by_consumer']],
      ['payment.failed', { amount: '9001' }, ['failed', 'payment_declined']],
      ['payment.failed', { amount: '9002' }, ['failed', 'processing_error']],
      ['refund.refunded', { amount: '50' }, ['refunded', null]],
      ['refund.failed', {}, ['failed', 'refund_rejected']],
    ],
  ],
  [
    WITH_MANDATES,
    [
      ['mandate.created', {}, ['pending', null]],
      ['mandate.active', {}, ['active', null]],
      ['mandate.failed', {}, ['failed', 'declined_by_consumer']],
      ['mandate.expired', {}, ['expired', null]],
      ['mandate.revoked', {}, ['revoked', null]],
      ['payment.paid', { debit: true }, ['paid', null]],
      ['payment.failed', { debit: true }, ['failed', 'insufficient_funds']],
      ['payment.failed', { debit: true, amount: '9012' }, ['failed', 'account_closed']],
    ],
  ],
] as const satisfies [readonly string[], readonly Outcome[]][];

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('trigger', () => {
  for (const [methods, outcomes] of OUTCOMES) {
    for (const [type, choices, ends] of outcomes) {
      it(`causes ${type} of each method, with ${JSON.stringify(choices)}`, async () => {
        for (const method of methods) {
          const { status, body } = await load(world, scenarioOf(type, { ...choices, method }));
          assert.equal(status, 200, `${method}: ${JSON.stringify(body.error)}`);
          const made = body[`${type.split('.')[0]}s`][0];
          assert.deepEqual([made.status, made.failure_code ?? null], ends, method);
        }
      });
    }
  }
});

describe('seed without a file', () => {
  it('causes all of these', async () => {
    const { status, body } = await load(world, everyOutcome());
    assert.equal(status, 200, JSON.stringify(body.error));
    const { mandates, payments, refunds } = body as Record<string, Record<string, unknown>[]>;
    const made = [...mandates!, ...payments!, ...refunds!].map(({ object, payment_method, status, failure_code }) =>
      JSON.stringify([object, payment_method, status, failure_code]),
    );
    for (const [methods, outcomes] of OUTCOMES)
      for (const [type, , ends] of outcomes)
        for (const method of methods) {
          const one = JSON.stringify([type.split('.')[0], method, ...ends]);
          assert.ok(made.includes(one), `${one} of ${type}`);
        }
  });
});
