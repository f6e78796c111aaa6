/** Deletes all data and returns the clock to the real time. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { sql, type Transaction } from 'kysely';
import type { Clock } from './clock/clock.js';
import { route } from './openapi/route.js';
import { TABLES, type Schema } from './store/schema.js';

const EMPTIED = TABLES.filter((name) => name !== 'clock');
const MAX_ATTEMPTS = 10;
/** The codes of a deadlock, and of a lock that was not available in time. */
const BUSY = ['40P01', '55P03'];

/** The reset locks every table, and requests in progress may lock them in another order: the reset gives way, and tries again. */
export async function resetStore(clock: Clock): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await clock.reset(deleteAll);
    } catch (error) {
      if (!BUSY.includes((error as { code?: string }).code ?? '') || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function deleteAll(transaction: Transaction<Schema>): Promise<void> {
  // PostgreSQL looks for deadlocks after a second, and ends whichever transaction finds one.
  await sql`set local lock_timeout = '500ms'`.execute(transaction);
  await sql`truncate ${sql.join(EMPTIED.map((name) => sql.table(name)))} restart identity`.execute(transaction);
}

const Reset = z.strictObject({ object: z.literal('reset') }).openapi('Reset');

export function resetRoute(app: OpenAPIHono, reset: () => Promise<void>): void {
  route(app, 'POST /sandbox/reset', {
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
