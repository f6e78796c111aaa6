/** Makes the deliveries that are due, beside whatever other processes do the same on one store. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.js';
import { nextOf, recordAttempt } from './outcome.js';
import { claimDue, type Claim } from './queue.js';
import { send, type Sending } from './send.js';

/** How many deliveries to one endpoint, and to all of them, are under way at once. */
const PER_ENDPOINT = 16;
const TOGETHER = 64;
/** How long a process may hold a delivery beyond its time-out. */
const MARGIN_MS = 5_000;
/** How often the store is asked; and how soon again after it is known that there is something. */
const POLL_MS = 500;
const PAUSE_MS = 20;

export interface WorkerOptions extends Sending {
  readonly db: Kysely<Schema>;
  /** From 0 to 1. */
  chance(): number;
  /** Told of a store that fails; the next round tries again. */
  failed(error: unknown): void;
}

export class Worker {
  readonly #options: WorkerOptions;
  readonly #stop = new AbortController();
  /** What is under way, and to whom. */
  readonly #sending = new Map<Promise<void>, string>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<number> | undefined;
  #last = 0;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Looks for work from now on. */
  start(): void {
    this.#schedule(POLL_MS);
  }

  /** Says that there may be something to deliver. */
  wake(): void {
    if (this.#timer) this.#schedule(Math.max(0, this.#last + PAUSE_MS - performance.now()));
  }

  /** Makes all deliveries that are due, and those that become due meanwhile. */
  async drain(): Promise<void> {
    while ((await this.#look()) || this.#sending.size) await Promise.all(this.#sending.keys());
  }

  /** Ends it; what is under way is cut off, and due again. */
  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#round?.catch(() => {});
    await Promise.all(this.#sending.keys());
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#look().then(
        (taken) => this.#schedule(taken ? PAUSE_MS : POLL_MS),
        (error: unknown) => {
          this.#options.failed(error);
          this.#schedule(POLL_MS);
        },
      );
    }, ms);
    this.#timer.unref();
  }

  /** One look at a time. @returns how many deliveries it has begun */
  #look(): Promise<number> {
    this.#round ??= this.#take().finally(() => (this.#round = undefined));
    return this.#round;
  }

  async #take(): Promise<number> {
    if (this.#stop.signal.aborted || this.#sending.size >= TOGETHER) return 0;
    this.#last = performance.now();
    const { db, timeoutMs } = this.#options;
    const now = this.#options.now();
    const until = new Date(now.getTime() + timeoutMs + MARGIN_MS);
    const claims = await claimDue(db, { now, until, limit: PER_ENDPOINT, busy: this.#busy() });
    for (const claim of claims) {
      const sending = this.#deliver(claim).finally(() => {
        this.#sending.delete(sending);
        this.wake();
      });
      this.#sending.set(sending, claim.endpoint_id);
    }
    return claims.length;
  }

  /** Half of what an endpoint may have under way leaves room for another handful. */
  #busy(): string[] {
    const counts = new Map<string, number>();
    for (const endpoint of this.#sending.values()) counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1);
    return [...counts].filter(([, count]) => count > PER_ENDPOINT / 2).map(([endpoint]) => endpoint);
  }

  async #deliver(claim: Claim): Promise<void> {
    const { db } = this.#options;
    try {
      const attempt = await send(claim, this.#options, this.#stop.signal);
      const now = this.#options.now();
      const cutOff = attempt.status_code === null && this.#stop.signal.aborted;
      const next = cutOff
        ? ({ status: 'pending', tries: claim.tries, time_due: now } as const)
        : nextOf(claim, attempt, now, this.#options.chance());
      await recordAttempt(db, claim, attempt, next);
    } catch (error) {
      // It is taken again when the lease has run out.
      this.#options.failed(error);
    }
  }
}
