/** The backend of each service: its types, its start with keys, and its refusal to start without one of them. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import Stripe from 'stripe';
import { SERVICES } from '../../packages/create-pay-elements/src/choices.js';
import type { CheckoutJson } from '../../src/contract/json.js';
import { ROOT } from '../../scripts/shared/install.mjs';
import { compile } from '../apps/install.js';
import { getStarter, npmInstall, startProject } from './project.js';

const SERVER = 'hono';
const KEY = 'sk_test_1';

const TYPES = {
  ...{ target: 'ES2023', module: 'NodeNext', lib: ['ES2023', 'DOM', 'DOM.Iterable'], strict: true, noEmit: true },
  ...{ allowJs: true, checkJs: true, skipLibCheck: true },
  ...{ types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
};

/** The variables of .env, in its order. */
const variablesOf = (folder: string) =>
  Array.from(readFileSync(join(folder, '.env'), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name, value]) => ({
    name: name!,
    value: value!,
  }));

/** An unsigned webhook. */
const send = (url: string, headers: Readonly<Record<string, string>>, body: string) =>
  fetch(`${url}/merchant/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

test.describe('the backend', () => {
  test.describe.configure({ timeout: 300_000 });
  const folders = new Map<string, string>();

  // Installed once, in the parent of all.
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const starter = await getStarter();
    const parent = join(starter.home, 'services');
    mkdirSync(parent);
    const dependencies: Record<string, string> = {};
    for (const service of Object.keys(SERVICES)) {
      const folder = join(parent, service);
      renameSync(starter.create(SERVER, service), folder);
      folders.set(service, folder);
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: object };
      Object.assign(dependencies, manifest.dependencies);
    }
    writeFileSync(join(parent, 'package.json'), JSON.stringify({ private: true, dependencies }));
    await npmInstall(parent);
  });

  for (const service of Object.keys(SERVICES)) {
    test(`of ${service} has correct types`, () => {
      const folder = folders.get(service)!;
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: TYPES, include: ['*.js'] }));
      compile(folder);
    });

    test(`of ${service} starts only with all its variables`, async () => {
      const folder = folders.get(service)!;
      const variables = variablesOf(folder);
      const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
      const fakes = new Map([
        ['PAY_SERVICE', 'http://127.0.0.1:9'],
        ['WEBHOOK_SECRET', secret],
        ['XENDIT_SECRET_KEY', 'xnd_development_1'],
      ]);
      const fake = (name: string) => fakes.get(name) ?? KEY;
      const env = Object.fromEntries(variables.map(({ name, value }) => [name, value || fake(name)]));
      assert.ok(variables.some(({ name }) => name === 'COOKIE_SECRET'));
      for (const { name } of variables) {
        const { status, stderr } = spawnSync(process.execPath, ['server.js'], {
          cwd: folder,
          env: { ...process.env, ...env, [name]: '' },
          encoding: 'utf8',
        });
        // Xendit's library prints a line of its own before it.
        const last = stderr.trimEnd().split('\n').at(-1);
        assert.deepEqual([status, last], [1, `${name} is not set. Write it into .env, and start again.`]);
      }
      if (service === 'sandbox') return;
      const shop = await startProject(folder, env);
      try {
        assert.equal((await send(shop.url, {}, '{"data":{"id":"1"}}')).status, 400);
        const { url } = await fetch(shop.url);
        const checkout = url.replace('/orders/', '/merchant/checkouts/');
        const { version, methods } = (await (await fetch(checkout)).json()) as CheckoutJson;
        assert.ok(methods!.length >= 2);
        const refused = await fetch(checkout, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ version, method: 'unknown' }),
        });
        assert.equal(refused.status, 400);
        if (service === 'stripe') {
          const payload = JSON.stringify({
            id: 'evt_1',
            object: 'event',
            type: 'payment_intent.succeeded',
            data: {
              object: { id: 'pi_1', object: 'payment_intent', status: 'succeeded', amount: 12990, currency: 'brl' },
            },
          });
          const signature = new Stripe(KEY).webhooks.generateTestHeaderString({ payload, secret: KEY });
          assert.equal((await send(shop.url, { 'stripe-signature': signature }, payload)).status, 200);
          await shop.printed.until('Deliver pi_1.');
        }
      } finally {
        await shop.close();
      }
    });
  }
});
