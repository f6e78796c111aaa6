/** The manner of the model's commands. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Client, Reply } from './client.js';
import type { State } from './state.js';

export type Command = fc.AsyncCommand<State, Client>;

/** A command of any input; what it does to both is `run`. */
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

/** One of those that there are; undefined for an index that is past them, which asks for one that is not there. */
export const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  index < 0 ? undefined : items[index % Math.max(items.length, 1)];

/** -1 is an object that does not exist; the first ones are met often, so that limits are. */
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

export function holds(reply: Reply, fields: object): void {
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  const held = Object.fromEntries(Object.keys(fields).map((field) => [field, reply.body[field]]));
  assert.deepEqual(held, fields);
}
