/**
 * Measures the speed of the sandbox on this machine: `node scripts/check/sandbox/load.mjs [seconds]`, on PGlite in a folder and on
 * a PostgreSQL of its own with Debian's settings. The same machine generates the load.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { build } from '../../build/build.mjs';
import { ensureInstalled } from '../../shared/install.mjs';
import { findPostgres, startPostgres } from '../../test/postgres.mjs';
import { startSandbox } from './process.mjs';
import { printTable } from './table.mjs';

const CONNECTIONS = 10;
const WARM_UP = 2;
const PAYMENT = JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' });
const POST = /** @type {const} */ ({ method: 'POST', headers: { 'content-type': 'application/json' } });

/** @param {string} name @param {import('autocannon').Options} options */
async function load(name, options) {
  await autocannon({ connections: CONNECTIONS, ...options, duration: WARM_UP });
  const result = await autocannon({ connections: CONNECTIONS, ...options });
  if (result.errors || result.timeouts) throw new Error(`${name}: some requests got no response`);
  return { rate: result.requests.average, p99: result.latency.p99, refused: result.non2xx };
}

/** @param {string} name @param {Record<string, string | undefined>} env @param {number} duration in seconds */
async function measure(name, env, duration) {
  const first = await startSandbox(env);
  await first.end();
  const { url, ready, end } = await startSandbox(env);
  const payments = `${url}/v1/payments`;
  const { id } = await (await fetch(payments, { ...POST, body: PAYMENT })).json();
  const create = await load(name, { url: payments, ...POST, body: PAYMENT, duration });
  const retrieve = await load(name, { url: `${payments}/${id}`, duration });
  const invalid = await load(name, { url: payments, ...POST, body: '{"payment_method":"pix_br"}', duration });
  await end();
  if (create.refused || retrieve.refused) throw new Error(`${name}: some requests failed`);
  const handler = await startSandbox(env, 'scripts/check/sandbox/bare.mjs');
  const bare = await load(name, { url: `${handler.url}/v1/payments/${id}`, duration });
  await handler.end();
  const cells = [create, retrieve, bare, invalid].map(
    ({ rate, p99 }) => `${Math.round(rate).toLocaleString('en')} (${p99})`,
  );
  return [name, ...cells, `${(retrieve.rate / bare.rate).toFixed(2)} ×`, `${first.ready} ms`, `${ready} ms`];
}

/** Every store that is there, one after the other. @param {number} seconds of each kind of request */
export async function measureLoad(seconds) {
  build(['sandbox']);
  const rows = [];
  const folder = mkdtempSync(join(tmpdir(), 'pay-sandbox-load-'));
  try {
    rows.push(await measure('PGlite', { DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined }, seconds));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const programs = findPostgres();
  if (programs) {
    const cluster = await startPostgres(programs);
    try {
      rows.push(await measure('PostgreSQL', { DATABASE_URL: cluster.url }, seconds));
    } finally {
      await cluster.stop();
    }
  }
  return {
    title:
      `Requests a second (p99 in ms) over ${CONNECTIONS} connections, ${seconds} s each; the same machine generates the load. ` +
      'The bare handler is a Hono route that sends the row of the same query, and nothing else.',
    columns: [
      'store',
      'create',
      'retrieve',
      'bare handler',
      'invalid → 400',
      'retrieve / bare',
      'first start',
      'started again',
    ],
    rows,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const results = await measureLoad(Number(process.argv[2] ?? 10));
  printTable(results);
  if (results.rows.length < 2) console.log('PostgreSQL was not found.');
}
