/** Lists the latest events, for developers and tests. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { pageOf, readQuery } from '../lists/page.js';
import { timestamp } from '../world.js';

const LATEST = '100';
const EVENTS = { table: 'events', order: 'sequence', columns: ['id', 'type', 'data'] } as const;

export function events(app: OpenAPIHono): void {
  app.get('/sandbox/events', async (context) => {
    const query = readQuery({ limit: LATEST, ...context.req.query() });
    const rows = await pageOf(context.get('world'), EVENTS, query);
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
