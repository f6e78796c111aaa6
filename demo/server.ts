/** Runs the shop, the merchant's backend and the payment service in one process on one port. */
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createListener, createService, isOwnName } from 'pay-elements-sandbox';
import { createShop } from './shop.js';

export interface DemoOptions {
  /** 0 for any free port. If the port is in use, the next free one is used. */
  readonly port: number;
  /** The folder for the data of the service and the shop. */
  readonly dataDir: string;
  /** The folder of the repository. */
  readonly root: string;
}

export interface Demo {
  readonly url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const PORTS_TRIED = 20;

/** @throws {Error} with a message of one line, if no port is free or the data folder is in use */
export async function startDemo({ port, dataDir, root }: DemoOptions): Promise<Demo> {
  const { DATABASE_URL } = process.env;
  const store = DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: join(dataDir, 'sandbox') };
  const sandbox = await createService(store);
  try {
    // The app needs the port, which is known only after listening.
    const app = new Hono();
    const server = await listen(port, (request) => app.fetch(request));
    const url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
    app.route('/', createShop({ root, dataDir, url, service: url }));
    app.route('/', sandbox.app);
    return {
      url,
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

/** Listens on this machine only. */
async function listen(first: number, fetch: (request: Request) => Response | Promise<Response>): Promise<Server> {
  for (let port = first; ; port++) {
    const server = createListener(fetch, { answersTo: isOwnName });
    server.listen(port, HOST);
    try {
      await once(server, 'listening');
      return server;
    } catch (error) {
      const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!inUse || port >= Math.min(65_535, first + PORTS_TRIED)) throw error;
    }
  }
}
