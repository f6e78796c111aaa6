/**
 * Measures the speed of the sandbox on this machine: `node scripts/check/sandbox/load.mjs [seconds]`, on PGlite in a folder and on
 * a PostgreSQL of its own with Debian's settings. The same machine generates the load.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { build } from '../../build/build.mjs';
import { ensureInstalled } from '../../shared/install.mjs';
import { findPostgres, startPostgres } from '../../test/postgres.mjs';
import { startSandbox } from './process.mjs';

const CONNECTIONS = 10;
/** Seconds before each measurement: WebAssembly is optimised while it runs. */
const WARM_UP = 5;
const PAYMENT = JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' });
const POST = /** @type {const} */ ({ method: 'POST', headers: { 'content-type': 'application/json' } });

/** Fixtures to load while other requests are sent. */
const FIXTURES = 1_500;

/** @param {import('autocannon').Options} options */
async function load(options) {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({ connections: CONNECTIONS, ...options });
  if (errors || timeouts) throw new Error(`${options.url}: some requests got no response`);
  return { rate: requests.average, p99: latency.p99, refused: non2xx };
}

/** Rounds of two requests in turn, so that other work on the machine slows both alike. */
const TURNS = 4;

/** @param {string} first @param {string} second @param {number} duration in seconds */
async function inTurn(first, second, duration) {
  const urls = [first, second];
  for (const url of urls) await load({ url, duration: WARM_UP });
  const all = urls.map(() => /** @type {Awaited<ReturnType<typeof load>>[]} */ ([]));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, url] of urls.entries()) all[index]?.push(await load({ url, duration: duration / TURNS }));
  }
  return all.map((results) => ({
    rate: results.reduce((sum, { rate }) => sum + rate, 0) / TURNS,
    p99: Math.max(...results.map(({ p99 }) => p99)),
    refused: results.reduce((sum, { refused }) => sum + refused, 0),
  }));
}

/** The longest time, in ms, that a request takes while fixtures are loaded. @param {string} url of the sandbox */
async function longestWhileLoading(url) {
  const fixture = { payment_method: 'pix_br', amount: '10.50', status: 'paid' };
  const body = JSON.stringify({ payments: Array.from({ length: FIXTURES }, () => fixture) });
  let status = 0;
  const loading = fetch(`${url}/sandbox/fixtures`, { ...POST, body }).then((response) => (status = response.status));
  let longest = 0;
  while (!status) {
    const started = performance.now();
    await (await fetch(`${url}/v1/payments`, { ...POST, body: PAYMENT })).arrayBuffer();
    longest = Math.max(longest, performance.now() - started);
  }
  await loading;
  if (status !== 200) throw new Error(`The fixtures were answered with ${status}.`);
  return Math.round(longest);
}

/**
 * @param {string} name @param {Record<string, string | undefined>} env @param {number} duration in seconds
 * @param {() => Record<string, string | undefined>} other the same store for another process, while no process uses it
 */
async function measure(name, env, duration, other = () => env) {
  const first = await startSandbox(env);
  const made = await fetch(`${first.url}/v1/payments`, { ...POST, body: PAYMENT });
  const { id } = await made.json();
  await first.end();
  const handler = await startSandbox(other(), 'scripts/check/sandbox/bare.mjs');
  const { url, ready, end } = await startSandbox(env);
  const payments = { ...POST, url: `${url}/v1/payments` };
  await load({ ...payments, body: PAYMENT, duration: WARM_UP });
  const create = await load({ ...payments, body: PAYMENT, duration });
  const path = `/v1/payments/${id}`;
  const [retrieve, bare] = await inTurn(url + path, handler.url + path, duration);
  const invalid = await load({ ...payments, body: '{"payment_method":"pix_br"}', duration });
  const longest = await longestWhileLoading(url);
  await end();
  await handler.end();
  if (!retrieve || !bare || create.refused || retrieve.refused || bare.refused)
    throw new Error(`${name}: some requests failed`);
  const cells = [create, retrieve, bare, invalid].map(
    ({ rate, p99 }) => `${Math.round(rate).toLocaleString('en')} (${p99})`,
  );
  return [
    name,
    ...cells,
    `${(retrieve.rate / bare.rate).toFixed(2)} ×`,
    `${longest} ms`,
    `${first.ready} ms`,
    `${ready} ms`,
  ];
}

/** Every store that is there, one after the other. @param {number} seconds of each kind of request */
export async function measureLoad(seconds) {
  build(['sandbox']);
  const rows = [];
  const folder = mkdtempSync(join(tmpdir(), 'pay-sandbox-load-'));
  try {
    const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined };
    // Two processes cannot have the same folder open.
    const copy = { ...env, DATA_DIR: join(folder, 'copy') };
    rows.push(
      await measure('PGlite', env, seconds, () => {
        cpSync(env.DATA_DIR, copy.DATA_DIR, { recursive: true });
        return copy;
      }),
    );
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
      'The bare handler is a Hono route that sends the row of the same query, and nothing else. ' +
      `The longest request creates a payment, one at a time, while a file of ${FIXTURES} payments is loaded.`,
    columns: [
      'store',
      'create',
      'retrieve',
      'bare handler',
      'invalid → 400',
      'retrieve / bare',
      'longest during fixtures',
      'first start',
      'started again',
    ],
    rows,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const { title, columns, rows } = await measureLoad(Number(process.argv[2] ?? 10));
  console.log(title);
  for (const row of [columns, columns.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
  if (rows.length < 2) console.log('PostgreSQL was not found.');
}
