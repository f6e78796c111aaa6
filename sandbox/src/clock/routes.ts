/** Endpoints that read and advance the sandbox's time. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { paramError } from '../errors.js';
import { route } from '../openapi/route.js';
import { seconds } from '../resources/fields.js';
import { timeText } from '../views/fields.js';
import { timestamp, type World } from '../world.js';
import type { Clock } from './clock.js';
import { runDue } from './run.js';

/** Debits of subscriptions that one request may make. */
export const MAX_CYCLES = 1_000;

/** Timestamps have years of four digits. Payments and tokens that expire later than the clock have a century. */
const LATEST = Date.parse('9900-01-01T00:00:00Z');

const AdvanceRequest = z
  .strictObject({ seconds: seconds() })
  .openapi('AdvanceRequest', { examples: [{ seconds: 3600 }] });

const ClockView = z.strictObject({ object: z.literal('clock'), time: timeText() }).openapi('Clock');

export function clockRoutes(app: OpenAPIHono, clock: Clock): void {
  const shared = { tag: 'Time', view: ClockView } as const;
  const show = () => ({ object: 'clock' as const, time: timestamp(clock.now()) });
  route(app, 'GET /sandbox/clock', {
    ...shared,
    operationId: 'retrieveClock',
    summary: 'Read the clock',
    description: 'Returns the sandbox’s time.',
    handle: show,
  });

  route(app, 'POST /sandbox/clock/advance', {
    ...shared,
    operationId: 'advanceClock',
    summary: 'Advance the clock',
    description: 'Responds after all jobs that are due by the new time have run.',
    body: AdvanceRequest,
    handle: async ({ world, body: { seconds } }) => {
      if (clock.now().getTime() + seconds * 1_000 > LATEST)
        throw paramError('seconds', 'would be after the year 9899: reset the sandbox to return to the present');
      await checkCycles(world, seconds);
      await clock.advance(seconds);
      await runDue(world);
      return show();
    },
  });
}

/** Limits the debits of one request: years of one debit a second would never finish. */
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
  if (Number(cycles) > MAX_CYCLES) {
    throw paramError('seconds', `would make more than ${MAX_CYCLES} debits of subscriptions: go in smaller steps`);
  }
}
