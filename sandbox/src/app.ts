/** The whole service as one Hono app with absolute paths. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { consumer } from './consumer/routes.js';
import { ApiError, answerError, paramError } from './errors.js';
import { customers } from './resources/customers.js';
import { mandates } from './resources/mandates.js';
import { payments } from './resources/payments.js';
import type { World } from './world.js';

const MAX_BODY = 100_000;

export function createApp(world: World): OpenAPIHono {
  const app = new OpenAPIHono({
    defaultHook: (result) => {
      if (result.success) return;
      const [issue] = result.error.issues;
      throw paramError(issue!.path.join('.'), issue!.message);
    },
  });
  app.onError(answerError);
  app.use(
    '/v1/*',
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => {
        throw new ApiError(`The body is larger than ${MAX_BODY} bytes.`, { status: 413, code: 'request_param_error' });
      },
    }),
  );
  app.use('/v1/*', async (context, next) => {
    const type = context.req.header('content-type') ?? '';
    if (context.req.method !== 'GET' && !/^application\/json\b/i.test(type))
      throw paramError('', 'content-type: expected application/json');
    await next();
  });
  customers(app, world);
  mandates(app, world);
  payments(app, world);
  consumer(app, world);
  // Not `notFound`, which is lost when the app is mounted in another.
  for (const path of ['/v1/*', '/sandbox/*']) {
    app.all(path, ({ req }) => {
      throw new ApiError(`Unknown request: ${req.method} ${req.path}`, { status: 404, code: 'resource_missing' });
    });
  }
  return app;
}
