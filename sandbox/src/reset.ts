/** Deletes all data and returns the clock to the real time. */
import { sql } from 'kysely';
import type { Clock } from './clock/clock.js';
import { TABLES } from './store/schema.js';
import type { World } from './world.js';

const EMPTIED = TABLES.filter((name) => name !== 'clock');
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 5;

export async function resetStore(world: World, clock: Clock): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await deleteAll(world);
      return await clock.reset();
    } catch (error) {
      // The reset locks every table, and requests in progress may lock them in another order.
      if ((error as { code?: string }).code !== DEADLOCK || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function deleteAll({ db }: Pick<World, 'db'>): Promise<void> {
  await sql`truncate ${sql.join(EMPTIED.map((name) => sql.table(name)))} restart identity`.execute(db);
}
