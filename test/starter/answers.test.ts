/** What the starter asks, takes and refuses, and the files that it writes. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { test } from '@playwright/test';
import { ask } from '../../packages/create-pay-elements/src/ask.js';
import { SERVERS, SERVICES } from '../../packages/create-pay-elements/src/choices.js';
import { ROOT } from '../../scripts/shared/install.mjs';
import { getStarter, type Starter } from './project.js';
import { Printed } from '../examples/printed.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const TEMPLATES = join(ROOT, 'packages/create-pay-elements/templates');

let starter: Starter;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  starter = await getStarter();
});

test.describe('create-pay-elements', () => {
  const REFUSED: readonly [string, string[], string][] = [
    [
      'a server that it does not know',
      ['--server', 'koa'],
      '--server koa: expected express, fastify, hono, next, php.',
    ],
    [
      'a service that it does not know',
      ['--service', 'paypal'],
      '--service paypal: expected sandbox, stripe, adyen, mercadopago, xendit, own.',
    ],
    [
      'a service that a server does not have',
      ['--server', 'php', '--service', 'stripe'],
      '--service stripe with php: expected sandbox, own.',
    ],
    ['an option that it does not know', ['--servr', 'hono'], "Unknown option '--servr': see --help."],
    ['two folders', ['one', 'two'], 'Expected one folder: one, two.'],
    [
      'missing answers without a terminal',
      ['refused'],
      'Nobody can answer here: give a folder, --server and --service, or --yes. See --help.',
    ],
  ];
  for (const [what, args, message] of REFUSED) {
    test(`refuses ${what} in one line`, () => {
      const before = readdirSync(starter.home);
      assert.deepEqual(starter.run(...args), { status: 1, stdout: '', stderr: `${message}\n` });
      assert.deepEqual(readdirSync(starter.home), before);
    });
  }

  test('refuses a folder that is not empty, and changes nothing in it', () => {
    const folder = join(starter.home, 'mine');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), 'mine');
    const { status, stderr } = starter.run('mine', '--yes');
    assert.deepEqual([status, stderr], [1, 'mine is not empty: name a new folder.\n']);
    assert.deepEqual(readdirSync(folder), ['package.json']);
    assert.equal(readFileSync(join(folder, 'package.json'), 'utf8'), 'mine');
    assert.equal(starter.run('mine/package.json', '--yes').stderr, 'mine/package.json is a file.\n');
  });

  test('refuses a folder without the tarballs, and writes nothing', () => {
    const { status, stderr } = starter.run('local', '--yes', '--local', 'nowhere');
    assert.equal(status, 1);
    assert.match(stderr, /^--local: there is no .*pay-elements-\d+\.\d+\.\d+\.tgz\. .*npm run pack -- --local\.\n$/);
    assert.equal(existsSync(join(starter.home, 'local')), false);
  });

  test('writes a project with the defaults into a repository, and names the next steps', () => {
    mkdirSync(join(starter.home, 'New Shop/.git'), { recursive: true });
    const { status, stdout } = starter.run('New Shop', '--yes');
    assert.equal(status, 0);
    assert.match(stdout, /\n {2}cd "New Shop"\n {2}npm install\n {2}npm start\n/);
    const manifest = JSON.parse(readFileSync(join(starter.home, 'New Shop/package.json'), 'utf8')) as {
      name: string;
      dependencies: Record<string, string>;
    };
    const { version } = JSON.parse(read('package.json')) as { version: string };
    assert.equal(manifest.name, 'new-shop');
    assert.equal(manifest.dependencies['pay-elements'], version);
    assert.equal(manifest.dependencies['pay-elements-sandbox'], version);
    assert.ok(manifest.dependencies['express']);
    assert.match(readFileSync(join(starter.home, 'New Shop/.gitignore'), 'utf8'), /^\.env$/m);
  });

  test('has secrets of its own in each project', () => {
    const secrets = ['one', 'two'].map((name) => {
      assert.equal(starter.run(name, '--yes').status, 0);
      const text = readFileSync(join(starter.home, name, '.env'), 'utf8');
      return [/^WEBHOOK_SECRET=(whsec_[\w+/]{43}=)$/m, /^COOKIE_SECRET=([\da-f]{64})$/m].map(
        (one) => one.exec(text)![1],
      );
    });
    assert.equal(new Set(secrets.flat()).size, 4);
  });

  for (const server of Object.keys(SERVERS)) {
    test(`leaves no placeholder in a project with ${server}, and has a README of one screen`, () => {
      const services = server === 'php' ? ['own'] : Object.keys(SERVICES);
      for (const service of services) {
        const name = `filled-${server}-${service}`;
        assert.equal(starter.run(name, '--server', server, '--service', service).status, 0);
        const folder = join(starter.home, name);
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          assert.doesNotMatch(readFileSync(join(entry.parentPath, entry.name), 'utf8'), /%[A-Z_]+%/, entry.name);
        }
        assert.ok(readFileSync(join(folder, 'README.md'), 'utf8').split('\n').length <= 40);
      }
    });
  }

  test('is packed with all its templates', () => {
    const templates = readdirSync(TEMPLATES, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(TEMPLATES.length + 1));
    const packed = starter.paths.filter((path) => path.startsWith('templates/')).map((path) => path.slice(10));
    assert.deepEqual(packed.sort(), templates.sort());
    assert.deepEqual(
      starter.paths.filter((path) => !/^(?:src|templates)\//.test(path)),
      ['LICENSE', 'README.md', 'package.json'],
    );
  });

  test('installs the versions that this repository is tested with', () => {
    interface Manifest {
      readonly dependencies?: Record<string, string>;
      readonly devDependencies?: Record<string, string>;
    }
    const versions = (path: string) => {
      const { dependencies, devDependencies } = JSON.parse(read(path)) as Manifest;
      return { ...dependencies, ...devDependencies };
    };
    const tested = Object.assign(
      {},
      ...['examples/next', 'examples/fastify', 'sandbox', '.'].map((path) => versions(join(path, 'package.json'))),
    ) as Record<string, string>;
    const manifests = readdirSync(TEMPLATES, { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('package.json'));
    assert.ok(manifests.length >= 8);
    for (const path of manifests)
      for (const [name, version] of Object.entries(versions(join('packages/create-pay-elements/templates', path))))
        assert.equal(version, tested[name], `${path}: ${name}`);
  });

  test('verifies webhooks in PHP as the documentation does', () => {
    assert.equal(
      readFileSync(join(TEMPLATES, 'servers/php/webhook.php'), 'utf8'),
      read('docs/examples/webhooks/webhook.php'),
    );
  });
});

test.describe('the questions', () => {
  /** Answers each question with keys. */
  async function answer(
    given: Parameters<typeof ask>[0],
    answers: readonly (readonly [question: string, keys: string])[],
  ) {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    const output = Object.assign(new PassThrough(), { columns: 80, rows: 24, isTTY: true });
    const printed = new Printed();
    output.setEncoding('utf8').on('data', printed.add);
    const asked = ask(given, { input, output });
    for (const [question, keys] of answers) {
      await printed.until(question);
      input.write(keys);
    }
    return { answers: await asked, text: printed.text };
  }
  const NOTHING = { folder: undefined, server: undefined, service: undefined };
  const DOWN = '\x1B[B';

  test('are about the folder, the server and the service', async () => {
    const { answers } = await answer(NOTHING, [
      ['In which folder?', 'shop-of-questions\r'],
      ['Which server?', `${DOWN}${DOWN}\r`],
      ['Which payment service?', `${DOWN}\r`],
    ]);
    assert.deepEqual(answers, { folder: 'shop-of-questions', server: 'hono', service: 'stripe' });
  });

  test('are only those that the flags leave open, with the services of the server', async () => {
    const { answers, text } = await answer({ ...NOTHING, folder: 'shop-of-questions', server: 'php' }, [
      ['Which payment service?', `${DOWN}\r`],
    ]);
    assert.deepEqual(answers, { folder: 'shop-of-questions', server: 'php', service: 'own' });
    assert.doesNotMatch(text, /Which server|Stripe/);
  });

  test('end without an answer by Ctrl-C', async () => {
    const { answers, text } = await answer(NOTHING, [['In which folder?', '\x03']]);
    assert.equal(answers, null);
    assert.match(text, /Nothing was written\./);
  });
});
