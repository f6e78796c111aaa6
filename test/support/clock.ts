import { steadyTime } from '../../src/domain/steady-time.js';
import { TestClock } from '../../src/testing/clock.js';

/** A clock that advances only when a test advances it, also as the clock of a device that sleeps, or whose clock is set. */
export class FakeClock extends TestClock {
  override chance = 1;
  /** Timers fire so many milliseconds early, as they may in Firefox. */
  early = 0;
  #wrong: number;
  #slept = 0;
  readonly #steady: () => number;

  /** @param wrong how many milliseconds the clock is ahead from the start */
  constructor(wrong = 0) {
    super('2026-11-21T12:00:00Z');
    this.#wrong = wrong;
    this.#steady = steadyTime(
      () => this.time + this.#wrong,
      () => this.time - this.#slept,
    );
  }

  override now(): number {
    return this.#steady();
  }

  /** The right time, by which the backend goes. */
  get utc(): number {
    return this.time;
  }

  /** Sets the clock of the device forward, or back. */
  set(ms: number): void {
    this.#wrong += ms;
  }

  /** Advances the time without running any timer, like a device that sleeps. */
  sleep(ms: number): void {
    this.time += ms;
    this.#slept += ms;
  }

  /** Advances the time and delays every timer by as much, like a device that sleeps so deeply that its timers stop. */
  oversleep(ms: number): void {
    this.sleep(ms);
    for (const task of this.tasks) task.at += ms;
  }

  /** Advances a long time quickly: after each task, only promises that are already settled run. */
  async rush(ms: number): Promise<void> {
    const others = async () => {
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    };
    await this.run(ms, others, this.early);
  }

  /** Advances the time; after each task, its microtasks and rendering run. */
  async pass(ms: number): Promise<void> {
    await this.run(ms, settle, this.early);
  }

  /** Advances the time in one step, for the timers of many elements at once. */
  async leap(ms: number): Promise<void> {
    this.time += ms;
    const due = this.tasks.filter(({ at }) => at <= this.time);
    this.tasks = this.tasks.filter((task) => !due.includes(task));
    for (const { run } of due) run();
    await settle();
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
