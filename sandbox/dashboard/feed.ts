/** Loads what the page shows: after each change that the service reports, or every two seconds without its stream. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Live } from './live.js';
import { get } from './service.js';

const POLL_MS = 2_000;
/** Changes that no stream reports, such as those of the clock by another process. */
const LIVE_POLL_MS = 15_000;
/** Several changes at once cause one request. */
const COLLECT_MS = 150;

/** @property key names the response: it stays visible until the response of another URL with the same key arrives */
export interface Wanted {
  readonly key: string;
  readonly url: string;
}

export class Feed implements ReactiveController {
  /** The error of the last request; empty if it succeeded. */
  problem = '';
  readonly #host: ReactiveControllerHost;
  readonly #wanted: () => readonly Wanted[];
  readonly #responses = new Map<string, { text: string; value: unknown }>();
  readonly #live = new Live(() => this.#soon());
  #timer = 0;
  /** True if the timer is for a change. */
  #hurried = false;
  #round = 0;

  /** @param wanted what the page shows now */
  constructor(host: ReactiveControllerHost, wanted: () => readonly Wanted[]) {
    this.#host = host;
    this.#wanted = wanted;
    host.addController(this);
  }

  /** True if changes are shown as they happen. */
  get live(): boolean {
    return this.#live.open;
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#onVisibility();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#pause();
    this.#round++;
  }

  /** The last response of the key. */
  value(key: string): unknown {
    return this.#responses.get(key)?.value;
  }

  /** Loads now. Drops responses to earlier requests, which may be older than the last action. */
  async refresh(): Promise<void> {
    this.#stopTimer();
    const round = ++this.#round;
    const wanted = this.#wanted();
    const results = await Promise.allSettled(wanted.map(({ url }) => get(url)));
    if (round !== this.#round) return;
    wanted.forEach(({ key }, index) => this.#keep(key, results[index]!));
    const failed = results.find((result) => result.status === 'rejected');
    const problem = failed ? String((failed.reason as Error).message) : '';
    if (problem !== this.problem) this.#host.requestUpdate();
    this.problem = problem;
    if (document.hidden) return;
    this.#live.connect();
    if (!this.#hurried) this.#wait(this.live ? LIVE_POLL_MS : POLL_MS);
  }

  /** Renders only if the response has changed. */
  #keep(key: string, result: PromiseSettledResult<string>): void {
    if (result.status === 'rejected' || this.#responses.get(key)?.text === result.value) return;
    this.#responses.set(key, { text: result.value, value: JSON.parse(result.value) });
    this.#host.requestUpdate();
  }

  #soon(): void {
    this.#host.requestUpdate();
    if (this.#hurried || document.hidden) return;
    this.#wait(COLLECT_MS);
    this.#hurried = true;
  }

  #wait(ms: number): void {
    this.#stopTimer();
    this.#timer = window.setTimeout(() => void this.refresh(), ms);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#hurried = false;
  }

  #pause(): void {
    this.#stopTimer();
    this.#live.disconnect();
  }

  readonly #onVisibility = (): void => {
    if (document.hidden) this.#pause();
    else void this.refresh();
  };
}
