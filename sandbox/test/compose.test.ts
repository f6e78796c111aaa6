/** The sandboxes of compose.balanced.yaml by the commands and variables of their containers, on a PostgreSQL of this machine. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { parse } from 'yaml';
import { startProcess } from './process.js';
import { newStore } from './world.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const KEY = 'sk_test';

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
const variablesOf = ({ environment }: Service) => ({
  ...ofImage,
  ...environment,
  PORT: '0',
  SANDBOX_API_KEY: KEY,
  DATABASE_URL: store.databaseUrl,
  DATABASE_SCHEMA: store.schema,
});
const start = (service: Service) =>
  startProcess({ command: ['sandbox/bin/pay-elements-sandbox.js'], env: variablesOf(service) });

/** The exit code of the health check. */
const check = (url: string) =>
  spawnSync(program, parameters, { env: { ...process.env, SANDBOX_API_KEY: KEY, PORT: new URL(url).port } }).status;

describe('the sandboxes of compose.balanced.yaml', () => {
  it('share their data, answer the health check, and stop one after the other', async () => {
    const [one, two] = await Promise.all([start(sandboxes[0]!), start(sandboxes[1]!)]);
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' });
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
});
