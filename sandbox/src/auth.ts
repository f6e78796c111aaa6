/** Authentication: a key if one is configured, otherwise only this machine. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from './errors.js';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Reads the key from `Bearer <key>`, or from the password of `Basic`, which browsers send. */
function keyIn(header = ''): string | null {
  const [, scheme = '', credentials = ''] = /^(bearer|basic) +(\S+)$/i.exec(header.trim()) ?? [];
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (!scheme) return null;
  const decoded = Buffer.from(credentials, 'base64').toString('utf8');
  return decoded.slice(decoded.indexOf(':') + 1);
}

/** Refuses requests without the key. @param realm if set, browsers prompt for the key */
export function authorized(key: string, realm?: string): MiddlewareHandler {
  const expected = hash(key);
  return async (context: Context, next) => {
    const given = keyIn(context.req.header('authorization'));
    if (given === null || !timingSafeEqual(hash(given), expected)) {
      context.header('www-authenticate', realm ? `Basic realm="${realm}"` : 'Bearer');
      const message = given === null ? 'No key: send Authorization: Bearer <key>.' : 'The key is not valid.';
      throw new ApiError(message, { status: 401, code: 'unauthorized' });
    }
    await next();
  };
}

/** Returns true if only programs on this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
