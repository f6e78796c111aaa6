/**
 * Runs random commands on a model of the contract and on the service over HTTP. Both must agree on every response, and
 * every response must match the OpenAPI document. `MODEL_COMMANDS=10000` sets the number; `MODEL_SEED` repeats a run.
 */
import assert from 'node:assert/strict';
import { it } from 'vitest';
import fc from 'fast-check';
import { audit } from './model/audit.js';
import { modelClient } from './model/client.js';
import { CUSTOMER_COMMANDS } from './model/customers.js';
import { PAYMENT_COMMANDS } from './model/payments.js';
import { REFUND_COMMANDS } from './model/refunds.js';
import { State } from './model/state.js';

const COMMANDS = Number(process.env.MODEL_COMMANDS ?? 300);
const PER_RUN = 120;

it(`${COMMANDS} commands give the model and the service the same state`, async ({ annotate }) => {
  const start = new State().now;
  const client = await modelClient(() => new Date(start));
  let done = 0;
  try {
    const commands = fc.commands([...CUSTOMER_COMMANDS, ...PAYMENT_COMMANDS, ...REFUND_COMMANDS], {
      maxCommands: PER_RUN,
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
      // Runs have random lengths. This number is sufficient even if each run is short.
      numRuns: Math.ceil(COMMANDS / 5),
      endOnFailure: COMMANDS > 300,
      ...(seed ? { seed: Number(seed) } : {}),
    });
  } finally {
    await client.sandbox.close();
  }
  await annotate(`${done} commands`);
  assert.ok(done >= COMMANDS, `only ${done} commands`);
});
