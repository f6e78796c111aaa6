/**
 * Compares the time of every kind of request in stores of 1,000, 100,000 and 1,000,000 payments:
 * `node scripts/check/sandbox/scale.mjs [postgres|pglite]`. It takes about five minutes for a store, and 5 GB of disk.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { build } from '../../build/build.mjs';
import { ensureInstalled } from '../../shared/install.mjs';
import { findPostgres, startPostgres } from '../../test/postgres.mjs';
import { startSandbox } from './process.mjs';
import { KINDS } from './requests.mjs';
import { fill } from './rows.mjs';
import { printTable } from './table.mjs';

const COUNTS = [1_000, 100_000, 1_000_000];
/** Requests of each kind to each store, in turn, so that other work on the machine slows all stores alike. */
const ROUNDS = 100;
const WARM_UP = 20;
const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/json' };

/** @param {string} origin @param {{ path: string, body?: object }} request */
async function send(origin, { path, body }) {
  const init = body && { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) };
  const began = performance.now();
  const response = await fetch(origin + path, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return { ms: performance.now() - began, text };
}

const median = (/** @type {number[]} */ values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * @typedef {object} Connection
 * @property {(statement: string) => Promise<unknown>} run
 * @property {() => Promise<void>} end
 */

/**
 * Fills a store and starts its service.
 * @param {number} count @param {Record<string, string | undefined>} env @param {() => Promise<Connection>} connect
 */
async function prepare(count, env, connect) {
  await makeTables(env);
  const { run, end } = await connect();
  try {
    await fill(run, count);
  } finally {
    await end();
  }
  const service = await startSandbox(env);
  const payment = { payment_method: 'pix_br', currency: 'BRL', amount: '10.50' };
  const ids = [];
  for (let number = 0; number < ROUNDS + WARM_UP; number++) {
    ids.push(JSON.parse((await send(service.url, { path: '/v1/payments', body: payment })).text).id);
  }
  return { count, ids, service };
}

/** Makes the tables, with a webhook endpoint that is never called. @param {Record<string, string | undefined>} env */
async function makeTables(env) {
  const service = await startSandbox(env);
  const endpoint = { url: 'http://127.0.0.1:9/', event_types: ['subscription.canceled'] };
  await send(service.url, { path: '/v1/webhook_endpoints', body: endpoint });
  await service.end();
}

/** @param {Awaited<ReturnType<typeof prepare>>[]} stores */
async function compare(stores) {
  const rows = [];
  for (const { name, request } of KINDS) {
    const times = stores.map(() => /** @type {number[]} */ ([]));
    const counters = stores.map(() => 0);
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      for (const [index, { count, ids, service }] of stores.entries()) {
        const next = () => (counters[index] = (counters[index] ?? 0) + 1) - 1;
        const { ms } = await send(service.url, request({ count, ids, next }));
        if (round >= WARM_UP) times[index]?.push(ms);
      }
    }
    const medians = times.map(median);
    const [small = NaN, ...large] = medians;
    rows.push([name, ...medians.map((ms) => ms.toFixed(1)), `${(Math.max(...large) / small).toFixed(2)} ×`]);
  }
  return rows;
}

/** @param {Record<string, string | undefined>} env @returns {Promise<Connection>} */
async function connect({ DATABASE_URL, DATABASE_SCHEMA, DATA_DIR = '' }) {
  if (!DATABASE_URL) {
    const client = await PGlite.create(join(DATA_DIR, 'db'));
    return { run: (text) => client.query(text), end: () => client.close() };
  }
  const client = new pg.Client({ connectionString: DATABASE_URL, options: `-c search_path=${DATABASE_SCHEMA}` });
  await client.connect();
  return { run: (text) => client.query(text), end: () => client.end() };
}

/** @param {string} name @param {readonly number[]} counts */
async function measure(name, counts) {
  const programs = name === 'PostgreSQL' ? findPostgres() : undefined;
  if (name === 'PostgreSQL' && programs === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'pay-sandbox-scale-'));
  // Filling does not wait for the disk; neither do the requests, which would hide the rest.
  const cluster = programs === undefined ? undefined : await startPostgres(programs, ['fsync=off', 'max_wal_size=4GB']);
  const stores = [];
  try {
    for (const count of counts) {
      const env = cluster
        ? { DATABASE_URL: cluster.url, DATABASE_SCHEMA: `scale_${count}` }
        : { DATABASE_URL: undefined, DATA_DIR: join(folder, String(count)) };
      stores.push(await prepare(count, env, () => connect(env)));
    }
    return await compare(stores);
  } finally {
    for (const { service } of stores) await service.end();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {'PGlite' | 'PostgreSQL'} name @param {readonly number[]} [counts] */
export async function measureScale(name, counts = COUNTS) {
  build(['sandbox']);
  return {
    title: `${name}: the median of ${ROUNDS} requests of each kind, in ms, by the number of payments in the store.`,
    columns: ['request', ...counts.map((count) => count.toLocaleString('en')), 'slowest / first'],
    rows: await measure(name, counts),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const [, , only, ...counts] = process.argv;
  if (only !== 'postgres') printTable(await measureScale('PGlite', counts.length ? counts.map(Number) : COUNTS));
  if (only !== 'pglite') printTable(await measureScale('PostgreSQL', counts.length ? counts.map(Number) : COUNTS));
}
