/** Tests the published package: packs it, installs it in another folder, and starts it by its name. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { startProcess, type SandboxProcess } from './process.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pay-bin-'));
const empty = join(folder, 'empty');
const bin = join(folder, 'node_modules/pay-elements-sandbox/bin/pay-elements-sandbox.js');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  beforeAll(() => {
    const code = `import('./scripts/build/pack.mjs').then(({ pack }) => console.log(pack(${JSON.stringify(folder)}, 'sandbox').file))`;
    const file = execFileSync(process.execPath, ['-e', code], { cwd: ROOT, encoding: 'utf8' }).trim();
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', file);
    mkdirSync(empty);
  });

  it('installs a command that npx finds', () => {
    assert.ok(readdirSync(join(folder, 'node_modules/.bin')).some((name) => name.startsWith('pay-elements-sandbox')));
  });

  it('has a licence, documentation with links that work, and only the types that are public', () => {
    const installed = join(folder, 'node_modules/pay-elements-sandbox');
    const packed = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(installed, join(parentPath, name)).replaceAll('\\', '/'));
    const others = packed.filter(
      (path) => !/^dist\/(?:types|dashboard)\/|^dist\/[\w-]+\.(?:js|js\.map|tar\.gz)$/.test(path),
    );
    const documents = ['LICENSE', 'README.md', 'bin/pay-elements-sandbox.js', 'docs/sandbox.md', 'package.json'];
    assert.deepEqual(others.sort(), documents);
    for (const document of ['README.md', 'docs/sandbox.md']) {
      const text = readFileSync(join(installed, document), 'utf8');
      const links = [...text.matchAll(/\]\(([^)#:]+)[)#]/g)].map(([, link = '']) => link);
      for (const link of links) assert.ok(existsSync(join(installed, dirname(document), link)), `${document}: ${link}`);
    }
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const field of ['scripts', 'devDependencies']) assert.equal(field in manifest, false, field);
    // Each refers only to the others, to dependencies, or to nothing.
    const types = packed.filter((path) => path.endsWith('.d.ts'));
    assert.ok(types.length < 30, types.join('\n'));
    for (const path of types) {
      const text = readFileSync(join(installed, path), 'utf8');
      for (const [, from = ''] of text.matchAll(/(?:from|import\(|types=)\s*['"]([^'"]+)['"]/g)) {
        const name = /^(?:@[^/]+\/)?[^/]+/.exec(from)![0];
        const known = from.startsWith('.')
          ? existsSync(join(installed, dirname(path), from.replace(/js$/, 'd.ts')))
          : name in manifest.dependencies;
        assert.ok(known, `${path}: ${from}`);
      }
    }
  });

  it('is packed only with a build, and only with the rest of its files', () => {
    for (const cwd of [ROOT, join(ROOT, 'sandbox')]) {
      assert.throws(() => npm(cwd, 'pack', '--dry-run'), { message: /npm pack --dry-run/ });
    }
    // A copy of the scripts, beside which nothing was built.
    const copy = join(folder, 'not-built');
    for (const path of ['package.json', 'sandbox/package.json', 'scripts/build', 'scripts/shared'])
      cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    // npm also runs the hook that refuses `npm pack` before its script of the same name.
    npm(copy, 'pkg', 'delete', 'repository');
    const run = spawnSync('npm', ['run', 'pack'], { cwd: copy, encoding: 'utf8', shell: process.platform === 'win32' });
    assert.match(run.stderr, /^package\.json has no repository\. /m);
    for (const name of ['library', 'sandbox']) {
      const code = `import('./scripts/build/pack.mjs').then(({ pack }) => pack('.', '${name}')).catch(({ message }) => console.log(message))`;
      const output = execFileSync(process.execPath, ['-e', code], { cwd: copy, encoding: 'utf8' });
      assert.match(output, /^pay-elements(-sandbox)? has not been built\.\n$/);
    }
  });

  it('has types that compile in strict mode without skipLibCheck and without any other package', () => {
    const use =
      "import { createSandbox } from 'pay-elements-sandbox';\nexport const url: string = (await createSandbox()).url;\n";
    writeFileSync(join(folder, 'use.mts'), use);
    const tsc = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--module', 'nodenext', 'use.mts'],
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

  it('refuses a folder that another process uses, with a message of one line', async () => {
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
    await assert.rejects(start({}, [bin, '--port=1']), { message: "Unknown option '--port': see --help.\n" });
  });

  for (const [name, value, message] of [
    ['PORT', 'http', 'PORT is "http": expected a number from 0 to 65535.\n'],
    ['PORT', '65536', 'PORT is "65536": expected a number from 0 to 65535.\n'],
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS is "0": expected a number from 1 to 99999.\n'],
    ['OTP_RESENDS', '-1', 'OTP_RESENDS is "-1": expected a number from 0 to 99.\n'],
    ['WEBHOOK_TARGETS', 'all', 'WEBHOOK_TARGETS is "all": expected loopback or public.\n'],
  ] as const) {
    it(`refuses ${name}=${value}, with a message of one line`, async () => {
      await assert.rejects(start({ [name]: value }), { message });
    });
  }
});
