/** Deletes all data and returns the clock to the real time. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'kysely';
import type { Clock } from './clock/clock.js';
import { control } from './openapi/control.js';
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

const Reset = z.strictObject({ object: z.literal('reset') }).openapi('Reset');

export function resetRoute(app: OpenAPIHono, reset: () => Promise<void>): void {
  control(app, {
    method: 'post',
    path: '/sandbox/reset',
    operationId: 'reset',
    tag: 'Time',
    summary: 'Reset the sandbox',
    description: 'Deletes all data, and returns to the real time.',
    view: Reset,
    handle: async () => {
      await reset();
      return { object: 'reset' as const };
    },
  });
}
