import type { Clock } from '../../src/context.js';

/** A clock that advances only when a test advances it. */
export class FakeClock implements Clock {
  chance = 1;
  /** Timers fire so many milliseconds early, as they may in Firefox. */
  early = 0;
  #now = Date.parse('2026-11-21T12:00:00Z');
  #tasks: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  random(): number {
    return this.chance;
  }

  after(ms: number, run: () => void): () => void {
    const task = { at: this.#now + ms, run };
    this.#tasks.push(task);
    return () => (this.#tasks = this.#tasks.filter((other) => other !== task));
  }

  /** Advances the time without running any timer, like a device that sleeps. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  /** Advances the time and delays every timer by as much, like a device that sleeps so deeply that its timers stop. */
  oversleep(ms: number): void {
    this.#now += ms;
    for (const task of this.#tasks) task.at += ms;
  }

  /** The number of pending timers: none may be left after an element was removed. */
  get waiting(): number {
    return this.#tasks.length;
  }

  /** Advances a long time quickly: after each task, only promises that are already settled run. */
  async rush(ms: number): Promise<void> {
    await this.#run(ms, async () => {
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    });
  }

  /** Advances the time; after each task, its microtasks and rendering run. */
  async pass(ms: number): Promise<void> {
    await this.#run(ms, settle);
  }

  /** Advances the time in one step, for the timers of many elements at once. */
  async leap(ms: number): Promise<void> {
    this.#now += ms;
    const due = this.#tasks.filter(({ at }) => at <= this.#now);
    this.#tasks = this.#tasks.filter((task) => !due.includes(task));
    for (const { run } of due) run();
    await settle();
  }

  async #run(ms: number, others: () => Promise<void>): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await others();
      const next = this.#tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#tasks = this.#tasks.filter((other) => other !== next);
      // Timers that were due while the device slept run late.
      this.#now = Math.max(Math.min(this.#now + 1, next.at), this.#now, next.at - this.early);
      next.run();
    }
    this.#now = end;
  }
}

/** Waits a few turns of the event loop, until settled promises have run and lazy-loaded modules are there. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    // No timeout, because browsers wait 4 ms, and no message channel, because WebKit waits 1 ms.
    await new Promise((done) => {
      addEventListener('message', done, { once: true });
      postMessage(null);
    });
    // Firefox reads response bodies outside its event loop, in order: when this one is read, the earlier ones are, too.
    await new Response('').text();
    // Modules that elements lazy-load are in the cache already, so they resolve before this import.
    // eslint-disable-next-line no-unsanitized/method -- this file
    await import(import.meta.url);
  }
}
