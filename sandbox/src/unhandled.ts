/** Requests that no route handles: 405 if their path has other methods, else 404. */
import type { Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { ApiError, errorResponse } from './errors.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Nobody knows where the body of such a request has a one-time code. */
const notLogged = (context: Context) => context.set('received', undefined);

export function unknown(context: Context): Response {
  const { method, path } = context.req;
  notLogged(context);
  const error = new ApiError(`Unknown request: ${method} ${path}`, { status: 404, code: 'resource_missing' });
  return errorResponse(error, context);
}

/** @param app with all of its routes */
export function unhandled({ routes }: Pick<Hono, 'routes'>): (context: Context) => Response {
  const router = new TrieRouter<true>();
  // Those that end with an asterisk are middleware.
  for (const { method, path } of routes)
    if (METHODS.includes(method) && !path.endsWith('*')) router.add(method, path, true);
  return (context) => {
    const { method, path } = context.req;
    const allowed = METHODS.filter((one) => router.match(one, path)[0].length > 0);
    if (!allowed.length) return unknown(context);
    notLogged(context);
    context.header('allow', (allowed.includes('GET') ? ['HEAD', ...allowed] : allowed).join(', '));
    const message = `${method} is not a method of ${path}: use ${allowed.join(' or ')}`;
    return errorResponse(new ApiError(message, { status: 405, code: 'method_not_allowed' }), context);
  };
}
