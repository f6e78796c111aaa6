/** The server of a host: its pages, the built library, and a backend that a test provides. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const SCRIPT = '<script type="module" src="/dist/pay-elements.js"></script>';
/** The library in one file, for pages without modules. */
export const CLASSIC = '<script src="/dist/pay-elements.all.js"></script>';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The body of the request. */
  readonly body: string;
  json(status: number, body: unknown): void;
}

/** Handlers by path, without query. */
export type Routes = Record<string, (exchange: Exchange) => unknown>;

export const html = (body: string) => `<!doctype html><html lang="en"><title>Shop</title><body>${body}`;

/** A handler that responds with a page. */
export const page =
  (body: string, headers: Record<string, string> = {}) =>
  ({ response }: Exchange) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html(body));

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Files of the build, at `/dist/` and as separate modules at `/copy-1/`, `/copy-2/` and so on. */
function file(path: string): { type: string; body: Buffer } | null {
  const [, modules, name] = /^\/(node_modules|dist|copy-\d)\/((?:@?[\w-][\w.-]*\/)*[\w.-]+)$/.exec(path) ?? [];
  if (!name) return null;
  try {
    const body = readFileSync(join(ROOT, modules === 'node_modules' ? modules : 'dist', name));
    return { body, type: TYPES[extname(name)] ?? 'application/octet-stream' };
  } catch {
    return null;
  }
}

export interface Server {
  readonly url: string;
  close(): void;
}

/** @param routes the handlers of the host; other paths are files of the build, or 404 */
export async function startServer(routes: Routes): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://host');
    const route = routes[pathname];
    const found = route ? null : file(pathname);
    // A frame without an origin requests its modules across origins.
    response.setHeader('access-control-allow-origin', '*');
    if (found) return void response.writeHead(200, { 'content-type': found.type }).end(found.body);
    if (!route) return void response.writeHead(404).end();
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const json = (status: number, value: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      route({ request, response, body, json });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
