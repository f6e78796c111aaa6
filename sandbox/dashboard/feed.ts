/** Polls the service every two seconds while the page is visible. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { get } from './service.js';

const POLL_MS = 2_000;

export class Feed implements ReactiveController {
  /** The error of the last poll; empty if it succeeded. */
  problem = '';
  readonly #host: ReactiveControllerHost;
  readonly #wanted: () => readonly string[];
  /** Responses by path without query, so that the old rows stay until the response to a new query arrives. */
  readonly #responses = new Map<string, { text: string; value: unknown }>();
  #timer = 0;
  #round = 0;

  /** @param wanted the paths that the page shows now */
  constructor(host: ReactiveControllerHost, wanted: () => readonly string[]) {
    this.#host = host;
    this.#wanted = wanted;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#onVisibility();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    clearTimeout(this.#timer);
    this.#round++;
  }

  /** The last response for a path, with any query. */
  value(path: string): unknown {
    return this.#responses.get(path)?.value;
  }

  /** Polls now. Drops responses to earlier polls, which may be older than the last action. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    const round = ++this.#round;
    const wanted = this.#wanted();
    const results = await Promise.allSettled(wanted.map(get));
    if (round !== this.#round) return;
    wanted.forEach((url, index) => this.#keep(url, results[index]!));
    const failed = results.find((result) => result.status === 'rejected');
    const problem = failed ? String((failed.reason as Error).message) : '';
    if (problem !== this.problem) this.#host.requestUpdate();
    this.problem = problem;
    if (!document.hidden) this.#timer = window.setTimeout(() => void this.refresh(), POLL_MS);
  }

  /** Renders only if the response has changed. */
  #keep(url: string, result: PromiseSettledResult<string>): void {
    const [path = ''] = url.split('?');
    if (result.status === 'rejected' || this.#responses.get(path)?.text === result.value) return;
    this.#responses.set(path, { text: result.value, value: JSON.parse(result.value) });
    this.#host.requestUpdate();
  }

  readonly #onVisibility = (): void => {
    clearTimeout(this.#timer);
    if (!document.hidden) void this.refresh();
  };
}
