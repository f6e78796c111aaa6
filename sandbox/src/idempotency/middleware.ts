/** Idempotency-Key: a repeated request with the same key runs once and gets the same response. */
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { answerText } from '../answer.js';
import { paramError } from '../errors.js';
import { fingerprintOf } from './fingerprint.js';
import { claimKey, saveResponse } from './keys.js';
import { transact } from '../world.js';

/** Rolls back a request that failed with 5xx, so that it can be retried. */
class Undo extends Error {}

/** With a key, the whole request is one transaction: its response and its effect are both saved, or neither. */
export const idempotent: MiddlewareHandler = async (context, next) => {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return next();
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw paramError('Idempotency-Key', 'expected 1 to 255 printable ASCII characters without spaces');
  }
  const fingerprint = fingerprintOf(context);
  const world = context.get('world');
  try {
    const saved = await transact(world, async (world) => {
      const before = await claimKey(world, key, fingerprint);
      if (before) return before;
      context.set('world', world);
      await next();
      if (context.res.status >= 500) throw new Undo();
      await saveResponse(world, key, context.res.status, context.get('sent') ?? '');
      return null;
    });
    if (!saved) return;
    if (saved.fingerprint !== fingerprint) throw paramError('Idempotency-Key', 'was used with other parameters before');
    return answerText(context, saved.body, saved.status as ContentfulStatusCode, { 'idempotent-replayed': 'true' });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
};
