/** A hash that is equal for equal requests. */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** Ignores the order of fields and the space between them. Text that is not JSON is unchanged. */
function canonical(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    );
  } catch {
    return text;
  }
}

export function fingerprintOf(context: Context): string {
  const { req } = context;
  const body = canonical(context.get('received') ?? '');
  const parts = [req.method, req.path, req.header('sandbox-expires-in') ?? null, body];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
