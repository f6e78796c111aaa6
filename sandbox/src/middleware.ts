/** Middleware that runs before the routes. */
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError, contentTypeError, errorResponse } from './errors.js';
import type { World } from './world.js';

export function unknown(context: Context): Response {
  const { method, path } = context.req;
  const error = new ApiError(`Unknown request: ${method} ${path}`, { status: 404, code: 'resource_missing' });
  return errorResponse(error, context);
}

/** Security headers of every response. Pages replace the policy with their own (consumer/secure.ts). */
export const securityHeaders: MiddlewareHandler = (context, next) => {
  context.header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'same-origin');
  return next();
};

/** Sends the sandbox's time, which clients take for the service's: a countdown must end when the payment expires. */
export function dated(now: () => Date): MiddlewareHandler {
  return (context, next) => {
    context.header('date', now().toUTCString());
    return next();
  };
}

/** Refuses paths with U+0000, which PostgreSQL cannot store and no id contains. */
export const withoutNul: MiddlewareHandler = (context, next) =>
  context.req.path.includes('\0') ? Promise.resolve(unknown(context)) : next();

export const jsonOnly: MiddlewareHandler = async ({ req }, next) => {
  const [type = ''] = (req.header('content-type') ?? '').split(';');
  const hasBody = req.method === 'POST' || req.method === 'PUT';
  if (hasBody && type.trim().toLowerCase() !== 'application/json') throw contentTypeError();
  await next();
};

export function withWorld(world: World): MiddlewareHandler {
  return (context, next) => {
    context.set('world', world);
    return next();
  };
}

/** Calls `onWrite` after each request that may have written something. */
export function notifyWrites(onWrite: () => void): MiddlewareHandler {
  return async ({ req }, next) => {
    if (req.method === 'GET') return next();
    await next();
    onWrite();
  };
}

export function except(isExcluded: (path: string) => boolean, middleware: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => (isExcluded(context.req.path) ? next() : middleware(context, next));
}
