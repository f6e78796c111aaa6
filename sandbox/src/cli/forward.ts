/** Receives webhooks on this machine, and forwards each unchanged. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { StatusCode } from 'hono/utils/http-status';
import { listen, type Listening } from '../listener.js';

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

/**
 * The sandbox gets the status of the target, so that it retries as it would without this receiver.
 * @param target null to receive without forwarding
 */
export function receive(target: string | null, onForwarded: (result: Forwarded) => void): Promise<Listening> {
  const app = new Hono();
  app.post('*', bodyLimit({ maxSize: MAX_BODY }), async (context) => {
    const body = await context.req.arrayBuffer();
    const event = eventIn(body);
    if (!event) return context.body(null, 400);
    const result = await forward(target, context.req.header(), body);
    onForwarded({ event, ...result });
    return context.body(null, (result.status ?? 502) as StatusCode);
  });
  app.all('*', (context) => context.body(null, 400));
  return listen(app.fetch, { host: '127.0.0.1', port: 0, answersTo: () => true });
}

function eventIn(body: ArrayBuffer): Forwarded['event'] | null {
  try {
    const { id, type } = JSON.parse(Buffer.from(body).toString()) as Forwarded['event'];
    return typeof id === 'string' && typeof type === 'string' ? { id, type } : null;
  } catch {
    return null;
  }
}

async function forward(
  target: string | null,
  received: Record<string, string>,
  body: ArrayBuffer,
): Promise<Omit<Forwarded, 'event'>> {
  if (target === null) return { status: 204, duration_ms: 0, error: null };
  const started = performance.now();
  const result = (status: number | null, error: string | null) => ({
    status,
    duration_ms: Math.round(performance.now() - started),
    error,
  });
  const headers = Object.entries(received).filter(([name]) => !OF_CONNECTION.has(name));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(target, {
      method: 'POST',
      headers,
      body,
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
