/**
 * Measures the speed of the sandbox on this machine: `node scripts/check/sandbox-load.mjs [seconds]`, on PGlite in a folder and on a
 * PostgreSQL of its own with Debian's settings. The same machine generates the load.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { build } from '../build/build.mjs';
import { ensureInstalled, ROOT } from '../shared/install.mjs';
import { findPostgres, startPostgres } from '../test/postgres.mjs';

const CONNECTIONS = 10;
const PAYMENT = JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' });
const JSON_TYPE = { 'content-type': 'application/json' };

/** @param {Record<string, string | undefined>} env */
async function start(env) {
  const began = performance.now();
  const child = spawn(process.execPath, ['sandbox/bin/pay-elements-sandbox.js'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (piece) => {
      output += piece;
      const [, found] = /^ {2}Service +(\S+)\/v1\/$/m.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error('The sandbox did not start.')));
  });
  const ready = Math.round(performance.now() - began);
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, ready, end };
}

/** @param {import('autocannon').Options} options */
async function load(options) {
  const result = await autocannon({ connections: CONNECTIONS, ...options });
  return { rate: Math.round(result.requests.average), p99: result.latency.p99, other: result.non2xx };
}

/** @param {string} name @param {Record<string, string | undefined>} env @param {number} duration in seconds */
async function measure(name, env, duration) {
  const first = await start(env);
  await first.end();
  const { url, ready, end } = await start(env);
  const post = /** @type {const} */ ({ method: 'POST', headers: JSON_TYPE });
  const made = await fetch(`${url}/v1/payments`, { ...post, body: PAYMENT });
  const { id } = await made.json();
  await load({ url: `${url}/v1/payments`, ...post, body: PAYMENT, duration: 2 });
  const create = await load({ url: `${url}/v1/payments`, ...post, body: PAYMENT, duration });
  const retrieve = await load({ url: `${url}/v1/payments/${id}`, duration });
  const invalid = await load({
    url: `${url}/v1/payments`,
    ...post,
    body: '{"payment_method":"pix_br"}',
    duration,
  });
  await end();
  if (create.other || retrieve.other) throw new Error(`${name}: some requests failed`);
  const cells = [create, retrieve, invalid].map(({ rate, p99 }) => `${rate.toLocaleString('en')} (${p99})`);
  return [name, ...cells, `${first.ready} ms`, `${ready} ms`];
}

/** Every store that is there, one after the other. @param {number} seconds of each kind of request */
export async function measureSandbox(seconds) {
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
    title: `Requests a second (p99 in ms) over ${CONNECTIONS} connections, ${seconds} s each; the same machine generates the load.`,
    columns: ['store', 'create', 'retrieve', 'invalid → 400', 'first start', 'started again'],
    rows,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const { title, columns, rows } = await measureSandbox(Number(process.argv[2] ?? 10));
  console.log(title);
  for (const row of [columns, columns.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
  if (rows.length < 2) console.log('PostgreSQL was not found.');
}
