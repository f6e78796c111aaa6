/** The service without a socket: to be mounted in another app, or asked by tests. */
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
   * Origin that consumers reach the sandbox by, without a slash at the end, or what tells it once a port is known; the
   * request's own when absent.
   */
  publicUrl?: string | (() => string);
  /** The bearer key that requests must have; `SANDBOX_API_KEY` when absent, and none when that is not set either. */
  apiKey?: string | undefined;
  /** The real time. */
  now?: () => Date;
  /** As many random bytes as asked for. */
  random?: (bytes: number) => Uint8Array;
  /** Whether it looks for itself what has become due; else only when it is asked, and when the clock is advanced. */
  ticking?: boolean;
}

export interface Service {
  /** Serves `/v1/…` and `/sandbox…`; to be mounted with `app.route('/', service.app)`, or asked with `app.request()`. */
  readonly app: OpenAPIHono;
  /** Forgets everything, and goes back to the real time. */
  reset(): Promise<void>;
  /** Sends all webhooks that are due, and waits for their answers. */
  deliver(): Promise<void>;
  /** Ends it; what was acknowledged stays in the folder. */
  close(): Promise<void>;
}

/** @throws {Error} one line, when the store cannot be opened, or its folder is in use by another process */
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
  const worker = await openWebhooks(world, store.alone, options);
  if (ticking) worker.start();
  return {
    app: createApp({ world, clock, apiKey, reset, targets, log, written: () => worker.wake() }),
    reset,
    deliver: () => worker.drain(),
    close: async () => {
      await stop();
      await worker.stop();
      await store.close();
    },
  };
}
