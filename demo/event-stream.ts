import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ChangedResource, Changes } from './changes.js';

/** Proxies close connections that are idle for a minute, and the page's timeout is 45 s. */
const HEARTBEAT_MS = 15_000;

/**
 * Server-Sent Events of one payment or mandate: its current state, then each change.
 * @param snapshot called after subscribing, so that no change between the two is missed
 */
export function eventStream(
  context: Context,
  changes: Changes,
  id: string,
  snapshot: () => Promise<unknown>,
): Response | Promise<Response> {
  const response = streamSSE(context, async (stream) => {
    const send = (resource: unknown) => void stream.writeSSE({ data: JSON.stringify(resource) });
    const unsubscribe = changes.subscribe(id, (resource: ChangedResource) => send(resource));
    const heartbeat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT_MS);
    const disconnected = new Promise<void>((resolve) => stream.onAbort(resolve));
    try {
      send(await snapshot());
      await disconnected;
    } finally {
      unsubscribe();
      clearInterval(heartbeat);
    }
  });
  // Disables buffering in nginx and similar proxies.
  response.headers.set('x-accel-buffering', 'no');
  return response;
}
