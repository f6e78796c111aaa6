/** Runs the shop, the merchant's backend and the payment service in one process on one port. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createService, isOwnName, listen, localAddresses, type Listening } from 'pay-elements-sandbox';
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
  const sandbox = await createService({
    ...store,
    merchant: 'Norte Coffee',
    apiKey,
    allowLan,
    ...(log ? { log } : {}),
  });
  try {
    // The app needs the port, which is known only after listening.
    const app = new Hono();
    // The sandbox compresses its own responses, which this leaves unchanged.
    app.use(compress());
    const server = await listenFrom(port, addresses, (request) => app.fetch(request));
    const url = urlOf(HOST, server.port);
    const send = (request: Request) => sandbox.app.fetch(request);
    app.route('/', createShop({ root, dataDir, url, service: url, send, ...(apiKey ? { apiKey } : {}) }));
    app.route('/', sandbox.app);
    return {
      url,
      ...(allowLan ? { lan: { urls: addresses.map((address) => urlOf(address, server.port)), key: apiKey! } } : {}),
      close: async () => {
        await server.close();
        await sandbox.close();
      },
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

const urlOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Listens on this machine only, or on all addresses if it has some in the local network. */
async function listenFrom(
  first: number,
  addresses: readonly string[],
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<Listening> {
  // Names are refused: one of another site may resolve to these addresses.
  const names = addresses.map((address) => new URL(urlOf(address, 1)).hostname);
  const answersTo = (host = '') => isOwnName(host) || names.includes(host.replace(/:\d+$/, ''));
  for (let port = first; ; port++) {
    try {
      return await listen(fetch, { port, answersTo, ...(names.length ? {} : { host: HOST }) });
    } catch (error) {
      const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!inUse || port >= Math.min(65_535, first + PORTS_TRIED)) throw error;
    }
  }
}
