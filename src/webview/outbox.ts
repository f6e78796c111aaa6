/** A queue of messages: sent in order, none twice, and dropped after a few seconds without a host. */
import type { Host } from './host.js';

export interface Outgoing {
  readonly id: number;
  readonly message: string;
}

/** The part of a clock that is needed; tests inject their own. */
export interface Timer {
  now(): number;
  after(ms: number, task: () => void): () => void;
}

const RETRY_MS = 100;
/** Webviews inject the host before the page's scripts or soon after; later there is none. */
const PATIENCE_MS = 5_000;
const CAPACITY = 64;

export class Outbox {
  readonly #find: () => Host | null;
  readonly #timer: Timer;
  readonly #answered: (id: number, answer: unknown) => void;
  #waiting: (Outgoing & { readonly until: number })[] = [];
  #cancelRetry: (() => void) | null = null;

  /** @param answered called with the return value of the host */
  constructor(find: () => Host | null, timer: Timer, answered: (id: number, answer: unknown) => void) {
    this.#find = find;
    this.#timer = timer;
    this.#answered = answered;
  }

  /** Sends a message now, or when the host appears. */
  post(outgoing: Outgoing): void {
    this.#waiting.push({ ...outgoing, until: this.#timer.now() + PATIENCE_MS });
    // Drop the oldest: the newest is the outcome.
    if (this.#waiting.length > CAPACITY) this.#waiting.shift();
    this.#flush();
  }

  /** Sends a message now, after the queue, or never. @returns true if the host accepted it */
  postNow(outgoing: Outgoing): boolean {
    const host = this.#flush();
    return host !== null && this.#send(host, outgoing);
  }

  close(): void {
    this.#waiting = [];
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }

  #flush(): Host | null {
    const host = this.#find();
    if (!host) this.#retry();
    else while (this.#waiting.length) this.#send(host, this.#waiting.shift()!);
    return host;
  }

  #retry(): void {
    const now = this.#timer.now();
    this.#waiting = this.#waiting.filter(({ until }) => until > now);
    if (!this.#waiting.length || this.#cancelRetry) return;
    this.#cancelRetry = this.#timer.after(RETRY_MS, () => {
      this.#cancelRetry = null;
      this.#flush();
    });
  }

  /** A message that the host rejects is not repeated: the host may have processed a part of it. */
  #send(host: Host, { id, message }: Outgoing): boolean {
    try {
      this.#answered(id, host.send(message));
      return true;
    } catch {
      return false;
    }
  }
}
