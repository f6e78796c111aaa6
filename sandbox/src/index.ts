/** The sandbox as an HTTP server. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isLoopback } from './auth.js';
import { createListener, isOwnName } from './listener.js';
import { createService, type Service, type ServiceOptions } from './service.js';

export { createListener, isOwnName, type ListenerOptions } from './listener.js';
export { createService, type Service, type ServiceOptions } from './service.js';

export interface SandboxOptions extends ServiceOptions {
  /** The address to listen on; any other than a loopback address needs a key. */
  host?: string;
  /** The port to listen on; any free one if absent. */
  port?: number;
}

export interface Sandbox extends Service {
  /** Base URL, for example `http://127.0.0.1:4242`. */
  readonly url: string;
}

/** Starts the payment service. @throws {Error} with a message of one line, if another process uses the port or the folder */
export async function createSandbox({
  host = '127.0.0.1',
  port = 0,
  ...options
}: SandboxOptions = {}): Promise<Sandbox> {
  const { apiKey = process.env.SANDBOX_API_KEY } = options;
  if (!isLoopback(host) && !apiKey) {
    throw new Error(`Listening on ${host} lets others in: set SANDBOX_API_KEY, or listen on 127.0.0.1.`);
  }
  const service = await createService(options);
  const { publicUrl } = options;
  const known = () => (typeof publicUrl === 'function' ? publicUrl() : publicUrl);
  // With a key, any host name is safe.
  const answersTo = (host?: string) =>
    Boolean(apiKey) || isOwnName(host) || (known() !== undefined && new URL(known()!).host === host);
  const server = createListener(service.app.fetch, { answersTo });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    await service.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken: set PORT to another one.`, { cause: error });
  }
  const { port: bound } = server.address() as AddressInfo;
  return {
    ...service,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await service.close();
    },
  };
}
