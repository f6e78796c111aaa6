/** The HTTP server. It limits slow requests and, without a key, accepts only host names of this machine. */
import { once } from 'node:events';
import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { isLoopback } from './auth.js';
import { logFault, type Envelope } from './errors.js';
import { newRequestId } from './requests/id.js';

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
/** The longest time for which it still accepts connections then, and the time without a new one after which it stops. */
const ACCEPT_MS = 2_000;
const QUIET_MS = 30;

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

/** A refusal of a request before the service gets it. */
interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function refusal(status: number, message: string): Refusal {
  const code = status === 421 ? 'misdirected_request' : 'request_param_error';
  const error: Envelope['error'] =
    status === 500 ? { type: 'api_error', message } : { type: 'invalid_request_error', code, message };
  const body = JSON.stringify({ error } satisfies Envelope);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'request-id': newRequestId(),
    connection: 'close',
  };
  return { status, headers, body };
}

const refuse = (response: ServerResponse, { status, headers, body }: Refusal) =>
  response.writeHead(status, headers).end(body);

/** The status and message of a request that Node cannot read, by the code of its error. */
const UNREADABLE: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
};

/** Answers a request that Node cannot read. */
function refuseUnread(socket: Duplex, code = ''): void {
  const { status, headers, body } = refusal(...(UNREADABLE[code] ?? [400, 'The request is not HTTP.']));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

/** The response to a request that has no URL, such as `OPTIONS *`, or to a fault outside the service. */
function errorHandler(error: unknown): Response {
  const isRefused = error instanceof RequestError;
  // A client that has left during its upload is not a fault.
  if (!isRefused && (error as NodeJS.ErrnoException).code !== 'ECONNRESET') logFault(error);
  const { status, headers, body } = isRefused ? refusal(400, `${error.message}.`) : refusal(500, 'The sandbox failed.');
  return new Response(body, { status, headers });
}

/** Takes the connections that clients have already made: those that are in the kernel's queue when a server closes are reset. */
async function acceptAll(server: Server): Promise<void> {
  const end = performance.now() + ACCEPT_MS;
  let isQuiet: boolean;
  const hear = () => {
    isQuiet = false;
  };
  server.on('connection', hear);
  do {
    isQuiet = true;
    await wait(QUIET_MS);
  } while (!isQuiet && performance.now() < end);
  server.off('connection', hear);
}

/** @throws {Error} with the code `EADDRINUSE`, if another program uses the port */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port, answersTo, timeout = TIMEOUT_MS }: ListenOptions,
): Promise<Listening> {
  const listener = getRequestListener(fetch, { errorHandler });
  const limits = {
    // Node would refuse the request without the envelope.
    requireHostHeader: false,
    headersTimeout: timeout,
    requestTimeout: 3 * timeout,
    connectionsCheckingInterval: Math.min(5_000, timeout),
  };
  /** Responses in progress; true for a stream, which has no end. */
  const open = new Map<ServerResponse, boolean>();
  let isClosing = false;
  const server = createServer(limits, (request, response) => {
    const { host, accept } = request.headers;
    open.set(response, accept?.includes('text/event-stream') ?? false);
    response.once('close', () => open.delete(response));
    // A connection that was kept open must not bring another request.
    if (isClosing) response.setHeader('connection', 'close');
    if (host === undefined) return void refuse(response, refusal(400, 'The request has no Host header.'));
    if (answersTo(host) && answersTo(targetHost(request.url) ?? host)) return void listener(request, response);
    const message = 'This is not a name of this machine: use 127.0.0.1 or localhost, or set SANDBOX_API_KEY.';
    refuse(response, refusal(421, message));
  });
  server.on('checkExpectation', (_, response) => {
    refuse(response, refusal(417, 'The only expectation that can be met is 100-continue.'));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswered = [...open.keys()].some((response) => response.socket === socket && response.headersSent);
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) socket.destroy();
    else refuseUnread(socket, error.code);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      isClosing = true;
      const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await acceptAll(server);
      const closed = once(server, 'close');
      server.close();
      for (const [response, isStream] of open) {
        if (isStream) response.destroy();
        else if (!response.headersSent) response.setHeader('connection', 'close');
      }
      await closed;
      clearTimeout(timer);
    },
  };
}
