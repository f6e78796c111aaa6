/**
 * Guards against stale responses: the start of a task aborts the one before it, whose result is then ignored. Every
 * request of the library has its signal from here.
 */
export class LatestTask {
  #current: AbortController | null = null;

  /** @returns the signal of the new task; it is aborted by the next start, or by `cancel` */
  start(): AbortSignal {
    this.cancel();
    this.#current = new AbortController();
    return this.#current.signal;
  }

  cancel(): void {
    this.#current?.abort();
  }
}
