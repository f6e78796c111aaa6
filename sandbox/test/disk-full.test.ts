/** A disk that is almost full: by an injected reader of its free space, and a real one. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it, vi } from 'vitest';
import { fileURLToPath } from 'node:url';
import { startProcess } from './process.js';
import { lastingStore, testWorld } from './world.js';

const MB = 2 ** 20;

describe('an almost full disk', () => {
  it('refuses writes with 503, answers reads, and says so once', async () => {
    let free = 64 * MB;
    const freeSpace = vi.fn(() => free);
    const world = await testWorld({ ...lastingStore(), freeSpace, ticking: true });
    const { id, otp } = await world.otpMandate();
    const payment = await world.paid();
    const { body: refund } = await world.post('/v1/refunds', { payment_id: payment.id });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    free--;
    const writes: [path: string, body?: object][] = [
      ['/v1/payments', { payment_method: 'pix_br', currency: 'BRL', amount: '10.50' }],
      ['/v1/customers'],
      [`/v1/mandates/${id}/verify`, { otp }],
      [`/sandbox/mandates/${id}/resend`],
      [`/sandbox/bank/${id}/decline`],
      ['/sandbox/clock/advance', { seconds: 1 }],
      ['/sandbox/reset'],
    ];
    for (const [path, body] of writes) {
      for (const key of [{}, { 'idempotency-key': path }]) {
        const { status, body: response } = await world.post(path, body, key as Record<string, string>);
        assert.deepEqual(
          [path, status, response.error.type, response.error.code],
          [path, 503, 'api_error', 'storage_full'],
        );
      }
    }
    const reads = [
      ...[`/v1/payments/${payment.id}`, `/sandbox/bank/${payment.id}`, `/sandbox/bank/${id}`, `/sandbox/otps/${id}`],
      ...[`/sandbox/mandates/${id}`, `/sandbox/refunds/${refund.id}`, '/sandbox', '/sandbox/balance'],
      ...['payments', 'mandates', 'customers', 'refunds', 'subscriptions', 'balance_transactions', 'events'].map(
        (list) => `/sandbox/${list}`,
      ),
      ...['/sandbox/webhook_endpoints', '/sandbox/deliveries'],
    ];
    for (const path of reads) assert.deepEqual([path, (await world.get(path)).status], [path, 200]);
    // No request is left: each second, the background jobs want to write.
    const asked = freeSpace.mock.calls.length;
    await vi.waitUntil(() => freeSpace.mock.calls.length >= asked + 2, { timeout: 15_000 });
    free++;
    assert.equal((await world.post(`/v1/mandates/${id}/verify`, { otp })).body.status, 'active');
    const lines = log.mock.calls.map((call) => String(call[0]));
    log.mockRestore();
    assert.equal(lines.length, 2, lines.join('\n'));
    assert.match(lines[0]!, /^sandbox: The disk of \S+ is almost full: 63 MB free, 64 MB needed\. Writes get 503\.$/);
    assert.match(lines[1]!, /^sandbox: The disk of \S+ has space again\.$/);
    await world.sandbox.close();
  });

  it('refuses to start, and loses nothing', async () => {
    let free = 64 * MB;
    const store = { ...lastingStore(), freeSpace: () => free };
    const first = await testWorld(store);
    const { body: payment } = await first.payment();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    free = 0;
    await first.sandbox.close();
    log.mockRestore();
    await assert.rejects(testWorld(store), { message: /^The disk of \S+ is almost full: 0 MB free, 64 MB needed\.$/ });
    free = 64 * MB;
    const second = await testWorld(store);
    assert.deepEqual((await second.get(`/v1/payments/${payment.id}`)).body, payment);
    await second.sandbox.close();
  });
});

const disk = mkdtempSync(join(tmpdir(), 'pay-disk-'));

/** A small disk in memory. @returns the reason why there is none; false if there is */
function mountDisk(): string | false {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can mount a small disk';
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk], { stdio: 'ignore' });
    return false;
  } catch {
    return 'this system does not let root mount a disk';
  }
}
const noDisk = mountDisk();
afterAll(() => {
  if (!noDisk) execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe.skipIf(noDisk)('a full disk', () => {
  const filler = join(disk, 'filler');
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(disk);
    return bavail * bsize;
  };
  /** Leaves so many bytes free. */
  const fill = (left: number) => writeFileSync(filler, Buffer.alloc(freeBytes() - left), { flag: 'a' });
  const start = () =>
    startProcess({
      command: ['--liftoff-only', '--import', 'tsx', fileURLToPath(new URL('../src/cli.ts', import.meta.url))],
      env: { DATA_DIR: join(disk, 'data') },
    });
  const create = (url: string) =>
    fetch(`${url}/v1/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' }),
    });

  it('does not stop the service, which stops on SIGTERM, continues with space, and loses nothing', async () => {
    const first = await start();
    const payments: { id: string }[] = [];
    // The sandbox itself fills the disk to the limit.
    fill(64 * MB + 200_000);
    let response = await create(first.url);
    for (; response.status === 200; response = await create(first.url))
      payments.push((await response.json()) as { id: string });
    assert.equal(response.status, 503);
    assert.ok(freeBytes() > 40 * MB, `${freeBytes()} bytes`);
    // Another program takes the rest.
    fill(0);
    assert.equal((await create(first.url)).status, 503);
    for (const payment of payments) {
      assert.deepEqual(await (await fetch(`${first.url}/v1/payments/${payment.id}`)).json(), payment);
    }
    assert.equal((await fetch(`${first.url}/sandbox/payments`)).status, 200);
    assert.equal(first.output().match(/almost full/g)?.length, 1, first.output());
    rmSync(filler);
    assert.equal((response = await create(first.url)).status, 200);
    payments.push((await response.json()) as { id: string });

    fill(0);
    assert.equal(await first.end('SIGTERM'), 0);
    await assert.rejects(start(), { message: /^The disk of \S+ is almost full: 0 MB free, 64 MB needed\.\n$/ });
    rmSync(filler);
    const second = await start();
    for (const payment of payments) {
      assert.deepEqual(await (await fetch(`${second.url}/v1/payments/${payment.id}`)).json(), payment);
    }
    assert.equal((await create(second.url)).status, 200);
    assert.equal(await second.end('SIGTERM'), 0);
  });
});
