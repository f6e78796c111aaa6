/** Time in the hands of a person or a test. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { readInput } from '../resources/input.js';
import { timestamp, type World } from '../world.js';
import type { Clock } from './clock.js';
import { runDue } from './run.js';

/** Ten years. */
const FARTHEST = 315_360_000;

const AdvanceRequest = z.strictObject({ seconds: z.number().int().min(1).max(FARTHEST) });

export function clockRoutes(app: OpenAPIHono, world: World, clock: Clock): void {
  const show = () => ({ object: 'clock', time: timestamp(clock.now()) });

  app.get('/sandbox/clock', (context) => context.json(show()));

  /** Answered when everything that is due by then has happened. */
  app.post('/sandbox/clock/advance', async (context) => {
    const { seconds } = readInput(AdvanceRequest, await context.req.text());
    await clock.advance(seconds);
    await runDue(world);
    return context.json(show());
  });
}
