/** The service without an HTTP server, for mounting in another app and for tests. */
import { randomBytes } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { createApp } from './app.js';
import { Clock } from './clock/clock.js';
import { startTicker } from './clock/ticker.js';
import { resetStore } from './reset.js';
import { openStore, type StoreOptions } from './store/open.js';
import { transactions } from './store/transact.js';
import type { WebhookOptions } from './webhooks/options.js';
import { openWebhooks } from './webhooks/open.js';

export interface ServiceOptions extends StoreOptions, WebhookOptions {
  /**
   * Origin at which consumers reach the sandbox, without a trailing slash; a function if it is known only later. The
   * origin of the request if absent.
   */
  publicUrl?: string | (() => string);
  /** The bearer key that requests need; `SANDBOX_API_KEY` if absent, and none if that is not set either. */
  apiKey?: string | undefined;
  /** Returns the real time. */
  now?: () => Date;
  /** Returns the given number of random bytes. */
  random?: (bytes: number) => Uint8Array;
  /** If true (default), due jobs and webhooks run in the background. If false, only on requests and clock advances. */
  ticking?: boolean;
}

export interface Service {
  /** Handles `/v1/…` and `/sandbox…`. Mount it with `app.route('/', service.app)`, or call `app.request()`. */
  readonly app: OpenAPIHono;
  /** Deletes all data and returns to the real time. */
  reset(): Promise<void>;
  /** Sends all webhooks that are due, and waits for the responses. */
  deliver(): Promise<void>;
  /** Stops the service. Acknowledged data stays in the folder. */
  close(): Promise<void>;
}

/** @throws {Error} with a message of one line, if the store cannot be opened or another process uses its folder */
export async function createService(options: ServiceOptions = {}): Promise<Service> {
  const { publicUrl, apiKey = process.env.SANDBOX_API_KEY, now = () => new Date(), ticking = true } = options;
  const { random = (bytes: number) => randomBytes(bytes) } = options;
  const store = await openStore(options);
  const clock = new Clock(store.db, now);
  await clock.load();
  const origin = typeof publicUrl === 'string' ? () => publicUrl : publicUrl;
  const world = { db: store.db, transaction: transactions(store.db), now: clock.now, random, publicUrl: origin };
  const reset = () => resetStore(world, clock);
  const stop = ticking ? startTicker(world, clock) : () => Promise.resolve();
  const { webhookTargets: targets = 'loopback', log = () => {} } = options;
  const worker = await openWebhooks(world, store.exclusive, options);
  if (ticking) worker.start();
  return {
    app: createApp({ world, clock, apiKey, reset, targets, log, onWrite: () => worker.wake() }),
    reset,
    deliver: () => worker.drain(),
    close: async () => {
      await stop();
      await worker.stop();
      await store.close();
    },
  };
}
