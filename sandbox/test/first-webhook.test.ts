/** A new user's first minutes: from an empty folder to a received webhook, in two commands of the packed package. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { freePort } from './free-port.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pay-first-'));
const empty = join(folder, 'empty');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('from an empty folder to a received webhook', () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const app = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      app.emit('received');
      response.writeHead(204).end();
    });
  });
  let tarball: string;
  let port: string;
  let listening: ChildProcess | undefined;
  beforeAll(async () => {
    execFileSync(process.execPath, ['scripts/build/build.mjs', 'sandbox'], { cwd: ROOT, stdio: 'ignore' });
    const packed = execFileSync(
      'npm',
      ['pack', '-w', 'sandbox', '--ignore-scripts', '--json', '--pack-destination', folder],
      {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        shell: process.platform === 'win32',
      },
    );
    tarball = join(folder, (JSON.parse(packed) as [{ filename: string }])[0].filename);
    mkdirSync(empty);
    port = String(await freePort());
    app.listen(0, '127.0.0.1');
    await once(app, 'listening');
  });
  afterAll(async () => {
    if (listening?.exitCode === null) {
      listening.kill('SIGTERM');
      await once(listening, 'exit');
    }
    app.close();
  });

  /** Runs a command as `npx` would run it from the registry. */
  const npx = (...args: string[]) =>
    spawn('npx', ['--yes', '--prefer-offline', `--package=${tarball}`, 'pay-elements-sandbox', ...args], {
      cwd: empty,
      env: { ...process.env, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });

  it('takes listen and trigger', async () => {
    const target = `http://127.0.0.1:${(app.address() as AddressInfo).port}/webhooks`;
    let output = '';
    listening = npx('listen', '--forward-to', target, '--events', 'payment.paid');
    listening.stderr!.on('data', (piece: Buffer) => (output += piece.toString()));
    // Read to the end: `listen` stops when nobody reads what it prints.
    listening.stdout!.on('data', (piece: Buffer) => (output += piece.toString()));
    while (!output.includes('Press Ctrl-C to stop.')) await once(listening.stdout!, 'data');
    const [secret = ''] = /whsec_\S+/.exec(output) ?? [];
    assert.ok(secret, output);

    const second = npx('trigger', 'payment.paid', '--amount', '12.30', '--method', 'pix_br');
    let printed = '';
    second.stdout.on('data', (piece: Buffer) => (printed += piece.toString()));
    second.stderr.on('data', (piece: Buffer) => (printed += piece.toString()));
    const [code] = (await once(second, 'exit')) as [number];
    assert.equal(code, 0, printed);
    assert.match(printed, /^payment +pm_\w+ +paid +pix_br 12\.30 BRL$/m);

    while (!received.length) await once(app, 'received');
    const { headers, body } = received[0]!;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>) as {
      type: string;
      data: { amount: string };
    };
    assert.deepEqual([event.type, event.data.amount], ['payment.paid', '12.30']);
    assert.deepEqual(readdirSync(empty), ['.pay-sandbox']);
  });
});
