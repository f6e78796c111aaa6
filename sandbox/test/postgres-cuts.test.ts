/**
 * Cuts the connections to PostgreSQL, and restarts it, under load, also behind PgBouncer. CUTS=50 cuts more often than the
 * default of 8, INSTANCES=2 has two sandboxes in turn.
 */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { Client } from 'pg';
import { loadOf } from './load.js';
import { deliveries, endpoint, receiver } from './webhook-receiver.js';
import { CHECKED, checkWhole, type Get } from './whole.js';
import { INSTANCES, testWorld } from './world.js';

interface Cluster {
  readonly url: string;
  restart(): Promise<void>;
  crash(): Promise<void>;
  stop(): Promise<void>;
}

// By URL, since the types of the scripts depend on the sandbox's.
const script = (name: string) => new URL(`../../scripts/test/${name}.mjs`, import.meta.url).href;
/* eslint-disable no-unsanitized/method -- constant paths */
const { findPostgres, startPostgres } = (await import(script('postgres'))) as {
  findPostgres(): string | undefined;
  startPostgres(programs: string, settings: readonly string[]): Promise<Cluster>;
};
const { findPgbouncer, startPgbouncer } = (await import(script('pgbouncer'))) as {
  findPgbouncer(): string | undefined;
  startPgbouncer(program: string, cluster: Cluster): Promise<Pick<Cluster, 'url' | 'stop'>>;
};
/* eslint-enable no-unsanitized/method */

const CUTS = Number(process.env.CUTS || 8);
const RESTARTS = 3;
/** Longer than the wait until any attempt to deliver. */
const WAIT_MINUTES = 15 * 60;
/** The longest time until the service answers again, in ms. */
const MOST_MS = 2_000;

const pgbouncer = findPgbouncer();

let cluster: Cluster;
let pooler: Pick<Cluster, 'url' | 'stop'> | undefined;
beforeAll(async () => {
  cluster = await startPostgres(findPostgres()!, ['fsync=off']);
  if (pgbouncer) pooler = await startPgbouncer(pgbouncer, cluster);
});
afterAll(async () => {
  await pooler?.stop();
  await cluster?.stop();
});

const OTHERS = "from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";

async function query(url: string, text: string): Promise<{ pid: number }[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(text);
  await client.end();
  return rows;
}

const cutAll = (url: string) => query(url, `select pg_terminate_backend(pid) ${OTHERS}`);

describe.each(pgbouncer ? ['PostgreSQL', 'PgBouncer'] : ['PostgreSQL'])('a service on %s', (database) => {
  for (const [name, count, fault] of [
    [`${CUTS} cuts of all connections`, CUTS, () => cutAll(cluster.url)],
    [`${RESTARTS} restarts of PostgreSQL`, RESTARTS, () => cluster.restart()],
  ] as const) {
    it(`answers again within ${MOST_MS} ms and loses no payment and no event after ${name}`, async ({ annotate }) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const shop = receiver();
      const databaseUrl = database === 'PgBouncer' ? pooler!.url : cluster.url;
      const world = await testWorld({ databaseUrl, ...shop.options, ticking: true });
      await world.post('/sandbox/reset');
      await endpoint(world, { event_types: CHECKED });
      const { acknowledged, next, stop } = loadOf(world);
      let longest = 0;
      for (let index = 0; index < count; index++) {
        await next();
        await fault();
        const start = performance.now();
        await next();
        longest = Math.max(longest, performance.now() - start);
      }
      await stop();
      await annotate(`${acknowledged.length} payments, ${Math.round(longest)} ms until the next one at most`);
      assert.ok(longest < MOST_MS, `${longest} ms`);
      // A delivery whose result was lost is sent again after its lease.
      do {
        world.pass(WAIT_MINUTES);
        await world.sandbox.deliver();
      } while ((await deliveries(world, '?status=pending')).length);
      const get: Get = async (path) => (await world.get(path)).body;
      const received = new Set(shop.received.map(({ headers }) => headers['webhook-id']!));
      await checkWhole(get, new Map(acknowledged.map((id) => [id, 'created'])), received);
      await world.sandbox.close();
    });
  }
});

describe('a service on PostgreSQL', () => {
  it('answers 503 with Retry-After while PostgreSQL is away, with one line in the log of each process', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const world = await testWorld({ databaseUrl: cluster.url });
    const { body: paid } = await world.payment();
    log.mockClear();
    await cluster.crash();
    const responses = [await world.payment(), await world.get(`/v1/payments/${paid.id}`), await world.payment()];
    await cluster.restart();
    for (const { status, headers, body } of responses) {
      assert.equal(status, 503);
      assert.equal(headers.get('retry-after'), '5');
      assert.deepEqual([body.error.type, body.error.code], ['api_error', 'storage_unavailable']);
    }
    assert.equal(log.mock.calls.length, INSTANCES);
    for (const [line] of log.mock.calls) assert.match(String(line), /^sandbox: PostgreSQL does not answer \(.+\)\./);
    assert.equal((await world.get(`/v1/payments/${paid.id}`)).status, 200);
    await world.sandbox.close();
  });

  it('reports an error if PostgreSQL does not respond, and works again with new connections', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const world = await testWorld({ databaseUrl: cluster.url, queryTimeout: 200 });
    await world.payment();
    const frozen = await query(cluster.url, `select pid ${OTHERS}`);
    assert.ok(frozen.length > 0);
    for (const { pid } of frozen) process.kill(pid, 'SIGSTOP');
    // The next payments take the frozen connections of the pool, and then new ones.
    const statuses = [];
    for (let index = 0; index <= frozen.length; index++) statuses.push((await world.payment()).status);
    for (const { pid } of frozen) process.kill(pid, 'SIGCONT');
    assert.deepEqual([statuses[0], statuses.at(-1)], [503, 200]);
    await world.sandbox.close();
  });
});
