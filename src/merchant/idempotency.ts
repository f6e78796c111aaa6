/**
 * Keys of repeated requests. Whoever repeats a request gets its response, with the payment in it; so a key that others can guess,
 * such as the number of an order, repeats only what its own sender has sent.
 */
import { cookieOf } from './cookies.js';
import { digestOf } from './digest.js';
import { keyOf } from './read-request.js';

/** A random UUID (version 4) has 122 random bits: nobody else knows it, and the browser may have lost everything but the key. */
const UNGUESSABLE = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const COOKIE = 'pay_consumer';

/**
 * The key of a request about something that belongs to the consumer already.
 * @param sender what its other requests have in common
 * @throws {Refusal} 400
 */
export async function keyFor(request: Request, sender: string): Promise<string> {
  const key = keyOf(request);
  if (UNGUESSABLE.test(key)) return key;
  return digestOf(`pay-elements key ${sender} ${key}`);
}

/**
 * The key of an order, and the cookie by which the same browser is known again; null if it has one, or needs none.
 * @param path of the cookie
 * @param isElsewhere see `cookieOf`
 * @throws {Refusal} 400
 */
export async function keyOfOrder(
  request: Request,
  path: string,
  isElsewhere: boolean,
): Promise<{ key: string; cookie: string | null }> {
  const found = new RegExp(`(?:^|; *)${COOKIE}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  const known = found && UNGUESSABLE.test(found) ? found : null;
  const consumer = known ?? crypto.randomUUID();
  const key = await keyFor(request, consumer);
  const isNew = !known && !UNGUESSABLE.test(key);
  return { key, cookie: isNew ? cookieOf(COOKIE, consumer, path, isElsewhere) : null };
}
