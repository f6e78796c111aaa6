/** Sends the due deliveries. Several processes may do so on one store. */
import { logFault } from '../errors.js';
import type { World } from '../world.js';
import { nextOf, recordAttempt } from './outcome.js';
import { claimDue, type Claim } from './queue.js';
import type { WebhookOptions } from './options.js';
import { send, type SendOptions } from './send.js';

/** Maximum of parallel deliveries to one endpoint, and in total. */
const PER_ENDPOINT = 16;
const TOTAL = 64;
/** Time that a lease lasts longer than the timeout. */
const MARGIN_MS = 5_000;
/** Poll interval; and the minimum time between two polls if there is work. */
const POLL_MS = 500;
const PAUSE_MS = 20;

export interface WorkerOptions extends SendOptions, Required<Pick<WebhookOptions, 'jitter'>> {
  /** Returns the real time. */
  realNow(): Date;
  /** Called after each recorded attempt, with the id of its delivery. */
  onAttempt(delivery: string): void;
}

export class Worker {
  readonly #world: World;
  readonly #options: WorkerOptions;
  readonly #stop = new AbortController();
  /** Deliveries in progress, with their endpoints. */
  readonly #sending = new Map<Promise<void>, string>();
  #timer: NodeJS.Timeout | undefined;
  #poll: Promise<number> | undefined;
  #last = 0;

  constructor(world: World, options: WorkerOptions) {
    this.#world = world;
    this.#options = options;
  }

  /** Starts to poll for due deliveries. */
  start(): void {
    this.#schedule(POLL_MS);
  }

  /** Polls soon, since there may be a due delivery. */
  wake(): void {
    if (this.#timer) this.#schedule(Math.max(0, this.#last + PAUSE_MS - performance.now()));
  }

  /** Sends all due deliveries, including those that become due during the call. */
  async drain(): Promise<void> {
    while ((await this.#pollOnce()) || this.#sending.size) await Promise.all(this.#sending.keys());
  }

  /** Stops the worker. Deliveries in progress are aborted and are due again. */
  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#poll?.catch(() => {});
    await Promise.all(this.#sending.keys());
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#pollOnce().then(
        (claimed) => this.#schedule(claimed ? PAUSE_MS : POLL_MS),
        (error: unknown) => {
          // The next poll tries again.
          logFault(error);
          this.#schedule(POLL_MS);
        },
      );
    }, ms);
    this.#timer.unref();
  }

  /** Runs one poll at a time. @returns the number of deliveries that it has started */
  #pollOnce(): Promise<number> {
    this.#poll ??= this.#claim().finally(() => (this.#poll = undefined));
    return this.#poll;
  }

  async #claim(): Promise<number> {
    if (this.#stop.signal.aborted || this.#sending.size >= TOTAL) return 0;
    this.#last = performance.now();
    const { webhookTimeout } = this.#options;
    const claims = await claimDue(this.#world.db, {
      now: this.#world.now(),
      realNow: this.#options.realNow(),
      leaseMs: webhookTimeout + MARGIN_MS,
      limit: PER_ENDPOINT,
      busy: this.#busy(),
    });
    for (const claim of claims) {
      const sending = this.#deliver(claim).finally(() => {
        this.#sending.delete(sending);
        this.wake();
      });
      this.#sending.set(sending, claim.endpoint_id);
    }
    return claims.length;
  }

  /** Endpoints with more than half of their parallel deliveries in use. The rest could claim a full batch. */
  #busy(): string[] {
    const counts = new Map<string, number>();
    for (const endpoint of this.#sending.values()) counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1);
    return [...counts].filter(([, count]) => count > PER_ENDPOINT / 2).map(([endpoint]) => endpoint);
  }

  async #deliver(claim: Claim): Promise<void> {
    const { db, now } = this.#world;
    try {
      const attempt = await send(claim, now, this.#options, this.#stop.signal);
      const aborted = attempt.status_code === null && this.#stop.signal.aborted;
      const next = aborted
        ? ({ status: 'pending', tries: claim.tries, time_due: now() } as const)
        : nextOf(claim, attempt, now(), this.#options.jitter());
      await recordAttempt(db, claim, attempt, next);
      this.#options.onAttempt(claim.id);
    } catch (error) {
      // The delivery is claimed again after its lease.
      logFault(error);
    }
  }
}
