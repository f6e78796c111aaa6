/** Lists the latest events, for developers and tests. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { list } from '../lists/list.js';
import { exampleId, hash } from '../views/fields.js';
import { eventOf, eventView } from '../webhooks/event.js';

/** The types are {@link EVENT_TYPES}, and that of the test of an endpoint. */
const Event = eventOf(z.string(), hash()).openapi('Event', {
  examples: [{ type: 'payment.paid', data: { id: exampleId('pm'), object: 'payment', status: 'paid' } }],
});

export function events(app: OpenAPIHono): void {
  list(app, {
    table: 'events',
    operationId: 'listEvents',
    order: 'sequence',
    columns: ['id', 'type', 'data'],
    view: Event,
    show: (rows) => rows.map(eventView),
  });
}
