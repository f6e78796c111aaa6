/** The two sandboxes of compose.balanced.yaml as processes, behind a balancer: each is restarted in turn, under load. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { Balancer } from './balancer.js';
import { freePort } from './free-port.js';
import { startProcess } from './process.js';
import { newStore } from './world.js';

const KEY = 'sk_test';
const RESTARTS = 4;
const CLIENTS = 8;
/** Answers before each restart and after the last one. */
const ANSWERS = 50;

const store = newStore();
const start = (port: number) =>
  startProcess({
    command: ['sandbox/bin/pay-elements-sandbox.js'],
    env: {
      PORT: String(port),
      SANDBOX_API_KEY: KEY,
      DATABASE_URL: store.databaseUrl,
      DATABASE_SCHEMA: store.schema,
    },
  });

const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
const body = JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' });

/** Clients that create payments until they are stopped. */
function loadOn(url: string) {
  const answers = new Map<string, number>();
  const ids = new Set<string>();
  let stopped = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!stopped) {
      const answer = await fetch(`${url}/v1/payments`, { method: 'POST', headers, body }).then(
        async (response) => {
          if (response.ok) ids.add(((await response.json()) as { id: string }).id);
          else await response.arrayBuffer();
          return String(response.status);
        },
        (error: Error) => String(error.cause),
      );
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  });
  return {
    answers,
    ids,
    /** Waits for more payments, or for another answer. */
    made: async (count: number) => {
      for (const end = ids.size + count; ids.size < end && [...answers.keys()].every((one) => one === '200');)
        await wait(5);
    },
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
    },
  };
}

describe('two sandboxes behind a balancer', () => {
  it(
    'answer every request while one after the other is restarted',
    { timeout: 300_000 },
    async ({ annotate, onTestFinished }) => {
      const ports = [await freePort(), await freePort()];
      const running = await Promise.all(ports.map(start));
      onTestFinished(async () => void (await Promise.all(running.map(({ end }) => end('SIGKILL')))));
      const balancer = new Balancer(
        running.map(({ url }) => url),
        KEY,
      );
      const url = await balancer.listen();
      onTestFinished(() => balancer.close());
      const load = loadOn(url);
      for (let index = 0; index < RESTARTS; index++) {
        const one = index % 2;
        await load.made(ANSWERS);
        assert.equal(await running[one]!.end('SIGTERM'), 0);
        running[one] = await start(ports[one]!);
      }
      await load.made(ANSWERS);
      await load.stop();
      await annotate(`${load.ids.size} payments during ${RESTARTS} restarts`);
      assert.deepEqual([[...load.answers.keys()], balancer.faults], [['200'], []]);
      const list = await fetch(`${url}/sandbox/payments?limit=1000`, { headers });
      const { data } = (await list.json()) as { data: { id: string }[] };
      assert.ok(data.length >= 1_000 || data.length === load.ids.size);
      assert.ok(data.every(({ id }) => load.ids.has(id)));
    },
  );
});
