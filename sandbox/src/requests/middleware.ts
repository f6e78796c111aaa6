/** Logs the requests of merchants, and those of developers that change something. */
import type { MiddlewareHandler } from 'hono';
import type { RequestLog } from './log.js';

/** @param onRequest called after each logged request */
export function logged(log: RequestLog, now: () => Date, onRequest: () => void): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    // The dashboard's own polls would displace everything else.
    if (path.startsWith('/sandbox') && (method === 'GET' || method === 'HEAD')) return next();
    const time = now();
    const started = performance.now();
    await next();
    log.add({
      id: context.get('requestId'),
      time,
      method,
      path,
      status: context.res.status,
      durationMs: performance.now() - started,
      idempotencyKey: context.req.header('idempotency-key') ?? null,
      request: context.get('received') ?? null,
      response: context.get('sent') ?? null,
    });
    onRequest();
  };
}
