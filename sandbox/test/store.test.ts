import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { createSandbox } from '../src/index.js';
import { lockFolder } from '../src/store/lock.js';
import { openStore } from '../src/store/open.js';
import { lastingStore, newStore, notOnPglite, notOnPostgres, testWorld } from './world.js';

const folder = mkdtempSync(join(tmpdir(), 'pay-sandbox-'));
const locks = mkdtempSync(join(tmpdir(), 'pay-locks-'));
after(() => [folder, locks].forEach((path) => rmSync(path, { recursive: true, force: true })));

/** A process that takes the folder's lock as soon as it can, says how that went, and stays. */
function contender() {
  const script = `
    import { lockFolder } from ${JSON.stringify(new URL('../src/store/lock.ts', import.meta.url).href)};
    try { lockFolder(${JSON.stringify(locks)}); console.log('held'); } catch (error) { console.log(error.message); }
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said = once(child.stdout, 'data').then(([data]) => String(data).trim());
  const end = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { pid: child.pid, said, end };
}

describe('a data folder', { skip: notOnPostgres }, () => {
  it('keeps everything when it is opened again', async () => {
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

  it('is closed after whoever is in the middle of something', async () => {
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

  it('is set up anew when its first start was cut off in the middle', async () => {
    const store = lastingStore();
    mkdirSync(join(store.dataDir!, 'db.new/base'), { recursive: true });
    writeFileSync(join(store.dataDir!, 'db.new/PG_VERSION'), 'half of one');
    const world = await testWorld(store);
    assert.equal((await world.payment()).status, 200);
    await world.sandbox.close();
    assert.deepEqual(readdirSync(store.dataDir!), ['db']);
  });

  it('is opened after a start that was cut off before it had written whose it is', async () => {
    const store = lastingStore();
    const first = await testWorld(store);
    const { body: payment } = await first.payment();
    await first.sandbox.close();
    writeFileSync(join(store.dataDir!, 'db/postmaster.pid'), '');
    const second = await testWorld(store);
    assert.deepEqual((await second.get(`/v1/payments/${payment.id}`)).body, payment);
    await second.sandbox.close();
  });

  it('of a newer version is refused, and let go of', async () => {
    const client = await PGlite.create({ dataDir: join(folder, 'db') });
    await client.exec('update schema_version set version = version + 1');
    await client.close();
    await assert.rejects(createSandbox({ dataDir: folder }), { message: /newer version/ });
    lockFolder(folder)();
  });
});

describe('a PostgreSQL', () => {
  it('is set up once by several that start at the same time, and shared by them', { skip: notOnPglite }, async () => {
    const store = newStore();
    const worlds = await Promise.all(Array.from({ length: 4 }, () => testWorld(store)));
    const { body } = await worlds[0]!.payment();
    for (const world of worlds) assert.deepEqual((await world.get(`/v1/payments/${body.id}`)).body, body);
    await Promise.all(worlds.map((world) => world.sandbox.close()));
    const again = await testWorld(store);
    assert.deepEqual((await again.get(`/v1/payments/${body.id}`)).body, body);
    await again.sandbox.close();
  });

  it('leaves other schemas alone', { skip: notOnPglite }, async () => {
    const [one, other] = [await testWorld(), await testWorld()];
    const { body } = await one.payment();
    assert.equal((await other.get(`/v1/payments/${body.id}`)).status, 404);
    await Promise.all([one, other].map((world) => world.sandbox.close()));
  });

  it('that nobody answers for is one line, without the password', async () => {
    const databaseUrl = 'postgresql://user:secret@127.0.0.1:1/none';
    await assert.rejects(createSandbox({ databaseUrl }), (error: Error) => {
      assert.match(error.message, /^DATABASE_URL: .+ECONNREFUSED.*$/);
      assert.doesNotMatch(error.message, /secret/);
      return true;
    });
  });
});

describe('the lock of a data folder', { skip: notOnPostgres }, () => {
  it('is not shared within a process, and not let go of by one who held it before', () => {
    const letGo = lockFolder(locks);
    assert.throws(() => lockFolder(locks), { message: new RegExp(`in use by process ${process.pid}`) });
    letGo();
    const letGoAgain = lockFolder(locks);
    letGo();
    assert.throws(() => lockFolder(locks), /in use/);
    letGoAgain();
    assert.deepEqual(readdirSync(locks), []);
  });

  it('of an earlier process with the same number is taken over', () => {
    writeFileSync(join(locks, 'sandbox.lock'), String(process.pid));
    lockFolder(locks)();
  });

  it('is refused while another process lives, and taken over by one of many when it is killed', async () => {
    const first = contender();
    assert.equal(await first.said, 'held');
    await assert.rejects(createSandbox({ dataDir: locks }), {
      message: new RegExp(`^The data folder \\S+ is in use by process ${first.pid}: .+$`),
    });
    await first.end();
    const others = Array.from({ length: 4 }, contender);
    const said = await Promise.all(others.map((other) => other.said));
    assert.equal(said.filter((text) => text === 'held').length, 1, said.join('\n'));
    await Promise.all(others.map((other) => other.end()));
    lockFolder(locks)();
    assert.deepEqual(readdirSync(locks), []);
  });
});
