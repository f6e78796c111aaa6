import type { Context } from 'hono';
import type { World } from './world.js';

/** The origin at which consumers reach the sandbox. */
export function originOf(context: Context, { publicUrl }: World): string {
  return publicUrl?.() ?? new URL(context.req.url).origin;
}
