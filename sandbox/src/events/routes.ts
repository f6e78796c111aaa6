/** What happened, for a person or a test to look at. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { issueError } from '../errors.js';
import { timestamp, type World } from '../world.js';

const Query = z.object({ limit: z.coerce.number().int().min(1).max(1_000).default(100) });

export function events(app: OpenAPIHono, world: World): void {
  app.get('/sandbox/events', async (context) => {
    const query = Query.safeParse(context.req.query());
    if (!query.success) throw issueError(query.error);
    const rows = await world.db
      .selectFrom('events')
      .selectAll()
      .orderBy('sequence', 'desc')
      .limit(query.data.limit)
      .execute();
    const data = rows.map(({ id, type, time_created, data }) => ({
      id,
      object: 'event',
      type,
      time_created: timestamp(time_created),
      data,
    }));
    return context.json({ object: 'list', data });
  });
}
