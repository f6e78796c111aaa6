/** The request log, for developers. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { ApiError, notFound } from '../errors.js';
import { pageQuery, type PageQuery } from '../lists/page.js';
import { listOf, route } from '../openapi/route.js';
import { LoggedRequest, type RequestLog } from './log.js';

/** @param log undefined if requests are not logged */
export function requestRoutes(app: OpenAPIHono, log: RequestLog | undefined): void {
  route(app, 'GET /sandbox/requests', {
    operationId: 'listRequests',
    tag: 'Requests',
    summary: 'List requests',
    description: 'Returns the latest requests of this process, without secrets.',
    query: pageQuery(100),
    view: listOf(LoggedRequest),
    handle: ({ query }) => {
      if (log) return { object: 'list' as const, data: pageOf(log.all(), query) };
      const message = 'Requests are not logged: start the sandbox with REQUEST_LOG=on.';
      throw new ApiError(message, { status: 404, code: 'resource_missing' });
    },
  });
}

/** @param requests newest first @throws {ApiError} 404 if `after` is no request of the log */
function pageOf(requests: readonly LoggedRequest[], { limit, after, search }: PageQuery): LoggedRequest[] {
  const last = requests.findIndex(({ id }) => id === after);
  if (after !== undefined && last < 0) throw notFound('row of the list', after);
  const text = search?.toLowerCase();
  const matches = (request: LoggedRequest) => !text || textOf(request).includes(text);
  return requests
    .slice(last + 1)
    .filter(matches)
    .slice(0, limit);
}

const textOf = (request: LoggedRequest): string => Object.values(request).join('\n').toLowerCase();
