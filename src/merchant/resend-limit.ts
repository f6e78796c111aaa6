import { steadyTime } from '../domain/steady-time.js';
import { Refusal } from './answers.js';

/** A server's clock that is set back must not refuse codes for as long. */
const systemTime = steadyTime();

/** Limits how often another one-time code is sent: each costs a text message. */
export class ResendLimit {
  /** When each mandate's next code may be sent, in milliseconds since 1970; the earliest first. */
  readonly #next = new Map<string, number>();
  readonly #ms: number;

  constructor(seconds: number) {
    this.#ms = seconds * 1000;
  }

  /** @throws {Refusal} 429 with `Retry-After` */
  take(id: string, now: number = systemTime()): void {
    for (const [past, time] of this.#next) {
      if (time > now) break;
      this.#next.delete(past);
    }
    const wait = (this.#next.get(id) ?? now) - now;
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      throw new Refusal(429, 'another code was sent just now', { 'retry-after': String(seconds) });
    }
    this.#next.set(id, now + this.#ms);
  }
}
