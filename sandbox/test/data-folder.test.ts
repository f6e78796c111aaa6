/** The folder in which PGlite keeps its data, and its lock. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { createSandbox } from '../src/index.js';
import { lockFolder } from '../src/store/lock.js';
import { openStore } from '../src/store/open.js';
import { lastingStore, testWorld } from './world.js';

const folder = mkdtempSync(join(tmpdir(), 'pay-sandbox-'));
const locks = mkdtempSync(join(tmpdir(), 'pay-locks-'));
const empty = mkdtempSync(join(tmpdir(), 'pay-empty-'));
afterAll(() => [folder, locks, empty].forEach((path) => rmSync(path, { recursive: true, force: true })));

/** A process that tries to lock the folder, prints the result, and keeps running. */
function contender() {
  const script = `
    import { lockFolder } from ${JSON.stringify(new URL('../src/store/lock.ts', import.meta.url).href)};
    try { lockFolder(${JSON.stringify(locks)}); console.log('held'); } catch (error) { console.log(error.message); }
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const output = once(child.stdout, 'data').then(([data]) => String(data).trim());
  const end = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { pid: child.pid, output, end };
}

describe('a data folder', () => {
  it('may be in folders that are missing', () => {
    const path = join(empty, 'a/b/c');
    lockFolder(path)();
    assert.deepEqual(readdirSync(path), []);
  });

  // Only Linux has a folder in which nothing can be created by anyone.
  it.skipIf(!existsSync('/proc/self'))('that cannot be created is refused with a message of one line', () => {
    const script = `
      import { lockFolder } from ${JSON.stringify(new URL('../src/store/lock.ts', import.meta.url).href)};
      try { lockFolder('/proc/none/folder'); } catch (error) { console.log(error.message); }`;
    const command = ['--import', 'tsx', '--input-type=module', '-e', script];
    // A loop without end would block this process, too.
    const { stdout } = spawnSync(process.execPath, command, {
      timeout: 60_000,
      killSignal: 'SIGKILL',
      encoding: 'utf8',
    });
    assert.match(stdout, /^The data folder \/proc\/none\/folder cannot be used: ENOENT.*\n$/);
  });

  it('keeps all data when it is opened again', async () => {
    const first = await testWorld({ dataDir: folder });
    const { id, otp } = await first.otpMandate();
    const mandate = (await first.post(`/v1/mandates/${id}/verify`, { otp })).body;
    const payment = (await first.payment({ customer_id: mandate.customer_id })).body;
    const customer = (await first.get(`/v1/customers/${mandate.customer_id}`)).body;
    await first.sandbox.close();
    const second = await testWorld({ dataDir: folder });
    assert.deepEqual((await second.get(`/v1/payments/${payment.id}`)).body, payment);
    assert.deepEqual((await second.get(`/v1/customers/${customer.id}`)).body, customer);
    assert.deepEqual((await second.get(`/sandbox/mandates/${id}`)).body, mandate);
    await second.sandbox.close();
  });

  it('is closed after the transaction in progress', async () => {
    const store = await openStore({ dataDir: folder });
    const payments = (db: typeof store.db) => db.selectFrom('payments').select('id').execute();
    let closed: Promise<void> | undefined;
    const found = await store.db.transaction().execute(async (transaction) => {
      await payments(transaction);
      closed = store.close();
      await new Promise(setImmediate);
      return payments(transaction);
    });
    assert.equal(found.length, 1);
    await closed;
  });

  it('is created again after an interrupted first start', async () => {
    const store = lastingStore();
    mkdirSync(join(store.dataDir!, 'db.new/base'), { recursive: true });
    writeFileSync(join(store.dataDir!, 'db.new/PG_VERSION'), 'partial');
    const world = await testWorld(store);
    assert.equal((await world.payment()).status, 200);
    await world.sandbox.close();
    assert.deepEqual(readdirSync(store.dataDir!), ['db']);
  });

  it('is opened after an interrupted start that left an empty postmaster.pid', async () => {
    const store = lastingStore();
    const first = await testWorld(store);
    const { body: payment } = await first.payment();
    await first.sandbox.close();
    writeFileSync(join(store.dataDir!, 'db/postmaster.pid'), '');
    const second = await testWorld(store);
    assert.deepEqual((await second.get(`/v1/payments/${payment.id}`)).body, payment);
    await second.sandbox.close();
  });

  it('is refused and unlocked if a newer version wrote it', async () => {
    const client = await PGlite.create({ dataDir: join(folder, 'db') });
    await client.exec('update schema_version set version = version + 1');
    await client.close();
    await assert.rejects(createSandbox({ dataDir: folder }), { message: /newer version/ });
    lockFolder(folder)();
  });
});

describe('the lock of a data folder', () => {
  it('is not shared within a process, and is not released by an earlier holder', () => {
    const release = lockFolder(locks);
    assert.throws(() => lockFolder(locks), { message: new RegExp(`in use by process ${process.pid}`) });
    release();
    const releaseAgain = lockFolder(locks);
    release();
    assert.throws(() => lockFolder(locks), /in use/);
    releaseAgain();
    assert.deepEqual(readdirSync(locks), []);
  });

  it('is taken over from an earlier process with the same pid', () => {
    writeFileSync(join(locks, 'sandbox.lock'), String(process.pid));
    lockFolder(locks)();
  });

  it('is taken over if another program has the pid of its process now', async () => {
    const holder = contender();
    assert.equal(await holder.output, 'held');
    const lock = readFileSync(join(locks, 'sandbox.lock'), 'utf8');
    await holder.end();
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'inherit'] });
    writeFileSync(join(locks, 'sandbox.lock'), lock.replace(/^\d+/, String(other.pid)));
    lockFolder(locks)();
    assert.deepEqual(readdirSync(locks), []);
    other.kill();
  });

  it('is refused while its process runs, and is taken over by only one process after that', async () => {
    const first = contender();
    assert.equal(await first.output, 'held');
    await assert.rejects(createSandbox({ dataDir: locks }), {
      message: new RegExp(`^The data folder \\S+ is in use by process ${first.pid}: .+$`),
    });
    await first.end();
    const others = Array.from({ length: 4 }, contender);
    const output = await Promise.all(others.map((other) => other.output));
    assert.equal(output.filter((text) => text === 'held').length, 1, output.join('\n'));
    await Promise.all(others.map((other) => other.end()));
    lockFolder(locks)();
    assert.deepEqual(readdirSync(locks), []);
  });
});
