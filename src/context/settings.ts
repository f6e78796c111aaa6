/** What the requests and timers of the library need, and the defaults. */
import type { Marks } from '../domain/mark.js';
import type { UrlPolicy } from '../domain/safe-url.js';
import { steadyTime } from '../domain/steady-time.js';
import type { PartialStrings } from '../locales/strings.js';
import type { Backend } from '../client/request.js';

/** Time and randomness; tests inject their own. */
export interface Clock {
  /** Milliseconds since the epoch, by this device's clock. It must not run backward when the device's clock is set back. */
  now(): number;
  /** Runs `task` once after `ms`. @returns cancels it */
  after(ms: number, task: () => void): () => void;
  /** At least 0, less than 1. */
  random(): number;
}

export interface PaySettings extends Backend, UrlPolicy {
  /** Base URL of the merchant's backend, which forwards `/v1/…`. Default: the page's origin. */
  readonly baseUrl: string;
  /** Texts that replace the built-in ones. */
  readonly strings: PartialStrings;
  /** Pictures of brands, instead of the built-in icons. */
  readonly marks: Marks;
  readonly clock: Clock;
}

const systemClock: Clock = {
  now: steadyTime(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

export const defaultSettings: PaySettings = {
  baseUrl: '',
  headers: {},
  timeout: 20_000,
  // Looked up on every call, so that a host may wrap fetch later.
  fetch: (input, init) => fetch(input, init),
  strings: {},
  marks: {},
  clock: systemClock,
};
