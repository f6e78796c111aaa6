/** The whole service as one Hono app with absolute paths. */
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { consumer } from './consumer/routes.js';
import { ApiError, answerError, contentTypeError, issueError } from './errors.js';
import { events } from './events/routes.js';
import { ledger } from './ledger/routes.js';
import { balanceTransactions } from './resources/balance-transactions.js';
import { customers } from './resources/customers.js';
import { mandates } from './resources/mandates.js';
import { payments } from './resources/payments.js';
import { webhookEndpoints, type EndpointOptions } from './webhooks/endpoints.js';
import { webhookRoutes } from './webhooks/routes.js';
import { refunds } from './resources/refunds.js';
import type { World } from './world.js';

const MAX_BODY = 100_000;
const OURS = ['/v1/*', '/sandbox/*'];

function unknown(context: Context): Response {
  const { method, path } = context.req;
  const error = new ApiError(`Unknown request: ${method} ${path}`, { status: 404, code: 'resource_missing' });
  return answerError(error, context);
}

/** No id has U+0000 in it, and PostgreSQL has no place for it. */
const withoutNul: MiddlewareHandler = async (context, next) => {
  if (context.req.path.includes('\0')) return unknown(context);
  await next();
};

const jsonOnly: MiddlewareHandler = async ({ req }, next) => {
  const [type = ''] = (req.header('content-type') ?? '').split(';');
  if ((req.method === 'POST' || req.method === 'PUT') && type.trim().toLowerCase() !== 'application/json')
    throw contentTypeError();
  await next();
};

const limited = bodyLimit({
  maxSize: MAX_BODY,
  onError: (context) => {
    // The rest of the body is not read, so nothing can follow it on this connection.
    context.header('connection', 'close');
    throw new ApiError(`The body is larger than ${MAX_BODY} bytes.`, { status: 413, code: 'request_param_error' });
  },
});

const withWorld =
  (world: World): MiddlewareHandler =>
  async (context, next) => {
    context.set('world', world);
    await next();
  };

export interface AppOptions extends EndpointOptions {
  /** Called after each request that may have written something. */
  written(): void;
}

const telling =
  ({ written }: AppOptions): MiddlewareHandler =>
  async ({ req }, next) => {
    await next();
    if (req.method !== 'GET') written();
  };

export function createApp(world: World, options: AppOptions): OpenAPIHono {
  const app = new OpenAPIHono({
    defaultHook: (result) => {
      if (result.success) return;
      throw issueError(result.error);
    },
  });
  app.onError(answerError);
  app.notFound(unknown);
  for (const path of OURS) app.use(path, withoutNul, limited, telling(options), withWorld(world));
  app.use('/v1/*', jsonOnly);
  customers(app);
  mandates(app);
  payments(app);
  refunds(app);
  balanceTransactions(app);
  webhookEndpoints(app, options);
  consumer(app, world);
  events(app, world);
  ledger(app, world);
  webhookRoutes(app, world);
  // `notFound` alone is lost when the app is mounted in another.
  for (const path of OURS) app.all(path, unknown);
  return app;
}
