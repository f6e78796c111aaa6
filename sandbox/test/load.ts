/** Load on a service. */
import assert from 'node:assert/strict';
import type { TestWorld } from './world.js';

const CLIENTS = 8;

/** Clients that create payments until they are stopped, whatever the service answers. */
export function loadOf(world: TestWorld) {
  const acknowledged: string[] = [];
  const waiting: (() => void)[] = [];
  let stopped = false;
  const run = async () => {
    while (!stopped) {
      const { status, body } = await world.payment();
      assert.ok([200, 503].includes(status), String(status));
      if (status === 200) {
        acknowledged.push(body.id);
        waiting.splice(0).forEach((resolve) => resolve());
      }
      // Lets sockets report that they are closed.
      await new Promise(setImmediate);
    }
  };
  const clients = Array.from({ length: CLIENTS }, run);
  return {
    acknowledged,
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
    },
  };
}
