/** What `<pay-provider>` gives to every element below it. Elements work without it, with the defaults here. */
import { createContext } from '@lit/context';
import type { UrlPolicy } from './domain/safe-url.js';
import type { Backend } from './client/request.js';
import type { Strings } from './locales/strings.js';

/** Time and chance, so that tests can hold both. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` once after `ms`; what it returns calls it off. */
  after(ms: number, task: () => void): () => void;
  /** 0 up to 1. */
  random(): number;
}

export interface PaySettings extends Backend, UrlPolicy {
  /** Where the merchant's backend forwards `/v1/…` from, without slash at the end; empty is this page's origin. */
  readonly baseUrl: string;
  /** Words instead of the built-in ones. */
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
  // Looked up at each call, so that a host that wraps fetch later is heard.
  fetch: (input, init) => fetch(input, init),
  strings: {},
  clock: systemClock,
};

export const settingsContext = createContext<PaySettings>(Symbol.for('pay-elements/settings'));
