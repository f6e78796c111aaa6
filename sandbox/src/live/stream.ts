/** `/sandbox/stream`: requests, events and deliveries as Server-Sent Events. */
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { logFault } from '../errors.js';
import { route } from '../openapi/route.js';
import type { RequestLog } from '../requests/log.js';
import type { World } from '../world.js';
import type { Changes } from './changes.js';
import { Tail } from './tail.js';

/** The store is read after each change of this process, and for changes of others as often as this. */
const IDLE_MS = 1_000;
/** Shortest time between two reads, so that a stream does not slow down a load test. */
const PAUSE_MS = 50;
/** A comment is sent as often as this, so that proxies do not close the connection. */
const COMMENT_MS = 15_000;

export interface StreamOptions {
  readonly world: World;
  readonly changes: Changes;
  readonly log: RequestLog | undefined;
}

export function streamRoute(app: OpenAPIHono, options: StreamOptions): void {
  route(app, 'GET /sandbox/stream', {
    operationId: 'followChanges',
    tag: 'Requests',
    summary: 'Follow requests, events and deliveries',
    description: 'Sends each as a Server-Sent Event. With `Last-Event-ID`, events continue after that one.',
    media: ['text/event-stream'],
    handle: ({ context }) => {
      const last = context.req.header('last-event-id');
      // A proxy must not collect the messages.
      context.header('x-accel-buffering', 'no');
      // After an error the stream ends, and the client connects again.
      return streamSSE(context, (stream) => options.changes.hold(follow(stream, options, last).catch(logFault)));
    },
  });
}

async function follow(stream: SSEStreamingApi, { world, changes, log }: StreamOptions, last?: string): Promise<void> {
  const tail = new Tail(world);
  let requests = log?.count ?? 0;
  /** Aborts at a change, which may come while the store is read. */
  let changed = new AbortController();
  const unsubscribe = changes.subscribe(({ delivery, reset }) => {
    if (reset) tail.reset();
    if (delivery !== undefined) tail.watch(delivery);
    changed.abort();
  });
  const stop = () => changed.abort();
  changes.ended.addEventListener('abort', stop);
  stream.onAbort(stop);
  const send = (event: string, value: { id: string }, id?: string) =>
    stream.writeSSE({ event, data: JSON.stringify(value), id });
  try {
    await tail.start(last);
    await stream.write(': open\n\n');
    let written = performance.now();
    while (!stream.aborted && !changes.ended.aborted) {
      changed = new AbortController();
      const logged = log?.since(requests) ?? [];
      // Counted before the writes, during which more may be logged.
      requests = log?.count ?? 0;
      for (const request of logged) await send('request', request);
      const { events, deliveries, more } = await tail.next();
      for (const event of events) await send('event', event, event.id);
      for (const delivery of deliveries) await send('delivery', delivery);
      if (performance.now() - written > COMMENT_MS) {
        written = performance.now();
        await stream.write(': idle\n\n');
      }
      if (!more) await wait(IDLE_MS, undefined, { signal: changed.signal, ref: false }).catch(() => {});
      await wait(PAUSE_MS, undefined, { ref: false });
    }
  } finally {
    unsubscribe();
    changes.ended.removeEventListener('abort', stop);
  }
}
