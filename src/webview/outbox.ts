/** Messages on their way: in order, none twice, and none kept for long when nobody comes for them. */
import type { Host } from './host.js';

export interface Outgoing {
  readonly id: number;
  readonly message: string;
}

/** What of time is needed; tests hold it still. */
export interface Timer {
  now(): number;
  after(ms: number, task: () => void): () => void;
}

const RETRY_MS = 100;
/** A host that is not there by then will not come: webviews inject it before the page's scripts, or soon after. */
const PATIENCE_MS = 5_000;
const CAPACITY = 64;

export class Outbox {
  readonly #find: () => Host | null;
  readonly #timer: Timer;
  readonly #answered: (id: number, answer: unknown) => void;
  #waiting: (Outgoing & { readonly until: number })[] = [];
  #callOff: (() => void) | null = null;

  /** @param answered is called with what the host returned for a message */
  constructor(find: () => Host | null, timer: Timer, answered: (id: number, answer: unknown) => void) {
    this.#find = find;
    this.#timer = timer;
    this.#answered = answered;
  }

  /** Sends it now, or once the host is there. */
  post(outgoing: Outgoing): void {
    this.#waiting.push({ ...outgoing, until: this.#timer.now() + PATIENCE_MS });
    // The oldest goes: how it ended comes last.
    if (this.#waiting.length > CAPACITY) this.#waiting.shift();
    this.#flush();
  }

  /** Sends it now, after all that waits, or not at all. @returns whether the host took it */
  hand(outgoing: Outgoing): boolean {
    const host = this.#flush();
    return host !== null && this.#give(host, outgoing);
  }

  close(): void {
    this.#waiting = [];
    this.#callOff?.();
    this.#callOff = null;
  }

  #flush(): Host | null {
    const host = this.#find();
    if (!host) this.#retry();
    else while (this.#waiting.length) this.#give(host, this.#waiting.shift()!);
    return host;
  }

  #retry(): void {
    const now = this.#timer.now();
    this.#waiting = this.#waiting.filter(({ until }) => until > now);
    if (!this.#waiting.length || this.#callOff) return;
    this.#callOff = this.#timer.after(RETRY_MS, () => {
      this.#callOff = null;
      this.#flush();
    });
  }

  /** One that the host chokes on is not repeated: it may have come half through. */
  #give(host: Host, { id, message }: Outgoing): boolean {
    try {
      this.#answered(id, host.send(message));
      return true;
    } catch {
      return false;
    }
  }
}
