/** Middleware that runs before the routes. */
import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from './clock/clock.js';
import { ApiError, contentTypeError, errorResponse } from './errors.js';
import type { World } from './world.js';

export function unknown(context: Context): Response {
  const { method, path } = context.req;
  const error = new ApiError(`Unknown request: ${method} ${path}`, { status: 404, code: 'resource_missing' });
  return errorResponse(error, context);
}

/** Security headers of every response. Pages replace the policy with their own (consumer/secure.ts). */
const SECURITY = [
  ['content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
] as const;

/**
 * Sends the headers of every response. The date is the sandbox's time, which clients take for the service's: a countdown must
 * end when the payment expires. With Node's response at hand they are set there, since a `Headers` object takes as long as the
 * query of a small request.
 */
export function standardHeaders(now: () => Date): MiddlewareHandler {
  return (context, next) => {
    const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse };
    const set = (name: string, value: string) =>
      outgoing ? void outgoing.setHeader(name, value) : context.header(name, value);
    set('date', now().toUTCString());
    for (const [name, value] of SECURITY) set(name, value);
    return next();
  };
}

/** Reads the clock at the start of a request, which then sees each change that was answered before, also by another process. */
export function readClock(clock: Clock): MiddlewareHandler {
  return async (_, next) => {
    await clock.load();
    await next();
  };
}

/** Refuses paths with U+0000, which PostgreSQL cannot store and no id contains. */
export const withoutNul: MiddlewareHandler = (context, next) =>
  context.req.path.includes('\0') ? Promise.resolve(unknown(context)) : next();

/** Refuses bodies of other types. */
export const jsonOnly: MiddlewareHandler = async ({ req }, next) => {
  const [type = ''] = (req.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw contentTypeError();
  await next();
};

export function withWorld(world: World): MiddlewareHandler {
  return (context, next) => {
    context.set('world', world);
    return next();
  };
}

/** Calls `onWrite` after each request. */
export function notifyWrites(onWrite: () => void): MiddlewareHandler {
  return async (_, next) => {
    await next();
    onWrite();
  };
}

export function except(isExcluded: (path: string) => boolean, middleware: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => (isExcluded(context.req.path) ? next() : middleware(context, next));
}
