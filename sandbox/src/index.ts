/** The sandbox as an HTTP server. */
import { setTimeout as wait } from 'node:timers/promises';
import { isLoopback } from './auth.js';
import type { Fixtures } from './fixtures/content.js';
import { localAddresses } from './lan.js';
import { isOwnName, listen, type Listening } from './listener.js';
import { createService, type Service, type ServiceOptions } from './service.js';

export { localAddresses } from './lan.js';
export { isOwnName, listen, type Listening, type ListenOptions } from './listener.js';
export { readAllowLan } from './settings.js';
export type { Fixtures } from './fixtures/content.js';
export type { Loaded } from './fixtures/load.js';
export type { Made } from './fixtures/requests.js';
export { createService, type Service, type ServiceOptions } from './service.js';

export interface SandboxOptions extends ServiceOptions {
  /** The address to listen on; any other than a loopback address needs a key. */
  host?: string;
  /** The port to listen on; any free one if absent. */
  port?: number;
  /** Seconds for which a sandbox that closes still answers, while health checks get 503 (default 0). */
  drainSeconds?: number | undefined;
  /** Loaded before the promise resolves: see docs/sandbox.md. */
  fixtures?: Fixtures;
}

export interface Sandbox extends Service {
  /** Base URL, for example `http://127.0.0.1:4242`. */
  readonly url: string;
  /** Base URL for other devices of the local network, with `allowLan`. */
  readonly lanUrl?: string;
}

/** Starts the payment service. @throws {Error} with a message of one line, if another process uses the port or the folder, or a fixture is wrong */
export async function createSandbox({
  host = '127.0.0.1',
  port = 0,
  fixtures,
  drainSeconds = 0,
  ...options
}: SandboxOptions = {}): Promise<Sandbox> {
  const { apiKey = process.env.SANDBOX_API_KEY } = options;
  if (!isLoopback(host) && !apiKey) {
    throw new Error(`Listening on ${host} lets others in: set SANDBOX_API_KEY, or listen on 127.0.0.1.`);
  }
  let bound = 0;
  const lan = options.allowLan ? () => urlOf(lanHost(host), bound) : undefined;
  const { publicUrl = lan } = options;
  const service = await createService({ ...options, ...(publicUrl ? { publicUrl } : {}) });
  const known = () => (typeof publicUrl === 'function' ? publicUrl() : publicUrl);
  // With a key, any host name is safe.
  const answersTo = (host?: string) =>
    Boolean(apiKey) || isOwnName(host) || (known() !== undefined && new URL(known()!).host === host);
  let server: Listening;
  try {
    server = await listen(service.app.fetch, { host, port, answersTo });
  } catch (error) {
    await service.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken: set PORT to another one.`, { cause: error });
  }
  bound = server.port;
  const url = urlOf(host, bound);
  const sandbox: Sandbox = {
    ...service,
    url,
    ...(lan ? { lanUrl: lan() } : {}),
    load: (content, origin = known() ?? url) => service.load(content, origin),
    close: async () => {
      service.drain();
      if (drainSeconds) await wait(drainSeconds * 1_000);
      await server.close();
      await service.close();
    },
  };
  try {
    if (fixtures !== undefined) await sandbox.load(fixtures);
  } catch (error) {
    await sandbox.close();
    throw error;
  }
  return sandbox;
}

const urlOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The address at which other devices reach a server that listens on the host. */
function lanHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? (localAddresses()[0] ?? '127.0.0.1') : host;
}
