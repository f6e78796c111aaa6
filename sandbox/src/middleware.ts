/** What every request goes through before it is looked at. */
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError, answerError, contentTypeError } from './errors.js';
import type { World } from './world.js';

const MAX_BODY = 100_000;

export function unknown(context: Context): Response {
  const { method, path } = context.req;
  const error = new ApiError(`Unknown request: ${method} ${path}`, { status: 404, code: 'resource_missing' });
  return answerError(error, context);
}

/** Of every answer; pages say more precisely what they may do (consumer/secure.ts). */
export const guarded: MiddlewareHandler = async (context, next) => {
  context.header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'same-origin');
  await next();
};

/** No id has U+0000 in it, and PostgreSQL has no place for it. */
export const withoutNul: MiddlewareHandler = async (context, next) => {
  if (context.req.path.includes('\0')) return unknown(context);
  await next();
};

export const jsonOnly: MiddlewareHandler = async ({ req }, next) => {
  const [type = ''] = (req.header('content-type') ?? '').split(';');
  const hasBody = req.method === 'POST' || req.method === 'PUT';
  if (hasBody && type.trim().toLowerCase() !== 'application/json') throw contentTypeError();
  await next();
};

export const limited = bodyLimit({
  maxSize: MAX_BODY,
  onError: (context) => {
    // The rest of the body is not read, so nothing can follow it on this connection.
    context.header('connection', 'close');
    throw new ApiError(`The body is larger than ${MAX_BODY} bytes.`, { status: 413, code: 'request_param_error' });
  },
});

export function withWorld(world: World): MiddlewareHandler {
  return async (context, next) => {
    context.set('world', world);
    await next();
  };
}

/** Tells of each request that may have written something, once it is answered. */
export function telling(written: () => void): MiddlewareHandler {
  return async ({ req }, next) => {
    await next();
    if (req.method !== 'GET') written();
  };
}

export function except(isFree: (path: string) => boolean, middleware: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => (isFree(context.req.path) ? next() : middleware(context, next));
}
