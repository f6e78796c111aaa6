import { expect } from '@open-wc/testing';
import { isPayError } from '../../src/errors.js';
import type { Adapter } from '../../src/providers/adapters.js';
import type { Vector } from '../vectors/providers/vector.js';

/** The error that a function throws; null if it returns. */
export function errorOf(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
}

/** Compares the fields that the vector names, or the error. */
export function check(adapter: Adapter, { given, expected }: Vector<unknown>): void {
  if ('error' in expected) {
    const error = errorOf(() => adapter(given));
    expect(isPayError(error) && error.code).to.equal(expected.error);
    expect((error as Error).message).to.match(expected.message);
    return;
  }
  const resource = adapter(given);
  const named = Object.keys(expected) as (keyof typeof resource)[];
  expect(Object.fromEntries(named.map((name) => [name, resource[name]]))).to.deep.equal(expected);
}
