import type { Clock } from '../../src/context.js';

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  chance = 1;
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

  /** Time passes, but nothing that waits is woken: the device sleeps. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  /** The device sleeps so deeply that what waits goes on waiting as long as it had to. */
  oversleep(ms: number): void {
    this.#now += ms;
    for (const task of this.#tasks) task.at += ms;
  }

  /** How many tasks wait: none may after an element left. */
  get waiting(): number {
    return this.#tasks.length;
  }

  /** Lets a long time pass, of which each task takes only promises that are ready. */
  async rush(ms: number): Promise<void> {
    await this.#run(ms, async () => {
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    });
  }

  /** Lets time pass; after each task, whatever it started in the microtask queue and in rendering gets its turn. */
  async pass(ms: number): Promise<void> {
    await this.#run(ms, settle);
  }

  /** Time passes at once, for all that wait: those of many elements together. */
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
      // What should have been done while the device slept is done late.
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
  }
}

/** Until promises that are ready have run, and what was brought in is there: some turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    // Not a timeout, for which browsers wait 4 ms, nor a channel of its own, for which WebKit waits 1 ms.
    await new Promise((done) => {
      addEventListener('message', done, { once: true });
      postMessage(null);
    });
    // Firefox reads answers beside its event loop, one after the other: those from before are read by then.
    await new Response('').text();
    // What elements bring in is there already, too, and takes its turn before.
    // eslint-disable-next-line no-unsanitized/method -- this file
    await import(import.meta.url);
  }
}
