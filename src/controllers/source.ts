import type { ReactiveControllerHost } from 'lit';
import { ask, type Answer } from '../client/ask.js';
import type { PaySettings } from '../context.js';
import type { Resource } from '../contract/resource.js';
import { narrowSkew, skewOf, type ClockSkew } from '../domain/clock-skew.js';
import { retryAfter } from '../domain/retry-after.js';
import type { WatchNote } from '../flows/watch.js';
import { WatchController, type Asked } from './watch.js';

export interface SourceOptions {
  readonly settings: () => PaySettings;
  readonly src: () => string;
  /** Empty where the backend does not tell changes by itself. */
  readonly streamSrc: () => string;
  /** When the time to pay runs out, by the service's clock; null where that is not known. */
  readonly expires: () => number | null;
  /** @returns whether there is any use in asking again */
  readonly onAnswer: (answer: Pick<Answer, 'resource' | 'error'>) => boolean;
}

/** Follows the payment or mandate at a URL of the merchant's backend to its end: by asking, or by being told. */
export class SourceController {
  readonly #options: SourceOptions;
  readonly #watch: WatchController;
  /** The first question, which was asked before. */
  #first: Promise<Answer> | null = null;
  #skew: ClockSkew | null = null;
  #refused = false;

  constructor(host: ReactiveControllerHost, options: SourceOptions) {
    this.#options = options;
    this.#watch = new WatchController(host, {
      clock: () => options.settings().clock,
      deadline: () => this.#deadline,
      ask: (signal) => this.#ask(signal),
      listen: (signal) => this.#listen(signal),
    });
  }

  /** How far the backend's clock is ahead of this device's, in milliseconds. */
  get skew(): number {
    return skewOf(this.#skew);
  }

  /** The time to pay has run out, by the backend's clock. */
  get late(): boolean {
    return this.#deadline !== null && this.#options.settings().clock.now() >= this.#deadline;
  }

  get note(): WatchNote {
    return this.#watch.state?.note ?? '';
  }

  get watching(): boolean {
    return (this.#watch.state?.step ?? 'ended') !== 'ended';
  }

  /** By this device's clock. */
  get #deadline(): number | null {
    const expires = this.#options.expires();
    return expires === null ? null : expires - this.skew;
  }

  start(first: Promise<Answer>): void {
    this.#first = first;
    this.#refused = false;
    this.#watch.start();
  }

  stop(): void {
    this.#watch.stop();
  }

  /** Asks at once. */
  press(): void {
    this.#watch.press();
  }

  async #ask(signal: AbortSignal): Promise<Asked> {
    const { settings, src, streamSrc, onAnswer } = this.#options;
    const { clock } = settings();
    const answer = await (this.#first ?? ask(settings(), src(), () => clock.now(), signal));
    this.#first = null;
    const { resource, headers, sent, received } = answer;
    const date = headers?.get('date') ?? null;
    this.#skew = narrowSkew(this.#skew, date, sent, received);
    return {
      over: !signal.aborted && !onAnswer(answer),
      failed: !resource,
      reached: headers !== null,
      retryAfter: retryAfter(headers?.get('retry-after') ?? null, date),
      listens: Boolean(resource && streamSrc()) && !this.#refused,
    };
  }

  async #listen(signal: AbortSignal): Promise<boolean> {
    const { settings, streamSrc, onAnswer } = this.#options;
    const module = await import('../client/listen.js').catch(() => null);
    if (!module || signal.aborted) return false;
    const heard = await module.listen(settings(), streamSrc(), {
      signal,
      after: (ms, task) => settings().clock.after(ms, task),
      onResource: (resource: Resource) => onAnswer({ resource, error: null }),
    });
    if (heard === 'refused') this.#refused = true;
    return heard === 'over';
  }
}
