/** Middleware that runs before the routes. */
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Clock } from './clock/clock.js';
import { paramError } from './errors.js';
import { newRequestId } from './requests/id.js';
import type { RequestLog } from './requests/log.js';
import { unknown } from './unhandled.js';
import type { World } from './world.js';

declare module 'hono' {
  interface ContextVariableMap {
    /** Stands in the response, in the log of requests, and in lines about a fault. */
    requestId: string;
  }
}

/** Security headers of every response. Pages replace the policy with their own (consumer/secure.ts). */
const SECURITY = [
  ['content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
] as const;

/** Numbers the request, and sets the headers of every response; those that are made without the context lose them. */
export function numbered(context: Context): void {
  const id = newRequestId();
  context.set('requestId', id);
  context.header('request-id', id);
  for (const [name, value] of SECURITY) context.header(name, value);
}

/**
 * Numbers the request and dates the response. The date is the sandbox's time, which clients take for the service's: a countdown
 * must end when the payment expires.
 * @param isShared true if other processes use the store: the request reads the clock, and sees each change that was answered before
 */
export function begin(clock: Clock, isShared: boolean): MiddlewareHandler {
  return async (context, next) => {
    numbered(context);
    const setDate = () => context.header('date', clock.now().toUTCString());
    // Stays if the clock cannot be read, because the store is away.
    setDate();
    if (isShared) {
      await clock.load();
      setDate();
    }
    await next();
  };
}

const compressing = compress();

/**
 * Compresses responses, except streams, for clients that accept it. The others skip all of it, since reading the headers of a
 * response costs a request time. A cache may send them the uncompressed response.
 */
export const compressed: MiddlewareHandler = (context, next) =>
  /\b(?:gzip|deflate)\b/.test(context.req.header('accept-encoding') ?? '') ? compressing(context, next) : next();

/** Logs the requests of merchants, and those of developers that change something. @param onRequest called after each logged request */
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

/** Refuses paths with U+0000, which PostgreSQL cannot store and no id contains. */
export const withoutNul: MiddlewareHandler = (context, next) =>
  context.req.path.includes('\0') ? Promise.resolve(unknown(context)) : next();

/**
 * Refuses webhooks of this sandbox or another one: each would cause others, or delete what it is about. Only here they are seen
 * under every name, port and encoding of a URL.
 */
export const withoutWebhooks: MiddlewareHandler = (context, next) => {
  if (context.req.header('webhook-id') !== undefined)
    throw paramError('', 'webhook-id: a sandbox receives no webhooks, so no endpoint can be a sandbox');
  return next();
};

/** Refuses bodies of other types, and JSON in another encoding than UTF-8 (RFC 8259, 8.1). */
export const jsonOnly: MiddlewareHandler = async ({ req }, next) => {
  const [type = '', ...parameters] = (req.header('content-type') ?? '').toLowerCase().split(';');
  const isOther = (parameter: string) => !parameter.includes('=') || /^\s*charset=(?!"?utf-?8"?\s*$)/.test(parameter);
  if (type.trim() !== 'application/json' || parameters.some(isOther))
    throw paramError('', 'content-type: expected application/json');
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
