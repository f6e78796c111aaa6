/** The whole service as one Hono app with absolute paths. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { authorized } from './auth.js';
import type { Clock } from './clock/clock.js';
import { clockRoutes } from './clock/routes.js';
import { apiPage } from './api-page/routes.js';
import { home } from './consumer/home.js';
import { consumer } from './consumer/routes.js';
import { sameOrigin } from './consumer/same-origin.js';
import { answerError, issueError } from './errors.js';
import { events } from './events/routes.js';
import { idempotent } from './idempotency/middleware.js';
import { lists } from './lists/routes.js';
import { ledger } from './ledger/routes.js';
import { except, guarded, jsonOnly, limited, telling, unknown, withoutNul, withWorld } from './middleware.js';
import { openApiDocument } from './openapi-document.js';
import { balanceTransactions } from './resources/balance-transactions.js';
import { customers } from './resources/customers.js';
import { mandates } from './resources/mandates.js';
import { payments } from './resources/payments.js';
import { refunds } from './resources/refunds.js';
import { subscriptions } from './subscriptions/routes.js';
import { webhookEndpoints, type EndpointOptions } from './webhooks/endpoints.js';
import { webhookRoutes } from './webhooks/routes.js';
import type { World } from './world.js';

const OURS = ['/v1/*', '/sandbox/*', '/openapi.json'];
/** What consumers see, who have no key. */
const PUBLIC = /^\/sandbox\/(bank\/|qr\/|styles\.css$)/;

export interface AppOptions extends EndpointOptions {
  readonly world: World;
  readonly clock: Clock;
  /** What merchants and testers authenticate with; nobody has to when absent. */
  readonly apiKey?: string | undefined;
  /** Forgets everything. */
  readonly reset: () => Promise<void>;
  /** Called after each request that may have written something. */
  readonly written: () => void;
}

export function createApp(options: AppOptions): OpenAPIHono {
  const { world, clock, apiKey, reset, written } = options;
  const app = new OpenAPIHono({
    defaultHook: (result) => {
      if (!result.success) throw issueError(result.error);
    },
  });
  app.onError(answerError);
  app.notFound(unknown);
  for (const path of OURS) app.use(path, guarded, withoutNul);
  if (apiKey) {
    app.use('/v1/*', authorized(apiKey));
    // Pages: a browser asks for the key.
    const asked = authorized(apiKey, 'sandbox');
    app.use(
      '/sandbox/*',
      except((path) => PUBLIC.test(path), asked),
    );
    app.use('/openapi.json', asked);
  }
  for (const path of OURS) app.use(path, limited, telling(written), withWorld(world));
  // Before any of the buttons.
  app.use('/sandbox/*', sameOrigin(world));
  app.use('/v1/*', jsonOnly, idempotent);
  customers(app);
  mandates(app);
  payments(app);
  refunds(app);
  balanceTransactions(app);
  webhookEndpoints(app, options);
  consumer(app, world);
  home(app);
  lists(app);
  apiPage(app);
  subscriptions(app, world);
  clockRoutes(app, world, clock);
  events(app);
  ledger(app, world);
  webhookRoutes(app, world);
  app.post('/sandbox/reset', async (context) => {
    await reset();
    return context.json({ object: 'reset' });
  });
  app.get('/openapi.json', (context) => context.json(openApiDocument(app)));
  // `notFound` alone is lost when the app is mounted in another.
  for (const path of OURS) app.all(path, unknown);
  return app;
}
