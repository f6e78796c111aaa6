import { logFault } from '../errors.js';
import type { World } from '../world.js';
import { allEndpoints } from './edit.js';
import { secretLine } from './endpoints.js';
import type { WebhookOptions } from './options.js';
import { postByHttp, resolveByDns } from './post.js';
import { releaseAll } from './queue.js';
import { Worker } from './worker.js';

const TIMEOUT_MS = 15_000;

export interface OpenOptions extends WebhookOptions {
  /** Returns the real time. */
  readonly realNow: () => Date;
  /** Called after each recorded attempt, with the id of its delivery. */
  readonly onAttempt: (delivery: string) => void;
}

/** @param exclusive true if no other process has the store open: claims are then left from an earlier process */
export async function openWebhooks(world: World, exclusive: boolean, options: OpenOptions): Promise<Worker> {
  const { db } = world;
  if (exclusive) await releaseAll(db);
  if (options.log) {
    for (const row of await allEndpoints(world)) options.log(secretLine(row));
  }
  return new Worker({
    db,
    targets: options.webhookTargets ?? 'loopback',
    resolve: options.resolve ?? resolveByDns,
    post: options.post ?? postByHttp,
    timeoutMs: options.webhookTimeout ?? TIMEOUT_MS,
    now: () => world.now(),
    realNow: options.realNow,
    chance: options.jitter ?? Math.random,
    onError: logFault,
    onAttempt: options.onAttempt,
  });
}
