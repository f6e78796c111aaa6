/** Time in the hands of a person or a test. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { paramError } from '../errors.js';
import { readInput } from '../resources/input.js';
import { timestamp, type World } from '../world.js';
import type { Clock } from './clock.js';
import { runDue } from './run.js';

/** Ten years. */
const FARTHEST = 315_360_000;

const MOST_CYCLES = 1_000;

const AdvanceRequest = z.strictObject({ seconds: z.number().int().min(1).max(FARTHEST) });

export function clockRoutes(app: OpenAPIHono, world: World, clock: Clock): void {
  const show = () => ({ object: 'clock', time: timestamp(clock.now()) });

  app.get('/sandbox/clock', (context) => context.json(show()));

  /** Answered when everything that is due by then has happened. */
  app.post('/sandbox/clock/advance', async (context) => {
    const { seconds } = readInput(AdvanceRequest, await context.req.text());
    await checkCycles(world, seconds);
    await clock.advance(seconds);
    await runDue(world);
    return context.json(show());
  });
}

/** Each debit is a payment with its events: years of one a second would never come to an end. */
async function checkCycles({ db, now }: Pick<World, 'db' | 'now'>, seconds: number): Promise<void> {
  const until = new Date(now().getTime() + seconds * 1_000);
  const { cycles } = await db
    .selectFrom('subscriptions')
    .select(
      sql<string>`coalesce(sum(floor(extract(epoch from ${until}::timestamptz - time_next) / interval_seconds) + 1), 0)`.as(
        'cycles',
      ),
    )
    .where('status', '=', 'active')
    .where('time_next', '<=', until)
    .executeTakeFirstOrThrow();
  if (Number(cycles) > MOST_CYCLES) {
    throw paramError('seconds', `would make more than ${MOST_CYCLES} debits of subscriptions: go in smaller steps`);
  }
}
