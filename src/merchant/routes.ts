/** The requests of the elements, by method and path. */
import { Refusal } from './answers.js';
import { isId } from './read-request.js';
import type { Kind } from './service.js';

/** About one payment or mandate, which belongs to a consumer. */
export interface ResourceRoute {
  readonly name: 'retrieve' | 'events' | 'return' | 'verify' | 'resend';
  readonly kind: Kind;
  readonly id: string;
}

/** About one order of the shop. */
export type CheckoutRoute =
  | { readonly name: 'checkout'; readonly id: string }
  /** @param mandate a linked account */
  | { readonly name: 'unlink'; readonly id: string; readonly mandate: string };

export type Route = ResourceRoute | CheckoutRoute | { readonly name: 'order' } | { readonly name: 'webhook' };

/** The methods of the routes that take others than POST. Some banks send the consumer back with a form. */
const METHODS: Readonly<Partial<Record<Route['name'], string>>> = {
  retrieve: 'GET',
  events: 'GET',
  return: 'GET, POST',
  checkout: 'GET, POST',
  unlink: 'DELETE',
};

/**
 * The methods of a path, with commas between them.
 * @param path without the base, for example `/payments/pm_123`
 * @throws {Refusal} 404
 */
export const methodsOf = (path: string): string => METHODS[findRoute(path).name] ?? 'POST';

/** @throws {Refusal} 404, or 405 with `Allow` */
export function routeOf(method: string, path: string): Route {
  const route = findRoute(path);
  const expected = methodsOf(path);
  if (!expected.split(', ').includes(method)) throw new Refusal(405, `expected ${expected}`, { allow: expected });
  return route;
}

function findRoute(path: string): Route {
  if (path === '/orders') return { name: 'order' };
  if (path === '/webhooks') return { name: 'webhook' };
  const [, kinds, id, name = 'retrieve'] = /^\/(payment|mandate)s\/([^/]+)(?:\/(events|return))?$/.exec(path) ?? [];
  if (isId(id)) return { name: name as ResourceRoute['name'], kind: kinds as Kind, id };
  const [, mandate, call] = /^\/v1\/mandates\/([^/]+)\/(verify|resend)$/.exec(path) ?? [];
  if (isId(mandate)) return { name: call as 'verify' | 'resend', kind: 'mandate', id: mandate };
  const [, checkout, linked] = /^\/checkouts\/([^/]+)(?:\/mandates\/([^/]+))?$/.exec(path) ?? [];
  if (isId(checkout) && linked === undefined) return { name: 'checkout', id: checkout };
  if (isId(checkout) && isId(linked)) return { name: 'unlink', id: checkout, mandate: linked };
  throw new Refusal(404, 'no such path');
}
