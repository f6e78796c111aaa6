/** The routes of a merchant's backend as one function of the Fetch API: it takes a request, and never throws. */
import type { Resource } from '../contract/resource.js';
import { ownValue } from '../domain/own-value.js';
import { isPayError } from '../errors.js';
import { answer, empty, ProviderRefusal, refuse, Refusal } from './answers.js';
import { callService } from './call-service.js';
import { memoryChanges } from './changes.js';
import { attemptOf } from './checkout-choice.js';
import { memoryRecords } from './checkout-records.js';
import { Checkouts } from './checkouts.js';
import { digestOf } from './digest.js';
import { EventStream } from './event-stream.js';
import { keyFor, keyOfOrder } from './idempotency.js';
import type { MakeOrder, MerchantOptions } from './options.js';
import { Origins } from './origins.js';
import { OwnerCookies } from './ownership.js';
import { codeOf, isId, keyOf, readForm, readJson, readText } from './read-request.js';
import { ResendLimit } from './resend-limit.js';
import { returnPage } from './return-page.js';
import { methodsOf, routeOf, type CheckoutRoute, type ResourceRoute } from './routes.js';
import type { ServiceAnswer } from './service.js';

export interface Merchant {
  (request: Request): Promise<Response>;
  /** The path before the routes. */
  readonly base: string;
}

const SHORTEST_SECRET = 16;
/** The longest query, in characters: servers refuse requests with headers of more than 16 kB. */
const LONGEST_QUERY = 8_000;

/** @throws {TypeError} for options that cannot work */
export function createMerchant<Order>(options: MerchantOptions<Order>): Merchant {
  const { service, base = '/merchant', timeout = 20_000, resendAfter = 30, returnTo = '/' } = options;
  const { changes = memoryChanges(), onError = logError } = options;
  if (!/^(?:\/[\w.-]+)*$/.test(base)) throw new TypeError('base: expected a path without a slash at its end');
  if ('secret' in options && options.secret.length < SHORTEST_SECRET)
    throw new TypeError(`secret: expected at least ${SHORTEST_SECRET} characters`);
  const origins = new Origins(options.origins ?? []);
  const cookies = 'secret' in options ? new OwnerCookies(options.secret, base || '/') : null;
  const owns = 'owns' in options ? options.owns : (id: string, request: Request) => cookies!.has(id, request);
  const resends = new ResendLimit(resendAfter);
  const order = typeof options.order === 'function' ? options.order : byMethod(options.order ?? {});
  const records = options.records ?? memoryRecords();

  const retrieve = ({ kind, id }: ResourceRoute) =>
    callService(timeout, (signal) => service.retrieve(kind, id, { signal }));

  async function create(request: Request): Promise<Response> {
    const made = await order(await readJson(request), request);
    if (!made) throw new Refusal(400, 'this cannot be ordered');
    const isElsewhere = origins.isElsewhere(request);
    const { key: idempotencyKey, cookie } = await keyOfOrder(request, base || '/', isElsewhere);
    const created = await callService(timeout, (signal) => service.create(made, { idempotencyKey, signal }));
    const response = forward(created);
    const { id } = Object(created.body) as { id?: unknown };
    if (cookie) response.headers.append('set-cookie', cookie);
    if (created.status !== 200 || !isId(id)) return response;
    await options.onCreate?.(created.body as { id: string }, request);
    if (cookies) response.headers.append('set-cookie', await cookies.create(id, isElsewhere));
    return response;
  }

  const checkoutsOf = (request: Request) =>
    new Checkouts<Order>({
      records,
      create: (made, idempotencyKey) =>
        callService(timeout, (signal) => service.create(made, { idempotencyKey, signal })),
      retrieve: (kind, id) => retrieve({ name: 'retrieve', kind, id }),
      onCreate: (resource) => options.onCreate?.(resource, request),
      digest: digestOf,
    });

  /** The shop says whose the order is, so that another device of the consumer may go on with it. */
  async function checkOut(route: CheckoutRoute, request: Request): Promise<Response> {
    const { id } = route;
    const found = await options.checkout?.(id, request);
    if (!found) throw new Refusal(404, 'no such checkout');
    const opened = { id, order: found };
    const checkouts = checkoutsOf(request);
    if (route.name === 'unlink') return unlink(opened, route.mandate, request);
    const shown =
      request.method === 'POST'
        ? await checkouts.pay(opened, attemptOf(await readJson(request)), keyOf(request))
        : { status: 200, body: await checkouts.show(opened) };
    const response = forward(shown);
    const { current } = shown.body as { current?: { id: string } | null };
    // The elements poll the payment, and verify codes.
    if (cookies && current && !(await cookies.has(current.id, request)))
      response.headers.append('set-cookie', await cookies.create(current.id, origins.isElsewhere(request)));
    return response;
  }

  async function unlink(opened: Parameters<Checkouts<Order>['show']>[0], mandate: string, request: Request) {
    if (!options.unlink) throw new Refusal(404, 'no such path');
    const { mandates = [] } = await checkoutsOf(request).show(opened);
    if (!mandates.some(({ id }) => id === mandate)) throw new Refusal(404, 'no such mandate');
    await options.unlink(mandate, request);
    return empty(204);
  }

  async function stream(route: ResourceRoute): Promise<Response> {
    const events = new EventStream(changes, route.id);
    try {
      const current = await retrieve(route);
      if (current.status === 200) return events.start(current.body);
      events.close();
      return forward(current);
    } catch (error) {
      events.close();
      throw error;
    }
  }

  async function verify({ id }: ResourceRoute, request: Request): Promise<Response> {
    if (!service.verify) throw new Refusal(404, 'no such path');
    const idempotencyKey = await keyFor(request, id);
    const otp = codeOf(await readJson(request));
    const verified = callService(timeout, (signal) => service.verify!(id, otp, { idempotencyKey, signal }));
    return forward(
      await verified.catch(({ status, message }: Refusal) => {
        // The message of the cause may have the code.
        throw new Refusal(status, message);
      }),
    );
  }

  async function resend({ id }: ResourceRoute, request: Request): Promise<Response> {
    if (!service.resend) throw new Refusal(404, 'no such path');
    const idempotencyKey = await keyFor(request, id);
    await readJson(request);
    resends.take(id);
    return forward(await callService(timeout, (signal) => service.resend!(id, { idempotencyKey, signal })));
  }

  /**
   * A bank may open another browser than the shop's, which has no cookie, so everybody may come back. The consumer sees a page in any
   * case: that of the shop polls, but not for others.
   */
  async function comeBack(route: ResourceRoute, request: Request): Promise<Response> {
    if (!service.comeBack) throw new Refusal(404, 'no such path');
    if (request.method === 'POST') return repeatAsGet(request);
    const query = new URL(request.url).searchParams;
    const call = (signal: AbortSignal) => service.comeBack!(route.id, query, { signal });
    const accepted = await attempt(async () => [await callService(timeout, call)]);
    const isOwner = await attempt(() => owns(route.id, request));
    const resource = await attempt(async () => {
      const { status, body } = await retrieve(route);
      return status === 200 ? (body as Resource) : null;
    });
    const away = await attempt(async () => {
      if (!isOwner) return null;
      if (typeof returnTo === 'string') return empty(303, { location: returnTo });
      return resource && empty(303, { location: await returnTo(resource, request) });
    });
    // Whoever guesses an id has nothing that the provider accepts.
    return away ?? returnPage(isOwner || accepted ? resource : null, request);
  }

  /** A form of another site comes without the shop's cookies, which are `SameSite=Lax`. The GET that follows has them. */
  async function repeatAsGet(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    for (const [name, value] of await readForm(request)) searchParams.append(name, value);
    const query = String(searchParams);
    if (query.length > LONGEST_QUERY) throw new Refusal(413, 'the form is too long');
    return empty(303, { location: `${pathname}?${query}` });
  }

  async function receive(request: Request): Promise<Response> {
    if (!service.readWebhook)
      throw new Refusal(404, 'no webhook is expected: webhookSecret, or readWebhook, is not set');
    const body = await readText(request);
    const events = await service.readWebhook(request.headers, body).catch((error: unknown) => {
      if (isPayError(error) && error.code === 'not-configured') throw error;
      throw new Refusal(400, 'the webhook is not signed, or too old');
    });
    for (const event of [events].flat()) {
      await options.onEvent?.(event);
      const { id } = event.data;
      if (isId(id)) await changes.publish(id, event.data);
    }
    // Some providers repeat a message until its status is 200, and no other one.
    return empty(200);
  }

  async function run(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${base}/`)) throw new Refusal(404, 'no such path');
    const path = pathname.slice(base.length);
    if (request.method === 'OPTIONS' && origins.has(request)) return origins.permission(request, methodsOf(path));
    const route = routeOf(request.method, path);
    if (route.name === 'webhook') return receive(request);
    if (route.name === 'return') return comeBack(route, request);
    if (request.method !== 'GET' && !origins.isOwnPage(request)) throw new Refusal(403, 'a page of another site');
    if (route.name === 'order') return create(request);
    if (route.name === 'checkout' || route.name === 'unlink') return checkOut(route, request);
    // An id in a URL can be guessed: others learn not even that it exists.
    if (!(await owns(route.id, request))) throw new Refusal(404, `no such ${route.kind}`);
    if (route.name === 'verify') return verify(route, request);
    if (route.name === 'resend') return resend(route, request);
    return route.name === 'events' ? stream(route) : forward(await retrieve(route));
  }

  /** Calls a function of the shop, whose own mistakes end no request, and no process. */
  const report = (error: Error): void => {
    const log = () => logError(error);
    try {
      Promise.resolve(onError(error)).catch(log);
    } catch {
      log();
    }
  };

  /** Returns null for a call that fails, and reports what is not the fault of the request. */
  async function attempt<T>(call: () => T | Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      if (isReported(error)) report(error as Error);
      return null;
    }
  }

  const respond = async (request: Request): Promise<Response> => {
    try {
      return await run(request);
    } catch (thrown) {
      const error =
        thrown instanceof Refusal ? thrown : new Refusal(500, 'the request could not be completed', {}, thrown);
      if (isReported(error)) report(error);
      return refuse(error);
    }
  };

  const handle = async (request: Request): Promise<Response> => {
    const response = await respond(request);
    origins.open(request, response);
    return response;
  };
  return Object.assign(handle, { base });
}

/** What a page has done wrong is its own business. */
const isReported = (error: unknown): boolean =>
  !(error instanceof Refusal) || error.status >= 500 || error instanceof ProviderRefusal;

/** A name like `toString` is no entry of the table. */
const byMethod =
  <Order>(orders: Readonly<Record<string, Order>>): MakeOrder<Order> =>
  ({ method }) =>
    (typeof method === 'string' && ownValue(orders, method)) || null;

/** The service's own headers that the page uses: its clock, and when to come back. */
function forward({ status, body, headers }: ServiceAnswer): Response {
  const passed = ['date', 'retry-after'].flatMap((name) => {
    const value = headers?.get(name);
    return value ? [[name, value] as const] : [];
  });
  return answer(status, body, Object.fromEntries(passed));
}

/** One line, without a stack. */
function logError({ message, cause }: Error): void {
  console.error(['merchant', message, ...(cause instanceof Error ? [cause.message] : [])].join(': '));
}
