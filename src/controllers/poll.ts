import type { ReactiveControllerHost } from 'lit';
import type { Parser, ResourceResponse } from '../client/fetch-resource.js';
import type { PaySettings } from '../context.js';
import type { Resource } from '../contract/resource.js';
import { narrowSkew, skewOf, type ClockSkew } from '../domain/clock-skew.js';
import { deadlineOf, type Deadline } from '../domain/deadline.js';
import { retryAfter } from '../domain/retry-after.js';
import { pollFlow, pollStart, type PollEvent, type PollNotice, type PollState } from '../flows/poll.js';
import { LatestTask } from './latest-task.js';
import { native } from '../natives.js';

/** A response that was handled. */
export type Polled = ResourceResponse & {
  /** The status is final, or a further request would fail, too. */
  readonly final: boolean;
};

export interface PollOptions {
  readonly settings: () => PaySettings;
  /** The URL of the stream; empty where the backend has none. */
  readonly streamSrc: () => string;
  /** The end of the time to pay, by the service's clock; null where that is not known. */
  readonly expires: () => number | null;
  readonly parser: () => Promise<Parser>;
  /** Requests the resource once, and handles the response. @returns null if it was aborted */
  readonly request: () => Promise<Polled | null>;
  /** Handles a resource of the stream. @returns true if its status is final */
  readonly onResource: (resource: Resource) => boolean;
}

/** Timers stop while a device sleeps, and not every wake-up fires an event: check the time at least so often. */
const CHECK_MS = 30_000;

const hidden = () => document.visibilityState === 'hidden';
const offline = () => !navigator.onLine;

/** Polls a payment or mandate, one request at a time, and subscribes to its stream, until the status is final. */
export class PollController {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #options: PollOptions;
  readonly #listeners = new LatestTask();
  readonly #stream = new LatestTask();
  /** Null before the first start. */
  #state: PollState | null = null;
  #skew: ClockSkew | null = null;
  #streamRefused = false;
  #cancelTimer: (() => void) | null = null;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, options: PollOptions) {
    this.#host = host;
    this.#options = options;
  }

  get active(): boolean {
    return (this.#state?.step ?? 'ended') !== 'ended';
  }

  get notice(): PollNotice {
    return this.#state?.notice ?? '';
  }

  /** The backend's clock is ahead of this device's by so many milliseconds; null while that is not known. */
  get skew(): number | null {
    return skewOf(this.#skew);
  }

  /** The time to pay has run out, by the backend's clock. */
  get late(): boolean {
    const { deadline } = this;
    return Boolean(deadline?.certain && this.#options.settings().clock.now() >= deadline.at);
  }

  get deadline(): Deadline | null {
    return deadlineOf(this.#options.expires(), this.skew);
  }

  /** @param first the first request, which is under way already */
  start(first: Promise<Polled | null>): void {
    this.stop();
    this.#streamRefused = false;
    const signal = this.#listeners.start();
    const leave = () => this.#dispatch({ type: 'left', offline: offline() });
    // Events that report a connection are not always right; a request finds out.
    const resume = () => (hidden() ? leave() : this.#dispatch({ type: 'returned' }));
    native(document, 'addEventListener')('visibilitychange', resume, { signal });
    const onWindow = native(window, 'addEventListener');
    onWindow('online', resume, { signal });
    onWindow('offline', leave, { signal });
    onWindow('pageshow', (event) => event.persisted && resume(), { signal });
    this.#apply(pollStart(this.#options.settings().clock.now()), first);
  }

  /** Requests at once, for the consumer who says that it is paid. */
  check(): void {
    this.#dispatch({ type: 'pressed' });
  }

  /** Requests at once, for a consumer who may be back from somewhere else. */
  returned(): void {
    this.#dispatch({ type: 'returned' });
  }

  stop(): void {
    this.#dispatch({ type: 'stopped' });
  }

  #dispatch(event: PollEvent): void {
    const before = this.#state;
    if (!before) return;
    const { clock } = this.#options.settings();
    const after = pollFlow(before, event, {
      now: clock.now(),
      random: clock.random(),
      hidden: hidden(),
      offline: offline(),
      deadline: this.deadline?.at ?? null,
    });
    if (after === before) return;
    // The request that is under way is recent: its response will do.
    if (after.step === 'requesting' && before.step === 'requesting' && after.due === before.due) this.#set(after);
    else this.#apply(after);
  }

  #apply(state: PollState, first?: Promise<Polled | null>): void {
    this.#cancelTimer?.();
    this.#stream.cancel();
    this.#set(state);
    if (state.step === 'waiting' || state.step === 'streaming') this.#wait();
    if (state.step === 'requesting') void this.#request(first ?? this.#options.request());
    else if (state.step === 'streaming') void this.#subscribe();
    else if (state.step === 'ended') this.#listeners.cancel();
  }

  #set(state: PollState): void {
    this.#state = state;
    // The outcome is rendered by its own event.
    if (state.step !== 'ended') this.#host.requestUpdate();
  }

  #wait(): void {
    const { clock } = this.#options.settings();
    const left = () => this.#state!.due - clock.now();
    // Firefox fires timers up to a millisecond early.
    this.#cancelTimer = clock.after(Math.min(CHECK_MS, Math.max(0, left())), () =>
      left() > 0 ? this.#wait() : this.#dispatch({ type: 'due' }),
    );
  }

  async #request(response: Promise<Polled | null>): Promise<void> {
    const polled = await response;
    if (!polled) return;
    const { final, resource, headers, sent, received } = polled;
    const date = headers?.get('date') ?? null;
    this.#skew = narrowSkew(this.#skew, date, sent, received);
    this.#dispatch({
      type: 'response',
      final,
      failed: !resource,
      reached: headers !== null,
      retryAfter: retryAfter(headers?.get('retry-after') ?? null, date),
      streams: Boolean(resource && this.#options.streamSrc()) && !this.#streamRefused,
    });
  }

  async #subscribe(): Promise<void> {
    const signal = this.#stream.start();
    const { settings, streamSrc, parser, onResource } = this.#options;
    const { clock } = settings();
    const began = clock.now();
    const loading = Promise.all([import('../client/stream-resource.js'), parser()]);
    const [module, parse] = await loading.catch(() => []);
    if (signal.aborted) return;
    const end = await module?.streamResource(settings(), streamSrc(), {
      signal,
      after: (ms, task) => clock.after(ms, task),
      parse,
      onResource,
    });
    if (signal.aborted) return;
    this.#streamRefused = end === 'refused';
    this.#dispatch({ type: 'stream-ended', final: end === 'final', lasted: clock.now() - began });
  }
}
