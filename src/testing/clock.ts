import type { Clock } from '../context.js';

interface Task {
  at: number;
  readonly run: () => void;
}

/** A timestamp in the contract's format. @param at milliseconds since the epoch */
export const timestamp = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00');

/** Turns of the event loop in which a response is read and rendered. */
const TURNS = 5;

/** Node's own; browsers do not have it. Fake timers of a test tool replace it later. */
const { setImmediate: immediately } = globalThis as { setImmediate?: (task: () => void) => unknown };
const later = globalThis.setTimeout;

/** One turn of the event loop. A timeout takes 4 ms in browsers, and a countdown of an hour has 3,600 of them. */
function nextTurn(): Promise<void> {
  return new Promise((done) => {
    if (immediately) return void immediately(done);
    // Jest with jsdom has neither.
    if (typeof MessageChannel === 'undefined') return void later(done);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
  // Firefox reads response bodies outside its event loop, in order: when this one is read, the earlier ones are, too.
  if (typeof Response !== 'undefined') await new Response('').text();
}

/**
 * A clock that stands still until a test advances it, for `<pay-provider>.clock` and for the fake backend: polls, countdowns
 * and the wait before another one-time code need no real time.
 */
export class TestClock implements Clock {
  /** Every random number: polls are delayed by the middle of their jitter. */
  chance = 0.5;
  protected time: number;
  protected tasks: Task[] = [];

  /** @param start ISO 8601, or milliseconds since the epoch */
  constructor(start: string | number = Date.now()) {
    this.time = new Date(start).getTime();
    if (Number.isNaN(this.time)) throw new TypeError('TestClock: the start is no time');
  }

  now(): number {
    return this.time;
  }

  random(): number {
    return this.chance;
  }

  after(ms: number, run: () => void): () => void {
    const task = { at: this.time + ms, run };
    this.tasks.push(task);
    return () => (this.tasks = this.tasks.filter((other) => other !== task));
  }

  /** The number of pending timers: none may be left after an element was removed. */
  get waiting(): number {
    return this.tasks.length;
  }

  /** Advances the time, and runs what is due meanwhile, one timer after the other, each until its responses are rendered. */
  async advance(ms: number): Promise<void> {
    await this.run(ms, settle);
  }

  /** @param others waits for what a timer has started @param early timers run so many milliseconds before they are due */
  protected async run(ms: number, others: () => Promise<void>, early = 0): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await others();
      const next = this.tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.tasks = this.tasks.filter((other) => other !== next);
      // Timers that were due while the device slept run late.
      this.time = Math.max(Math.min(this.time + 1, next.at), this.time, next.at - early);
      next.run();
    }
    this.time = end;
  }
}
