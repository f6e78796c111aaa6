import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'pay-start-'));
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  /** The output so far. */
  readonly output: string;
  readonly url: string;
}

/** Runs `npm start` until it prints its address or exits. */
async function start(environment: Record<string, string>): Promise<Started> {
  const env = { ...process.env, DATA_DIR: dataDir, ...environment };
  const child = spawn(process.execPath, ['scripts/serve/start.mjs'], { cwd: ROOT, env });
  let output = '';
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += String(data);
        if (output.includes('Ctrl-C')) resolve();
      });
    }
    child.on('close', () => resolve());
  });
  return {
    child,
    get output() {
      return output;
    },
    url: /Shop +(\S+)\/$/m.exec(output)?.[1] ?? '',
  };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
  return child.exitCode;
}

test.describe('npm start', () => {
  test('serves shop, merchant, service and consumer on one local port, and exits on Ctrl-C', async () => {
    const { child, url, output } = await start({ PORT: '0' });
    assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/, output);
    for (const [path, status] of [
      ['/', 200],
      ['/pay-elements/pay-elements.js', 200],
      ['/bag.svg', 200],
      ['/texts/pt-BR.json', 200],
      ['/texts/..%2findex.html', 404],
      ['/merchant/payments/pm_none', 404],
      ['/v1/payments/pm_none', 404],
      ['/sandbox', 200],
      ['/%2e%2e/package.json', 404],
      ['/pay-elements/..%2f..%2fpackage.json', 404],
    ] as const) {
      assert.equal((await fetch(url + path)).status, status, path);
    }
    for (const path of ['/', '/pay-elements/pay-elements.js', '/shop.css', '/texts/pt-BR.json', '/openapi.json'])
      assert.equal((await fetch(url + path)).headers.get('content-encoding'), 'gzip', path);
    assert.equal(await stop(child, 'SIGINT'), 0);
  });

  test('prints only addresses that answer', async () => {
    const { child, url, output } = await start({ PORT: '0' });
    const printed = [...output.matchAll(/https?:\/\/\S+/g)].map(([address]) => address);
    assert.deepEqual(printed, [`${url}/`, `${url}/sandbox`, `${url}/sandbox/api`]);
    for (const address of printed) {
      const response = await fetch(address);
      assert.equal(response.status, 200, address);
      // The shop leads to the page of a new order.
      assert.ok(response.url === address || response.url.startsWith(`${url}/orders/`), response.url);
      assert.match(response.headers.get('content-type') ?? '', /^text\/html\b/, address);
    }
    await stop(child, 'SIGTERM');
  });

  test('prints the secret of each webhook endpoint, when it is created and at each start', async () => {
    const first = await start({ PORT: '0' });
    const response = await fetch(`${first.url}/v1/webhook_endpoints`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"url":"http://127.0.0.1:9/hook","event_types":["*"]}',
    });
    const { id } = (await response.json()) as { id: string };
    const list = await fetch(`${first.url}/sandbox/webhook_endpoints`);
    const { data } = (await list.json()) as { data: { id: string; secret: string }[] };
    const line = `  Webhook   ${id} http://127.0.0.1:9/hook ${data.find((endpoint) => endpoint.id === id)!.secret}\n`;
    await stop(first.child, 'SIGTERM');
    assert.ok(first.output.includes(line), first.output);
    const second = await start({ PORT: '0' });
    assert.ok(second.output.includes(line), second.output);
    await stop(second.child, 'SIGTERM');
  });

  test('keeps its data after a restart', async () => {
    const first = await start({ PORT: '0' });
    const order = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"method":"ewallet_id"}' };
    const mandate = (await (await fetch(`${first.url}/merchant/orders`, order)).json()) as { id: string };
    assert.equal(await stop(first.child, 'SIGTERM'), 0);
    const second = await start({ PORT: '0' });
    const again = await fetch(`${second.url}/merchant/mandates/${mandate.id}`);
    assert.deepEqual(await again.json(), mandate);
    await stop(second.child, 'SIGTERM');
  });

  test('uses the next port if its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { child, url } = await start({ PORT: String(port) });
    assert.ok(Number(new URL(url).port) > port);
    await stop(child, 'SIGTERM');
    taken.close();
  });

  test('refuses a data folder that is in use, with a message of one line', async () => {
    const first = await start({ PORT: '0' });
    const second = await start({ PORT: '0' });
    assert.match(second.output, /^The data folder .* is in use by process \d[^\n]*\n$/);
    assert.equal(second.child.exitCode, 1);
    await stop(first.child, 'SIGTERM');
  });

  test('refuses ALLOW_LAN=yes, with a message of one line', async () => {
    const { child, output } = await start({ ALLOW_LAN: 'yes' });
    assert.equal(output, 'ALLOW_LAN is "yes": expected 1 or 0.\n');
    assert.equal(child.exitCode, 1);
  });

  for (const port of ['abc', '-1', '70000', '1.5']) {
    test(`refuses PORT=${port}, with a message of one line`, async () => {
      const { child, output } = await start({ PORT: port });
      assert.match(output, /^PORT is ".*": expected a number from 0 to 65535\.\n$/);
      assert.equal(child.exitCode, 1);
    });
  }
});
