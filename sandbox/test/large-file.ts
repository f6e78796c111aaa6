/** Files of fixtures that are loaded in several batches. */
import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import type { TestResponse, TestWorld } from './world.js';

export const MANY = 60;
/** Several batches on a fast machine, too. */
export const LONG = 150;
export const pix = { payment_method: 'pix_br', amount: '10.50' };
export const many = <Item>(item: Item, count = MANY) => Array.from({ length: count }, () => item);

export const load = (world: TestWorld, body: object) => world.post('/sandbox/fixtures', body);
/** The number of payments, by a request that comes in as those on a socket do. */
export async function count(world: TestWorld): Promise<number> {
  await setImmediate();
  return (await world.get('/sandbox/payments?limit=1000')).body.data.length;
}

/** Starts to load a file, and waits until a part of it is written. */
export async function partly(world: TestWorld, body: object): Promise<Promise<TestResponse>[]> {
  let answered = false;
  const loading = load(world, body).finally(() => (answered = true));
  while (!answered && !(await count(world)));
  assert.ok(!answered, 'all was written at once');
  // In a list, since it would be awaited otherwise.
  return [loading];
}
