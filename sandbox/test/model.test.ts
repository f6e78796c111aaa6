/**
 * A model of the contract, and the service over HTTP, do the same at random; they must agree on every answer, and every
 * answer be as the service describes itself. `MODEL_COMMANDS=10000` does as many; `MODEL_SEED` repeats a run.
 */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { audit } from './model/audit.js';
import { modelClient } from './model/client.js';
import { CUSTOMER_COMMANDS } from './model/customers.js';
import { PAYMENT_COMMANDS } from './model/payments.js';
import { REFUND_COMMANDS } from './model/refunds.js';
import { State } from './model/state.js';

const COMMANDS = Number(process.env.MODEL_COMMANDS ?? 300);
const A_RUN = 120;

it(`${COMMANDS} commands leave the model and the service of one mind`, async (test) => {
  const start = new State().now;
  const client = await modelClient(() => new Date(start));
  let done = 0;
  try {
    const commands = fc.commands([...CUSTOMER_COMMANDS, ...PAYMENT_COMMANDS, ...REFUND_COMMANDS], {
      maxCommands: A_RUN,
      size: 'max',
    });
    const property = fc.asyncProperty(commands, async (list) => {
      if (done >= COMMANDS) return;
      await client.sandbox.reset();
      const state = new State();
      await fc.asyncModelRun(() => ({ model: state, real: client }), list);
      await audit(state, client);
      done += state.commands;
    });
    const seed = process.env.MODEL_SEED;
    await fc.assert(property, {
      // Runs of every length: as many as it takes even if each were short.
      numRuns: Math.ceil(COMMANDS / 5),
      endOnFailure: COMMANDS > 300,
      ...(seed ? { seed: Number(seed) } : {}),
    });
  } finally {
    await client.sandbox.close();
  }
  test.diagnostic(`${done} commands`);
  assert.ok(done >= COMMANDS, `only ${done} commands`);
});
