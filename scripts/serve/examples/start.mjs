import { join } from 'node:path';
import { build } from '../../build/build.mjs';
import { BACKEND, folderOf, PAGES } from './examples.mjs';
import { freePort } from '../../shared/free-port.mjs';
import { startServer } from './server.mjs';

/**
 * @typedef {object} ExampleOptions
 * @property {string} name
 * @property {number} port any free one for 0
 * @property {(text: string) => void} print receives the output of the servers
 * @property {string[]} [server] the page's own, if not its usual one
 */

/**
 * Starts an example that is prepared: the payment service, the backend, and the page's own server if it has one.
 * @param {ExampleOptions} options
 */
export async function startExample({ name, port, print, server = PAGES[name]?.server }) {
  build(['sandbox']);
  // Built just now.
  const { registerWebhook, startService } = await import('./service.mjs');
  /** @type {(() => Promise<void>)[]} */
  const started = [];
  const close = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    const service = await startService();
    started.push(service.close);
    const pagePort = await freePort(port);
    const backendPort = server ? await freePort() : pagePort;
    const backend = await startServer({
      folder: folderOf(BACKEND),
      command: ['server.js'],
      port: backendPort,
      env: {
        SERVICE_URL: service.url,
        SERVICE_KEY: service.key,
        WEBHOOK_SECRET: await registerWebhook(service.url, `http://127.0.0.1:${backendPort}/api/webhooks`),
        SHOP_ORIGIN: server ? `http://127.0.0.1:${pagePort}` : '',
        PAGES: server ? '' : join(folderOf(name), 'dist'),
      },
      print,
    });
    started.push(backend.close);
    if (!server) return { url: backend.url, service: service.url, close };
    const env = { BACKEND_URL: backend.url, NUXT_BACKEND_URL: backend.url, HOST: '127.0.0.1' };
    const page = await startServer({ folder: folderOf(name), command: server, port: pagePort, env, print });
    started.push(page.close);
    return { url: page.url, service: service.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
