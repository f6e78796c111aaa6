/** Refuses cross-site requests under /sandbox (CSRF). */
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors.js';
import { originOf, type World } from '../world.js';

/** Browsers send the origin of a request. Programs send none and are accepted. */
export function sameOrigin(world: World): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const site = req.header('sec-fetch-site');
    const origin = req.header('origin');
    const own = [req.header('host'), new URL(req.url).host, new URL(originOf(context, world)).host];
    const foreign = origin !== undefined && (!URL.canParse(origin) || !own.includes(new URL(origin).host));
    if (foreign || site === 'cross-site' || site === 'same-site') {
      throw new ApiError('This button can only be pressed on its own page.', { status: 403 });
    }
    await next();
  };
}
