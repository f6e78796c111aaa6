/** Receives webhooks on this machine, and forwards each unchanged. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const TIMEOUT_MS = 14_000;
/** Larger than any message of the sandbox, in bytes. */
const MAX_BODY = 1_000_000;
/** Headers that belong to one connection. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

export interface Forwarded {
  readonly event: { readonly id: string; readonly type: string };
  /** The status that the target responded with; null if it did not. */
  readonly status: number | null;
  readonly duration_ms: number;
  readonly error: string | null;
}

export interface Receiver {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The sandbox gets the status of the target, so that it retries as it would without this receiver.
 * @param target null to receive without forwarding
 */
export async function receive(target: string | null, onForwarded: (result: Forwarded) => void): Promise<Receiver> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    let length = 0;
    request.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > MAX_BODY) request.destroy();
      else pieces.push(piece);
    });
    request.on('error', () => {});
    request.on('end', () => {
      const body = Buffer.concat(pieces);
      const event = eventIn(body);
      if (request.method !== 'POST' || !event) return void response.writeHead(400).end();
      void forward(target, request.headers, body).then((result) => {
        response.writeHead(result.status ?? 502).end();
        onForwarded({ event, ...result });
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function eventIn(body: Buffer): Forwarded['event'] | null {
  try {
    const { id, type } = JSON.parse(body.toString()) as Forwarded['event'];
    return typeof id === 'string' && typeof type === 'string' ? { id, type } : null;
  } catch {
    return null;
  }
}

async function forward(
  target: string | null,
  received: IncomingHttpHeaders,
  body: Buffer,
): Promise<Omit<Forwarded, 'event'>> {
  if (target === null) return { status: 204, duration_ms: 0, error: null };
  const started = performance.now();
  const result = (status: number | null, error: string | null) => ({
    status,
    duration_ms: Math.round(performance.now() - started),
    error,
  });
  const headers = Object.entries(received).filter(([name]) => !OF_CONNECTION.has(name)) as [string, string][];
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(target, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    return result(response.status, null);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    if (cause?.code === 'ECONNREFUSED') return result(null, `nothing listens at ${target}`);
    return result(null, signal.aborted ? `no answer in ${TIMEOUT_MS / 1_000} s` : (cause?.code ?? message));
  }
}
