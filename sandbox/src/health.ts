/** Says whether a load balancer may send requests to this process. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { ApiError } from './errors.js';
import { route } from './openapi/route.js';

const Health = z.strictObject({ object: z.literal('health'), status: z.literal('ok') }).openapi('Health');

/** @param isDraining returns true if the process is about to stop */
export function healthRoute(app: OpenAPIHono, isDraining: () => boolean): void {
  route(app, 'GET /sandbox/health', {
    operationId: 'retrieveHealth',
    tag: 'Service',
    summary: 'Check the health',
    description: 'Needs no key. Responds 503 if the database is away, or if the sandbox is about to stop.',
    view: Health,
    handle: () => {
      if (!isDraining()) return { object: 'health' as const, status: 'ok' as const };
      throw new ApiError('The sandbox is about to stop.', { status: 503, code: 'draining', retryAfter: 1 });
    },
  });
}
