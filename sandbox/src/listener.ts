/** The HTTP server. It limits slow requests and, without a key, accepts only host names of this machine. */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isLoopback } from './auth.js';

export interface ListenerOptions {
  /** Returns true if the server accepts this Host header. */
  readonly answersTo: (host: string | undefined) => boolean;
  /** Timeout for the headers of a request, in milliseconds; the whole request may take three times as long. */
  readonly timeout?: number;
}

const TIMEOUT_MS = 10_000;

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

export function createListener(
  fetch: (request: Request) => Response | Promise<Response>,
  { answersTo, timeout = TIMEOUT_MS }: ListenerOptions,
): Server {
  const listener = getRequestListener(fetch);
  const limits = {
    headersTimeout: timeout,
    requestTimeout: 3 * timeout,
    connectionsCheckingInterval: Math.min(5_000, timeout),
  };
  return createServer(limits, (request, response) => {
    const { host } = request.headers;
    if (answersTo(host) && answersTo(targetHost(request.url) ?? host)) return void listener(request, response);
    const message = 'This is not a name of this machine: use 127.0.0.1 or localhost, or set SANDBOX_API_KEY.';
    const error = { type: 'invalid_request_error', code: 'misdirected_request', message };
    response.writeHead(421, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify({ error }));
  });
}
