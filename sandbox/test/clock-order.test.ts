import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { Clock } from '../src/clock/clock.js';
import type { Schema } from '../src/store/schema.js';

/** A store with many connections, whose first answer comes after the second, if both are asked for at once. */
function slowAtFirst(): Kysely<Schema> {
  let asked = 0;
  class Driver extends DummyDriver {
    override acquireConnection(): ReturnType<DummyDriver['acquireConnection']> {
      return Promise.resolve({
        async executeQuery<Row>() {
          const offset = ++asked * 5_000;
          if (asked === 1) await setImmediate();
          return { rows: [{ offset_ms: String(offset) } as Row] };
        },

        async *streamQuery() {
          await Promise.reject(new Error('no streams here'));
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

it('the clock never goes back, whichever of two advances is answered first', async () => {
  const clock = new Clock(slowAtFirst(), () => new Date(0));
  await Promise.all([clock.advance(5), clock.advance(5)]);
  assert.equal(clock.now().getTime(), 10_000);
});
