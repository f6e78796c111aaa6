import type { World } from '../world.js';
import { allEndpoints } from './edit.js';
import { secretLine } from './endpoints.js';
import type { WebhookOptions } from './options.js';
import { postByHttp, resolveByDns } from './post.js';
import { releaseAll } from './queue.js';
import { Worker, type WorkerOptions } from './worker.js';

const TIMEOUT_MS = 15_000;

type OpenOptions = WebhookOptions & Pick<WorkerOptions, 'realNow' | 'onAttempt'>;

/** @param exclusive true if no other process has the store open: claims are then left from an earlier process */
export async function openWebhooks(world: World, exclusive: boolean, options: OpenOptions): Promise<Worker> {
  const { webhookTargets = 'loopback', webhookTimeout = TIMEOUT_MS, jitter = Math.random } = options;
  const { resolve = resolveByDns, post = postByHttp, log, realNow, onAttempt } = options;
  if (exclusive) await releaseAll(world.db);
  if (log) for (const row of await allEndpoints(world)) log(secretLine(row));
  return new Worker(world, { webhookTargets, webhookTimeout, jitter, resolve, post, realNow, onAttempt });
}
