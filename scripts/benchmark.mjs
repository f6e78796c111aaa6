/**
 * How fast the sandbox is on this machine: `node scripts/benchmark.mjs [seconds]`, on PGlite in a folder and on a
 * PostgreSQL of its own with Debian's settings. The load comes from this machine too.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { build } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

const SECONDS = Number(process.argv[2] ?? 10);
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
    let said = '';
    child.stdout.on('data', (piece) => {
      said += piece;
      const [, found] = /^ {2}Service +(\S+)\/v1\/$/m.exec(said) ?? [];
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
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  return { rate: Math.round(result.requests.average), p99: result.latency.p99, other: result.non2xx };
}

/** @param {string} name @param {Record<string, string | undefined>} env */
async function measure(name, env) {
  const first = await start(env);
  await first.end();
  const { url, ready, end } = await start(env);
  const post = /** @type {const} */ ({ method: 'POST', headers: JSON_TYPE });
  const made = await fetch(`${url}/v1/payments`, { ...post, body: PAYMENT });
  const { id } = await made.json();
  await load({ url: `${url}/v1/payments`, ...post, body: PAYMENT, duration: 2 });
  const create = await load({ url: `${url}/v1/payments`, ...post, body: PAYMENT });
  const retrieve = await load({ url: `${url}/v1/payments/${id}` });
  const invalid = await load({ url: `${url}/v1/payments`, ...post, body: '{"payment_method":"pix_br"}' });
  await end();
  if (create.other || retrieve.other) throw new Error(`${name}: some requests failed`);
  const cells = [create, retrieve, invalid].map(({ rate, p99 }) => `${rate.toLocaleString('en')} (${p99})`);
  console.log(`| ${[name, ...cells, `${first.ready} ms`, `${ready} ms`].join(' | ')} |`);
}

ensureInstalled();
build();
console.log(`requests/s (p99 in ms), ${CONNECTIONS} connections, ${SECONDS} s each, Node ${process.versions.node}`);
console.log('| store | create | retrieve | invalid → 400 | first start | started again |\n|---|---|---|---|---|---|');
const folder = mkdtempSync(join(tmpdir(), 'pay-benchmark-'));
try {
  await measure('PGlite', { DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const programs = findPostgres();
if (programs) {
  const cluster = await startPostgres(programs);
  try {
    await measure('PostgreSQL', { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
} else console.log('PostgreSQL was not found.');
