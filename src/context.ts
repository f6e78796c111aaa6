/** The settings that `<pay-provider>` passes to every element below it. Without a provider, elements use the defaults. */
import { createContext } from '@lit/context';
import type { UrlPolicy } from './domain/safe-url.js';
import type { Backend } from './client/request.js';
import type { Strings } from './locales/strings.js';

/** Time and randomness, so that tests can control both. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` once after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** A random number from 0 to less than 1. */
  random(): number;
}

export interface PaySettings extends Backend, UrlPolicy {
  /** The URL from which the merchant's backend forwards `/v1/…`, without a slash at the end. Empty is the page's origin. */
  readonly baseUrl: string;
  /** Texts that replace the built-in ones. */
  readonly strings: Partial<Strings>;
  readonly clock: Clock;
}

const systemClock: Clock = {
  now: () => Date.now(),
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
  // `fetch` is looked up at each call, because a page may wrap it later.
  fetch: (input, init) => fetch(input, init),
  strings: {},
  clock: systemClock,
};

export const settingsContext = createContext<PaySettings>(Symbol.for('pay-elements/settings'));
