/** What browsers are told about our pages: nothing comes from elsewhere, and no one frames them. */
import type { Context } from 'hono';

/** @param sources what the page may load and do, as directives of its policy; nothing else */
export function secure(context: Context, sources: string): void {
  context.header('content-security-policy', `default-src 'none'; ${sources}; base-uri 'none'; frame-ancestors 'none'`);
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'same-origin');
  context.header('cache-control', 'no-store');
}
