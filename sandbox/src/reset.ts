/** Deletes all data and returns the clock to the real time. */
import { sql } from 'kysely';
import type { Clock } from './clock/clock.js';
import type { World } from './world.js';

const KEPT_TABLES = ['clock', 'schema_version'];
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

async function deleteAll({ transaction }: Pick<World, 'transaction'>): Promise<void> {
  await transaction(async (store) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'
    `.execute(store);
    const tables = rows.filter(({ name }) => !KEPT_TABLES.includes(name)).map(({ name }) => sql.table(name));
    await sql`truncate ${sql.join(tables)}`.execute(store);
  });
}
