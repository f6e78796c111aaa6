import assert from 'node:assert/strict';
import { it } from 'vitest';
import { setImmediate } from 'node:timers/promises';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { Clock } from '../src/clock/clock.js';
import type { Schema } from '../src/store/schema.js';

/** A store with parallel connections that returns the first result after the second. */
function slowAtFirst(): Kysely<Schema> {
  let queries = 0;
  class Driver extends DummyDriver {
    override acquireConnection(): ReturnType<DummyDriver['acquireConnection']> {
      return Promise.resolve({
        async executeQuery<Row>() {
          const offset = ++queries * 5_000;
          if (queries === 1) await setImmediate();
          return { rows: [{ offset_ms: String(offset) } as Row] };
        },

        async *streamQuery() {
          await Promise.reject(new Error('streaming is not supported'));
        },
      });
    }
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

it('the clock never goes back when the results of two advances arrive in the wrong order', async () => {
  const clock = new Clock(
    slowAtFirst(),
    () => new Date(0),
    () => Promise.resolve(),
  );
  await Promise.all([clock.advance(5), clock.advance(5)]);
  assert.equal(clock.now().getTime(), 10_000);
});
