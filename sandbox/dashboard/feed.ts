/** What the service answers, asked again every two seconds while the page is looked at. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { get } from './service.js';

const EVERY = 2_000;

export class Feed implements ReactiveController {
  /** Why the last round failed; empty while the service answers. */
  problem = '';
  readonly #host: ReactiveControllerHost;
  readonly #wanted: () => readonly string[];
  /** By path without its query: while another query is on its way, what was there stays. */
  readonly #answers = new Map<string, { text: string; value: unknown }>();
  #timer = 0;
  #round = 0;

  /** @param wanted the paths that the page shows now */
  constructor(host: ReactiveControllerHost, wanted: () => readonly string[]) {
    this.#host = host;
    this.#wanted = wanted;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#timer);
    this.#round++;
  }

  /** The last answer to a path, whatever its query was. */
  value(path: string): unknown {
    return this.#answers.get(path)?.value;
  }

  /** Asks now, and drops what is still on its way: it may be older than what was just done. */
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
    if (!document.hidden) this.#timer = window.setTimeout(() => void this.refresh(), EVERY);
  }

  /** Nothing is drawn again of what is as it was. */
  #keep(url: string, result: PromiseSettledResult<string>): void {
    const [path = ''] = url.split('?');
    if (result.status === 'rejected' || this.#answers.get(path)?.text === result.value) return;
    this.#answers.set(path, { text: result.value, value: JSON.parse(result.value) });
    this.#host.requestUpdate();
  }

  readonly #look = (): void => {
    clearTimeout(this.#timer);
    if (!document.hidden) void this.refresh();
  };
}
