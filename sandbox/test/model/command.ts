/** Helpers for the model's commands. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Client, Reply } from './client.js';
import type { State } from './state.js';

export type Command = fc.AsyncCommand<State, Client>;

/** Creates a command. `run` applies it to the model and to the service. */
export function command<Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  run: (state: State, client: Client, input: Input) => Promise<void>,
): fc.Arbitrary<Command> {
  return input.map((value) => ({
    check: () => true,
    run: (state, client) => {
      state.commands++;
      return run(state, client, value);
    },
    toString: () => `${name}(${JSON.stringify(value)})`,
  }));
}

/** Picks an item by index modulo the length; undefined for -1 or an empty list. */
export const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  index < 0 ? undefined : items[index % Math.max(items.length, 1)];

/** An index for `pick`. -1 is an unknown object. Low indexes are frequent, so that limits are reached. */
export const index = () =>
  fc.oneof(
    { weight: 8, arbitrary: fc.nat(1) },
    { weight: 8, arbitrary: fc.nat(30) },
    { weight: 1, arbitrary: fc.constant(-1) },
  );

export function refused(reply: Reply, status: number, code: string | undefined, message?: RegExp): void {
  assert.deepEqual([reply.status, reply.body.error.code], [status, code], JSON.stringify(reply.body));
  if (message) assert.match(reply.body.error.message, message);
}

export const invalid = (reply: Reply) => refused(reply, 400, 'request_param_error');
export const missing = (reply: Reply) => refused(reply, 404, 'resource_missing');

export function matches(reply: Reply, fields: object): void {
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  const actual = Object.fromEntries(Object.keys(fields).map((field) => [field, reply.body[field]]));
  assert.deepEqual(actual, fields);
}
