/** The sandbox behind a port. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createSandbox, type Sandbox, type SandboxOptions } from './index.js';

export interface ServeOptions extends SandboxOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host?: string | undefined;
}

export interface Serving {
  readonly sandbox: Sandbox;
  readonly url: string;
  close(): Promise<void>;
}

/** @throws {Error} one line, when the port is taken or the store cannot be opened */
export async function serve({ port, host = '127.0.0.1', ...options }: ServeOptions): Promise<Serving> {
  const server = createServer();
  await listen(server, port, host);
  const { address, port: bound, family } = server.address() as AddressInfo;
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`;
  try {
    const sandbox = await createSandbox(options);
    const answer = getRequestListener(sandbox.app.fetch);
    server.on('request', (request, response) => void answer(request, response));
    return {
      sandbox,
      url,
      close: async () => {
        await end(server);
        await sandbox.close();
      },
    };
  } catch (error) {
    await end(server);
    throw error;
  }
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken: set PORT to another one.`, { cause: error });
  }
}

async function end(server: Server): Promise<void> {
  server.close();
  // Whoever is being answered is answered; who only stays connected is not waited for.
  server.closeIdleConnections();
  const cutOff = setTimeout(() => server.closeAllConnections(), 2_000);
  await once(server, 'close');
  clearTimeout(cutOff);
}
