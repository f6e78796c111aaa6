/** Security headers of the pages: no content from other sites, and no framing. */
import type { Context } from 'hono';

/** @param sources the directives of the page's content security policy that allow something */
export function secure(context: Context, sources: string): void {
  context.header('content-security-policy', `default-src 'none'; ${sources}; base-uri 'none'; frame-ancestors 'none'`);
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'same-origin');
  context.header('cache-control', 'no-store');
}
