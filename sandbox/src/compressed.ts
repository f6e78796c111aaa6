import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const compressing = compress();

/**
 * Compresses responses, except streams, for clients that accept it. The others skip all of it, since reading the headers of a
 * response costs a request time. A cache may send them the uncompressed response.
 */
export const compressed: MiddlewareHandler = (context, next) =>
  /\b(?:gzip|deflate)\b/.test(context.req.header('accept-encoding') ?? '') ? compressing(context, next) : next();
