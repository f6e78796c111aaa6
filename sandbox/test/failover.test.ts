/** PgBouncer in transaction mode, a primary and a synchronous replica, which is promoted under load. */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { Client } from 'pg';
import { loadOf } from './load.js';
import { testWorld } from './world.js';

interface Replicated {
  readonly url: string;
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

// By URL, since the types of the scripts depend on the sandbox's.
const scripts = new URL('../../scripts/test/replicated.mjs', import.meta.url).href;
// eslint-disable-next-line no-unsanitized/method -- a constant path
const { findReplicated, startReplicated } = (await import(scripts)) as {
  findReplicated(): object | undefined;
  startReplicated(programs: object, settings: readonly string[]): Promise<Replicated>;
};

/** Payments before and after the failover. */
const ENOUGH = 100;
/** A service that does not reconnect never answers again. On a busy machine it takes several seconds, mostly PostgreSQL's. */
const MOST_MS = 20_000;

const programs = findReplicated();
const skip = programs ? false : 'PgBouncer was not found';

let replicated: Replicated;
beforeAll(async () => {
  if (programs) replicated = await startReplicated(programs, ['fsync=off']);
});
afterAll(() => replicated?.stop());

async function query(text: string): Promise<object[]> {
  const client = new Client(replicated.url);
  await client.connect();
  const { rows } = await client.query<object>(text);
  await client.end();
  return rows;
}

describe.skipIf(skip)('a service on PgBouncer, a primary and a replica', () => {
  it(`loses no acknowledged payment when the replica is promoted, and answers again within ${MOST_MS} ms`, async ({
    annotate,
  }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const worlds = [await testWorld({ databaseUrl: replicated.url }), await testWorld({ databaseUrl: replicated.url })];
    const loads = worlds.map(loadOf);
    const enough = (count: number) =>
      Promise.all(
        loads.map(async ({ acknowledged, next }) => {
          for (const wanted = acknowledged.length + count; acknowledged.length < wanted;) await next();
        }),
      );
    await enough(ENOUGH);
    assert.deepEqual(await query('select sync_state from pg_stat_replication'), [{ sync_state: 'sync' }]);
    const start = performance.now();
    await replicated.failOver();
    await Promise.all(loads.map(({ next }) => next()));
    const longest = performance.now() - start;
    await enough(ENOUGH);
    await Promise.all(loads.map(({ stop }) => stop()));
    const acknowledged = loads.flatMap((load) => load.acknowledged);
    await annotate(`${acknowledged.length} payments, ${Math.round(longest)} ms from the crash until the next ones`);
    assert.ok(longest < MOST_MS, `${longest} ms`);
    const [world] = worlds as [(typeof worlds)[0]];
    for (const id of acknowledged) {
      assert.equal((await world.get(`/v1/payments/${id}`)).status, 200, id);
    }
    const reported = new Set<string>();
    for (let after = ''; ;) {
      const { body } = await world.get(`/sandbox/events?limit=1000${after}`);
      for (const { data } of body.data) reported.add(data.id);
      if (body.data.length < 1_000) break;
      after = `&after=${body.data.at(-1).id}`;
    }
    assert.deepEqual(
      acknowledged.filter((id) => !reported.has(id)),
      [],
    );
    await Promise.all(worlds.map(({ sandbox }) => sandbox.close()));
  });
});
