/** The whole service as one Hono app with absolute paths. */
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { authorized } from './auth.js';
import { limited, limitedFile, readText, unchangedJson } from './body.js';
import type { Clock } from './clock/clock.js';
import { clockRoutes } from './clock/routes.js';
import { apiPage } from './api-page/routes.js';
import { home } from './consumer/home.js';
import { consumer } from './consumer/routes.js';
import { sameOrigin } from './consumer/same-origin.js';
import { errorResponse } from './errors.js';
import { FIXTURES, fixtureRoutes, type Load } from './fixtures/routes.js';
import { events } from './events/routes.js';
import { healthRoute } from './health.js';
import { idempotent } from './idempotency/middleware.js';
import type { Changes } from './live/changes.js';
import { streamRoute } from './live/stream.js';
import { lists } from './lists/routes.js';
import { ledger } from './ledger/routes.js';
import {
  begin,
  compressed,
  jsonOnly,
  logged,
  notifyWrites,
  numbered,
  withoutNul,
  withoutWebhooks,
  withWorld,
} from './middleware.js';
import { controlApi, openApiDocument, paymentsApi } from './openapi/document.js';
import { balanceTransactions } from './resources/balance-transactions.js';
import { customers } from './resources/customers.js';
import { mandates } from './resources/mandates.js';
import { payments } from './resources/payments.js';
import { refunds } from './resources/refunds.js';
import type { RequestLog } from './requests/log.js';
import { resetRoute } from './reset.js';
import { requestRoutes } from './requests/routes.js';
import { subscriptions } from './subscriptions/routes.js';
import { unhandled, unknown } from './unhandled.js';
import { webhookEndpoints, type EndpointOptions } from './webhooks/endpoints.js';
import { webhookRoutes } from './webhooks/routes.js';
import type { World } from './world.js';

const PATHS = ['/v1/*', '/sandbox/*', '/openapi.json'];
/** Methods that may change data. */
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Pages for consumers, and the check of a load balancer: they have no key. */
const PUBLIC = /^\/sandbox\/(?:bank\/|qr\/|styles\.css$|health$)/;

export interface AppOptions extends EndpointOptions {
  readonly world: World;
  readonly clock: Clock;
  /** True if other processes may use the store. */
  readonly isShared: boolean;
  /** Returns true if the process is about to stop. */
  readonly isDraining: () => boolean;
  /** The key that requests need; none if absent. */
  readonly apiKey?: string | undefined;
  /** Deletes all data. */
  readonly reset: () => Promise<void>;
  /** Loads a fixtures file. */
  readonly load: Load;
  /** Called after each request that may have written something. */
  readonly onWrite: () => void;
  readonly changes: Changes;
  /** The request log; undefined if requests are not logged. */
  readonly requests: RequestLog | undefined;
}

export function createApp(options: AppOptions): OpenAPIHono {
  const { world, clock, apiKey, reset, onWrite, changes, requests, isShared } = options;
  const app = new OpenAPIHono();
  app.onError(errorResponse);
  app.notFound((context) => {
    // No middleware stands before other paths, which may be those of another app.
    numbered(context);
    return unknown(context);
  });
  for (const path of PATHS) app.use(path, compressed);
  for (const path of PATHS) app.use(path, begin(clock, isShared), withoutNul);
  if (requests) {
    const log = logged(requests, clock.now, () => changes.report());
    app.use('/v1/*', log);
    app.use('/sandbox/*', log);
  }
  if (apiKey) {
    app.use('/v1/*', authorized(apiKey));
    // On pages, the browser prompts for the key.
    const prompt = authorized(apiKey, 'sandbox');
    const isPublic = (context: Context) => PUBLIC.test(context.req.path);
    app.use('/sandbox/*', except(isPublic, prompt));
    app.use('/openapi.json', prompt);
  }
  for (const path of PATHS) app.use(path, withWorld(world));
  // Registered before all routes that change data.
  const limit: MiddlewareHandler = (context, next) =>
    (context.req.path === FIXTURES ? limitedFile : limited)(context, next);
  app.on(WRITES, PATHS, withoutWebhooks, limit, readText, notifyWrites(onWrite));
  app.on(WRITES, '/sandbox/*', sameOrigin(world));
  app.on(['POST', 'PUT'], '/v1/*', jsonOnly);
  // Before keys are claimed: two bodies that are read as the same would have the same fingerprint.
  app.on(WRITES, PATHS, unchangedJson);
  app.on(['POST', 'PUT'], '/v1/*', idempotent);
  customers(app);
  mandates(app);
  payments(app);
  refunds(app);
  balanceTransactions(app);
  webhookEndpoints(app, options);
  consumer(app);
  home(app);
  lists(app);
  apiPage(app);
  subscriptions(app);
  clockRoutes(app, clock);
  events(app);
  ledger(app);
  webhookRoutes(app, options);
  requestRoutes(app, requests);
  fixtureRoutes(app, options.load);
  streamRoute(app, { world, changes, log: requests });
  resetRoute(app, reset);
  healthRoute(app, options.isDraining);
  for (const api of [paymentsApi, controlApi]) app.get(api.path, (context) => context.json(openApiDocument(app, api)));
  // `notFound` alone is lost if the app is mounted in another app.
  const last = unhandled(app);
  for (const path of PATHS) app.all(path, last);
  return app;
}
