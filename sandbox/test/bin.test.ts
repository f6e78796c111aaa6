/** Tests the published package: packs it, installs it in another folder, and starts it by its name. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startProcess, type SandboxProcess } from './process.js';
import { notOnPostgres } from './world.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pay-bin-'));
const empty = join(folder, 'empty');
const bin = join(folder, 'node_modules/pay-elements-sandbox/bin/pay-elements-sandbox.js');
after(() => rmSync(folder, { recursive: true, force: true }));

const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
const start = (env: Record<string, string> = {}, command = [bin]) =>
  startProcess({ command, cwd: empty, env: { DATABASE_URL: process.env.TEST_DATABASE_URL, ...env } });
const create = async ({ url }: SandboxProcess) => {
  const response = await fetch(`${url}/v1/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' }),
  });
  assert.equal(response.status, 200);
  return (await response.json()) as { id: string };
};

describe('pay-elements-sandbox', () => {
  before(() => {
    execFileSync(process.execPath, ['scripts/build/build.mjs'], { cwd: ROOT, stdio: 'ignore' });
    const [{ filename }] = JSON.parse(npm(ROOT, 'pack', '-w', 'sandbox', '--json', '--pack-destination', folder)) as [
      { filename: string },
    ];
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${filename}`);
    mkdirSync(empty);
  });

  it('installs a command that npx finds', () => {
    assert.ok(readdirSync(join(folder, 'node_modules/.bin')).some((name) => name.startsWith('pay-elements-sandbox')));
  });

  it('has types that compile in strict mode without skipLibCheck', () => {
    const use =
      "import { createSandbox } from 'pay-elements-sandbox';\nexport const url: string = (await createSandbox()).url;\n";
    writeFileSync(join(folder, 'use.mts'), use);
    const types = `--typeRoots ${join(ROOT, 'node_modules/@types')} --types node`.split(' ');
    const tsc = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/typescript/bin/tsc'),
        '--noEmit',
        '--strict',
        '--module',
        'nodenext',
        ...types,
        'use.mts',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    assert.equal(tsc.stdout, '');
  });

  it('starts in an empty folder, stops on a signal, and keeps its data for the next start', async () => {
    const first = await start();
    const payment = await create(first);
    // The package contains the built dashboard.
    assert.equal((await fetch(`${first.url}/sandbox/dashboard.js`)).status, 200);
    assert.equal(await first.end('SIGTERM'), 0);
    const second = await start();
    const response = await fetch(`${second.url}/v1/payments/${payment.id}`);
    assert.deepEqual(await response.json(), payment);
    assert.equal(await second.end('SIGINT'), 0);
    assert.deepEqual(readdirSync(empty), process.env.TEST_DATABASE_URL ? [] : ['.pay-sandbox']);
  });

  it('refuses a folder that another process uses, with a message of one line', { skip: notOnPostgres }, async () => {
    const first = await start();
    await assert.rejects(start(), { message: /^The data folder \.pay-sandbox is in use by process \d+: .+\n$/ });
    await first.end('SIGTERM');
  });

  it('refuses a port that is in use, with a message of one line', async () => {
    const first = await start();
    const { port } = new URL(first.url);
    await assert.rejects(start({ PORT: port, DATA_DIR: 'other' }), {
      message: `Port ${port} is taken: set PORT to another one.\n`,
    });
    await first.end('SIGTERM');
  });

  it('lists its settings with --help, and refuses unknown arguments', async () => {
    await assert.rejects(start({}, [bin, '--help']), { message: /DATA_DIR.+DATABASE_URL/s });
    await assert.rejects(start({}, [bin, '--port=1']), { message: 'Unknown argument --port=1: see --help.\n' });
  });

  for (const [name, value, message] of [
    ['PORT', 'http', 'PORT is "http": expected a number from 0 to 65535.\n'],
    ['PORT', '65536', 'PORT is "65536": expected a number from 0 to 65535.\n'],
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS is "0": expected a number from 1 to 99999.\n'],
    ['WEBHOOK_TARGETS', 'all', 'WEBHOOK_TARGETS is "all": expected loopback or public.\n'],
  ] as const) {
    it(`refuses ${name}=${value}, with a message of one line`, async () => {
      await assert.rejects(start({ [name]: value }), { message });
    });
  }
});
