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

  /** How many tasks wait: none may after an element left. */
  get waiting(): number {
    return this.#tasks.length;
  }

  /** Lets time pass; after each task, whatever it started in the microtask queue and in rendering gets its turn. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#tasks = this.#tasks.filter((other) => other !== next);
      // What was due while the device slept runs late.
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settle();
    }
    this.#now = Math.max(this.#now, end);
    await settle();
  }
}

/** Until promises that are ready have run: two turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise<void>((done) => void setTimeout(done));
}
