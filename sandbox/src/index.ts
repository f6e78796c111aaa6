import { randomBytes } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { createApp } from './app.js';
import { openStore, type StoreOptions } from './store/open.js';
import { transactions } from './store/transact.js';
import type { WebhookOptions } from './webhooks/options.js';
import { startWebhooks } from './webhooks/start.js';

export interface SandboxOptions extends StoreOptions, WebhookOptions {
  /**
   * Origin that consumers reach the sandbox by, without a slash at the end, or what tells it once a port is known; the
   * request's own when absent.
   */
  publicUrl?: string | (() => string);
  now?: () => Date;
  /** As many random bytes as asked for. */
  random?: (bytes: number) => Uint8Array;
}

export interface Sandbox {
  /** Serves `/v1/…` and `/sandbox…`; to be mounted with `app.route('/', sandbox.app)`, or asked with `app.request()`. */
  readonly app: OpenAPIHono;
  /** Sends all webhooks that are due, and waits for their answers. It happens by itself too, a moment later. */
  deliver(): Promise<void>;
  /** Ends it; what was acknowledged stays in the folder. */
  close(): Promise<void>;
}

/**
 * Starts the payment service.
 * @throws {Error} one line, when the store cannot be opened, or its folder is in use by another process
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { publicUrl, now = () => new Date(), random = (bytes) => randomBytes(bytes) } = options;
  const store = await openStore(options);
  const origin = typeof publicUrl === 'string' ? () => publicUrl : publicUrl;
  const world = { db: store.db, transaction: transactions(store.db), now, random, publicUrl: origin };
  const worker = await startWebhooks(world, store.alone, options);
  const { webhookTargets: targets = 'loopback', log = () => {} } = options;
  return {
    app: createApp(world, { targets, log, written: () => worker.wake() }),
    deliver: () => worker.drain(),
    close: async () => {
      await worker.stop();
      await store.close();
    },
  };
}
