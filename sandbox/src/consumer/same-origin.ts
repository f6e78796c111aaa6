/** Who may press the buttons under /sandbox. */
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors.js';
import { originOf } from '../origin.js';
import type { World } from '../world.js';

/** Another site must not press the buttons. Browsers say who asks; programs on this machine say nothing and may. */
export function sameOrigin(world: World): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const site = req.header('sec-fetch-site');
    const origin = req.header('origin');
    const own = [req.header('host'), new URL(req.url).host, new URL(originOf(context, world)).host];
    const foreign = origin !== undefined && (!URL.canParse(origin) || !own.includes(new URL(origin).host));
    if (req.method === 'POST' && (foreign || site === 'cross-site' || site === 'same-site')) {
      throw new ApiError('This button can only be pressed on its own page.', { status: 403 });
    }
    await next();
  };
}
