/** The socket: it does not wait for the slow, and without a key it answers to this machine's own names only. */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isLoopback } from './auth.js';

export interface ListenerOptions {
  /** Whether it answers to this Host header. */
  readonly answersTo: (host: string | undefined) => boolean;
  /** Milliseconds for the headers of a request; three times as many for all of it. */
  readonly patience?: number;
}

const PATIENCE_MS = 10_000;

/**
 * Whether a Host header names this machine. A page of another site whose name was made to point here sends the other
 * site's (DNS rebinding), and to a browser everything here would be that page's own.
 */
export function isOwnName(host = ''): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');
  return isLoopback(name) || name.endsWith('.localhost');
}

/** The host of a target in absolute form, which counts instead of the Host header: RFC 9112, 3.2.2. */
function targetHost(target = ''): string | undefined {
  return URL.canParse(target) ? new URL(target).host : undefined;
}

export function createListener(
  fetch: (request: Request) => Response | Promise<Response>,
  { answersTo, patience = PATIENCE_MS }: ListenerOptions,
): Server {
  const answer = getRequestListener(fetch);
  const patient = {
    headersTimeout: patience,
    requestTimeout: 3 * patience,
    connectionsCheckingInterval: Math.min(5_000, patience),
  };
  return createServer(patient, (request, response) => {
    const { host } = request.headers;
    if (answersTo(host) && answersTo(targetHost(request.url) ?? host)) return void answer(request, response);
    const message = 'This is not a name of this machine: use 127.0.0.1 or localhost, or set SANDBOX_API_KEY.';
    const error = { type: 'invalid_request_error', code: 'misdirected_request', message };
    response.writeHead(421, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify({ error }));
  });
}
