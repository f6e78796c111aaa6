/** The HTTP server. It limits slow requests and, without a key, accepts only host names of this machine. */
import { once } from 'node:events';
import { createServer, STATUS_CODES, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { isLoopback } from './auth.js';
import type { Envelope } from './errors.js';

export interface ListenOptions {
  /** The address to listen on; all addresses if absent. */
  readonly host?: string;
  /** The port to listen on; 0 for any free port. */
  readonly port: number;
  /** Returns true if the server accepts this Host header. */
  readonly answersTo: (host: string | undefined) => boolean;
  /** Timeout for the headers of a request, in milliseconds; the whole request may take three times as long. */
  readonly timeout?: number;
}

export interface Listening {
  readonly port: number;
  /** Accepts nothing more, and resolves when the requests in progress have been answered, or after five seconds. Streams end at once. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 10_000;
/** Time that requests in progress have when the server closes. */
const GRACE_MS = 5_000;

/**
 * Returns true if a Host header names this machine. This prevents DNS rebinding: a site whose name resolves to this
 * machine sends its own name, and the browser would give its pages access to the sandbox.
 */
export function isOwnName(host = ''): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');
  return isLoopback(name) || name.endsWith('.localhost');
}

/** The host of a request target in absolute form. It replaces the Host header: RFC 9112, 3.2.2. */
function targetHost(target = ''): string | undefined {
  return URL.canParse(target) ? new URL(target).host : undefined;
}

const envelope = (code: string, message: string) =>
  JSON.stringify({ error: { type: 'invalid_request_error', code, message } } satisfies Envelope);

/** The status and message of a request that Node cannot read, by the code of its error. */
const UNREADABLE: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
};

/** Answers a request that Node cannot read, with the envelope of all errors. */
function refuse(socket: Duplex, code = ''): void {
  const [status, message] = UNREADABLE[code] ?? [400, 'The request is not HTTP.'];
  const body = envelope('request_param_error', message);
  const headers = ['content-type: application/json', `content-length: ${body.length}`, 'connection: close'];
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'));
}

/** @throws {Error} with the code `EADDRINUSE`, if another program uses the port */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port, answersTo, timeout = TIMEOUT_MS }: ListenOptions,
): Promise<Listening> {
  const listener = getRequestListener(fetch);
  const limits = {
    headersTimeout: timeout,
    requestTimeout: 3 * timeout,
    connectionsCheckingInterval: Math.min(5_000, timeout),
  };
  /** Responses in progress; true for a stream, which has no end. */
  const open = new Map<ServerResponse, boolean>();
  const server = createServer(limits, (request, response) => {
    const { host, accept } = request.headers;
    open.set(response, accept?.includes('text/event-stream') ?? false);
    response.once('close', () => open.delete(response));
    // A connection that was kept open must not bring another request.
    if (!server.listening) response.setHeader('connection', 'close');
    if (answersTo(host) && answersTo(targetHost(request.url) ?? host)) return void listener(request, response);
    const message = 'This is not a name of this machine: use 127.0.0.1 or localhost, or set SANDBOX_API_KEY.';
    response.writeHead(421, { 'content-type': 'application/json', connection: 'close' });
    response.end(envelope('misdirected_request', message));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswered = [...open.keys()].some((response) => response.socket === socket && response.headersSent);
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) socket.destroy();
    else refuse(socket, error.code);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const [response, isStream] of open) {
        if (isStream) response.destroy();
        else if (!response.headersSent) response.setHeader('connection', 'close');
      }
      const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}
