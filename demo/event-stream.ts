import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ChangedResource, Changes } from './changes.js';

/** Often enough for proxies, which end connections that are silent for a minute, and for the page, which waits 45 s. */
const HEARTBEAT_MS = 15_000;

/**
 * Server-Sent Events of one payment or mandate: how it stands now, and each change.
 * @param now asked after listening has begun, so that nothing is missed between the two
 */
export function eventStream(
  context: Context,
  changes: Changes,
  id: string,
  now: () => Promise<unknown>,
): Response | Promise<Response> {
  const response = streamSSE(context, async (stream) => {
    const send = (resource: unknown) => void stream.writeSSE({ data: JSON.stringify(resource) });
    const stop = changes.listen(id, (resource: ChangedResource) => send(resource));
    const beat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT_MS);
    const left = new Promise<void>((resolve) => stream.onAbort(resolve));
    try {
      send(await now());
      await left;
    } finally {
      stop();
      clearInterval(beat);
    }
  });
  // Some proxies collect what they pass on, unless they are told not to.
  response.headers.set('x-accel-buffering', 'no');
  return response;
}
