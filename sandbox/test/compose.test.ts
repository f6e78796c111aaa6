/**
 * The sandboxes of compose.balanced.yaml by the commands and variables of their containers, on a PostgreSQL of this machine:
 * each is restarted in turn, under load.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { parse } from 'yaml';
import { Balancer } from './balancer.js';
import { freePort } from './free-port.js';
import { startProcess } from './process.js';
import { newStore } from './world.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const KEY = 'sk_test';
const RESTARTS = 4;
const CLIENTS = 8;
/** Answers before each restart and after the last one. */
const ANSWERS = 50;

interface Service {
  readonly build?: object;
  readonly environment: Readonly<Record<string, string>>;
}
const { services } = parse(read('../compose.balanced.yaml')) as { services: Readonly<Record<string, Service>> };
const sandboxes = Object.values(services).filter(({ build }) => build);

const dockerfile = read('../Dockerfile');
const ofImage = Object.fromEntries(
  [...dockerfile.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=(\S+)/gm)].map(([, ...pair]) => pair),
);
const [program = '', ...parameters] = JSON.parse(/^ +CMD (\[.+\])$/m.exec(dockerfile)![1]!) as string[];

const store = newStore();
/** The variables of a container, but for the address of PostgreSQL. */
const variablesOf = ({ environment }: Service, port: number) => ({
  ...ofImage,
  ...environment,
  PORT: String(port),
  SANDBOX_API_KEY: KEY,
  DATABASE_URL: store.databaseUrl,
  DATABASE_SCHEMA: store.schema,
});
const start = (service: Service, port = 0) =>
  startProcess({ command: ['sandbox/bin/pay-elements-sandbox.js'], env: variablesOf(service, port) });

/** The exit code of the health check. */
const check = (url: string) =>
  spawnSync(program, parameters, { env: { ...process.env, PORT: new URL(url).port } }).status;

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

describe('the sandboxes of compose.balanced.yaml', () => {
  it('share their data, answer the health check, and stop one after the other', async () => {
    const [one, two] = await Promise.all([start(sandboxes[0]!), start(sandboxes[1]!)]);
    const made = await fetch(`${one.url}/v1/payments`, { method: 'POST', headers, body });
    const { id } = (await made.json()) as { id: string };
    const found = () => fetch(`${two.url}/v1/payments/${id}`, { headers });
    assert.deepEqual([(await found()).status, (await fetch(`${two.url}/v1/payments/${id}`)).status], [200, 401]);
    assert.deepEqual([check(one.url), check(two.url)], [0, 0]);
    assert.equal(await one.end('SIGTERM'), 0);
    assert.deepEqual([check(one.url), check(two.url)], [1, 0]);
    const again = await start(sandboxes[0]!);
    assert.equal(check(again.url), 0);
    assert.equal(await two.end('SIGTERM'), 0);
    assert.equal((await fetch(`${again.url}/v1/payments/${id}`, { headers })).status, 200);
    assert.equal(await again.end('SIGTERM'), 0);
  });

  it(
    'answer every request while one after the other is restarted',
    { timeout: 300_000 },
    async ({ annotate, onTestFinished }) => {
      const ports = [await freePort(), await freePort()];
      const running = await Promise.all(ports.map((port, index) => start(sandboxes[index]!, port)));
      onTestFinished(async () => void (await Promise.all(running.map(({ end }) => end('SIGKILL')))));
      const balancer = new Balancer(running.map(({ url }) => url));
      const url = await balancer.listen();
      onTestFinished(() => balancer.close());
      const load = loadOn(url);
      for (let index = 0; index < RESTARTS; index++) {
        const one = index % 2;
        await load.made(ANSWERS);
        assert.equal(await running[one]!.end('SIGTERM'), 0);
        running[one] = await start(sandboxes[one]!, ports[one]);
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
