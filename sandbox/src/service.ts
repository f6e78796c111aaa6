/** The service without an HTTP server, for mounting in another app and for tests. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { createApp } from './app.js';
import { Clock, nextStream } from './clock/clock.js';
import { startTicker } from './clock/ticker.js';
import { checked } from './errors.js';
import { contentOf, type Fixtures } from './fixtures/content.js';
import { FixturesFile } from './fixtures/file.js';
import { loadFixtures, type Loaded } from './fixtures/load.js';
import { pooledRandom, seededRandom, type Random } from './random.js';
import { resetStore } from './reset.js';
import { DEFAULT_DAYS, tidy } from './retention.js';
import { Changes } from './live/changes.js';
import { RequestLog } from './requests/log.js';
import { openStore, type StoreOptions } from './store/open.js';
import type { WebhookOptions } from './webhooks/options.js';
import { openWebhooks } from './webhooks/open.js';
import type { World } from './world.js';

const DEFAULT_RESENDS = 5;
/** QR codes hold letters without accents. */
const MERCHANT = /^(?=.*[a-z\d]).{1,64}$/i;

/** The origin of pages for consumers, if no request or option has another one. */
const DEFAULT_ORIGIN = 'http://127.0.0.1:4242';

export interface ServiceOptions extends StoreOptions, WebhookOptions {
  /**
   * Origin at which consumers reach the sandbox, without a trailing slash; a function if it is known only later. The
   * origin of the request if absent.
   */
  publicUrl?: string | (() => string);
  /** The bearer key that requests need; `SANDBOX_API_KEY` if absent, and none if that is not set either. */
  apiKey?: string | undefined;
  /** If true, a `return_url` may be http in a local network, so that a phone can be used. */
  allowLan?: boolean | undefined;
  /** Returns the real time. */
  now?: () => Date;
  /** Repeats ids, codes and instruments: a new or reset sandbox gives the same ones in the same order. Random if absent. */
  seed?: string | undefined;
  /** The one-time code of every mandate, of 4 to 8 digits; random if absent. */
  otp?: string | undefined;
  /** One-time codes that may be sent again for a mandate until the last one expires (default 5); then 429. 0 refuses each. */
  otpResends?: number | undefined;
  /** The merchant's name on the bank's page, in QR codes and as the beneficiary of transfers (default `Example Shop`). */
  merchant?: string | undefined;
  /** Days after which events, deliveries and idempotency keys are removed (default 30). */
  retentionDays?: number | undefined;
  /** If true (default), due jobs and webhooks run in the background. If false, only on requests and clock advances. */
  ticking?: boolean;
  /** If true (default), the latest requests are kept in memory for `/sandbox/requests`. */
  requestLog?: boolean | undefined;
}

export interface Service {
  /** Handles `/v1/…` and `/sandbox…`. Mount it with `app.route('/', service.app)`, or call `app.request()`. */
  readonly app: OpenAPIHono;
  /** Deletes all data and returns to the real time. */
  reset(): Promise<void>;
  /**
   * Loads fixtures: see docs/sandbox.md.
   * @param origin at which consumers reach the sandbox
   * @throws {Error} that names the first wrong fixture and field: nothing is loaded then. Or a fault of the store: then the same
   *   fixtures load the rest.
   */
  load(fixtures: Fixtures, origin?: string): Promise<Loaded>;
  /** Sends all webhooks that are due, and waits for the responses. */
  deliver(): Promise<void>;
  /** From now on, health checks get 503. */
  drain(): void;
  /** Stops the service. Acknowledged data stays in the folder. */
  close(): Promise<void>;
}

/**
 * @param open opens the store; tests of restarts keep it open
 * @throws {Error} with a message of one line, if the store cannot be opened or another process uses its folder
 */
export async function createService(options: ServiceOptions = {}, open = openStore): Promise<Service> {
  const { publicUrl, apiKey = process.env.SANDBOX_API_KEY, now = () => new Date(), ticking = true } = options;
  const { seed, otp, otpResends = DEFAULT_RESENDS, allowLan = false, retentionDays = DEFAULT_DAYS } = options;
  if (otp !== undefined && !/^\d{4,8}$/.test(otp)) throw new Error('otp: expected 4 to 8 digits.');
  if (!Number.isSafeInteger(otpResends) || otpResends < 0)
    throw new Error('otpResends: expected a whole number from 0.');
  const { merchant = 'Example Shop' } = options;
  if (!MERCHANT.test(merchant))
    throw new Error('merchant: expected 1 to 64 characters, with a Latin letter or a digit.');
  const store = await open(options);
  const { db } = store;
  const changes = new Changes();
  const requests = (options.requestLog ?? true) ? new RequestLog() : undefined;
  let random: Random = pooledRandom();
  const clock = new Clock(db, now, async () => {
    if (seed !== undefined) random = seededRandom(`${seed} ${await nextStream(db)}`);
    requests?.clear();
    changes.report({ reset: true });
  });
  await clock.load();
  const origin = typeof publicUrl === 'string' ? () => publicUrl : publicUrl;
  const world: World = {
    db,
    now: clock.now,
    random: (bytes) => random(bytes),
    otp,
    otpResends,
    merchant,
    retentionDays,
    publicUrl: origin,
    allowLan,
  };
  const reset = () => resetStore(clock);
  const stop = ticking ? startTicker(world, clock, tidy) : () => Promise.resolve();
  const { webhookTargets: targets = 'loopback', log = () => {} } = options;
  const worker = await openWebhooks(world, store.exclusive, {
    ...options,
    realNow: now,
    onAttempt: (delivery) => changes.report({ delivery }),
  });
  if (ticking) worker.start();
  const onWrite = () => {
    worker.wake();
    changes.report();
  };
  const load = (file: FixturesFile, at: string) => loadFixtures(world, appIn, file, at);
  let draining = false;
  const shared = { clock, reset, load, targets, log, changes, isDraining: () => draining };
  const appIn = (inner: World) =>
    createApp({ ...shared, world: inner, onWrite: () => {}, requests: undefined, isShared: false });
  return {
    app: createApp({ ...shared, world, apiKey, onWrite, requests, isShared: !store.exclusive }),
    reset,
    load: async (fixtures, at = origin?.() ?? DEFAULT_ORIGIN) => {
      const loaded = await load(checked(FixturesFile, await contentOf(fixtures)), at);
      onWrite();
      return loaded;
    },
    deliver: async () => {
      // Another process may have advanced it.
      await clock.load();
      await worker.drain();
    },
    drain: () => {
      draining = true;
    },
    close: async () => {
      await changes.end();
      await stop();
      await worker.stop();
      await store.close();
    },
  };
}
