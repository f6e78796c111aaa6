/** Runs the shop, the merchant's backend and the payment service in one process on one port. */
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createListener, createService, isOwnName, localAddresses } from 'pay-elements-sandbox';
import { createShop } from './shop.js';

export interface DemoOptions {
  /** 0 for any free port. If the port is in use, the next free one is used. */
  readonly port: number;
  /** The folder for the data of the service and the shop. */
  readonly dataDir: string;
  /** The folder of the repository. */
  readonly root: string;
  /** If true, other devices of the local network reach the shop, for example a phone. All but the shop then needs a key. */
  readonly allowLan?: boolean;
  /** Receives one line for each webhook endpoint, with its secret. */
  readonly log?: (line: string) => void;
}

export interface Demo {
  readonly url: string;
  /** With `allowLan`: the addresses of the shop for other devices, and the key of the sandbox. */
  readonly lan?: { readonly urls: readonly string[]; readonly key: string };
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const PORTS_TRIED = 20;

/** @throws {Error} with a message of one line, if no port is free or the data folder is in use */
export async function startDemo({ port, dataDir, root, allowLan = false, log }: DemoOptions): Promise<Demo> {
  const { DATABASE_URL, SANDBOX_API_KEY } = process.env;
  const addresses = allowLan ? localAddresses() : [];
  const apiKey = SANDBOX_API_KEY || (allowLan ? randomBytes(12).toString('base64url') : undefined);
  const store = DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: join(dataDir, 'sandbox') };
  const sandbox = await createService({ ...store, apiKey, allowLan, ...(log ? { log } : {}) });
  try {
    // The app needs the port, which is known only after listening.
    const app = new Hono();
    const server = await listen(port, addresses, (request) => app.fetch(request));
    const { port: bound } = server.address() as AddressInfo;
    const url = urlOf(HOST, bound);
    app.route('/', createShop({ root, dataDir, url, service: url, ...(apiKey ? { apiKey } : {}) }));
    app.route('/', sandbox.app);
    return {
      url,
      ...(allowLan ? { lan: { urls: addresses.map((address) => urlOf(address, bound)), key: apiKey! } } : {}),
      close: async () => {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
        await sandbox.close();
      },
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

const urlOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Listens on this machine only, or for the local network too if it has addresses there. */
async function listen(
  first: number,
  addresses: readonly string[],
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<Server> {
  for (let port = first; ; port++) {
    // A name of another site that resolves to an address of this machine is refused: only the address is accepted.
    const hosts = () =>
      addresses.map((address) => new URL(urlOf(address, (server.address() as AddressInfo).port)).host);
    const answersTo = (host?: string) => isOwnName(host) || hosts().includes(host ?? '');
    const server: Server = createListener(fetch, { answersTo });
    server.listen(port, addresses.length ? undefined : HOST);
    try {
      await once(server, 'listening');
      return server;
    } catch (error) {
      const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!inUse || port >= Math.min(65_535, first + PORTS_TRIED)) throw error;
    }
  }
}
