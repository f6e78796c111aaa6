/** A plain web server of one folder, as any host of static pages is. */
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { ROOT } from './install.mjs';

export const STORYBOOK = join(ROOT, 'storybook-static');

/** Serves the folder on a free port of this machine. */
export async function serve(folder = STORYBOOK) {
  const app = new Hono().use(
    serveStatic({
      root: relative(process.cwd(), folder),
      // Files but pages have a hash in their names.
      onFound: (path, context) => context.header('cache-control', path.endsWith('.html') ? 'no-store' : 'max-age=3600'),
    }),
  );
  const server = createAdaptorServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
