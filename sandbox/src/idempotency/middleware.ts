/** Idempotency-Key: a request that is repeated under the same key is answered the same, and done once. */
import type { MiddlewareHandler } from 'hono';
import { paramError } from '../errors.js';
import { savepoints } from '../store/transact.js';
import { fingerprintOf } from './fingerprint.js';
import { saveAnswer, takeKey } from './keys.js';

/** Undoes what a request wrote that we failed to serve, so that it may be tried again. */
class Undo extends Error {}

/** With a key, the whole request is one transaction: there is no answer to repeat without its effect, nor the reverse. */
export const idempotent: MiddlewareHandler = async (context, next) => {
  const key = context.req.header('idempotency-key');
  if (key === undefined || (context.req.method !== 'POST' && context.req.method !== 'PUT')) return next();
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw paramError('Idempotency-Key', 'expected 1 to 255 printable ASCII characters without spaces');
  }
  const fingerprint = await fingerprintOf(context.req);
  const world = context.get('world');
  try {
    const saved = await world.transaction(async (transaction) => {
      const before = await takeKey(transaction, world, key, fingerprint);
      if (before) return before;
      context.set('world', { ...world, db: transaction, transaction: savepoints(transaction) });
      await next();
      if (context.res.status >= 500) throw new Undo();
      await saveAnswer(transaction, key, context.res.status, await context.res.clone().text());
      return null;
    });
    if (!saved) return;
    if (saved.fingerprint !== fingerprint) throw paramError('Idempotency-Key', 'was used with other parameters before');
    const headers = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
    return new Response(saved.body, { status: saved.status, headers });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
};
