/** Middleware that runs before the routes. */
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from './clock/clock.js';
import { paramError } from './errors.js';
import { newRequestId } from './requests/id.js';
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
