/** Forgetting everything, as on the first day. */
import { sql } from 'kysely';
import type { Clock } from './clock/clock.js';
import type { World } from './world.js';

const KEPT = ['clock', 'schema_version'];
const DEADLOCK = '40P01';
const TRIES = 5;

export async function resetStore(world: World, clock: Clock): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await forget(world);
      return await clock.reset();
    } catch (error) {
      // It locks every table, and requests that are under way may do so in another order.
      if ((error as { code?: string }).code !== DEADLOCK || attempt === TRIES) throw error;
    }
  }
}

async function forget({ transaction }: Pick<World, 'transaction'>): Promise<void> {
  await transaction(async (store) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'
    `.execute(store);
    const tables = rows.filter(({ name }) => !KEPT.includes(name)).map(({ name }) => sql.table(name));
    await sql`truncate ${sql.join(tables)}`.execute(store);
  });
}
