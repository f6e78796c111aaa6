/** The devices, networks and caches of the measured loads. */
import { ADYEN, ELEMENT, FETCH, PLAIN, PORTUGUESE, PRELOADED, REACT, TAG, WHOLE_FILE } from './contestants.js';
import type { Line } from './line.js';

export interface Conditions {
  readonly id: string;
  readonly name: string;
  /** Slowdown compared to this machine. */
  readonly cpu: number;
  /** How the browser limits the network: milliseconds to the first byte of each response, and bytes a second. */
  readonly network?: { readonly latency: number; readonly down: number; readonly up: number };
  /** HTTP/2 with TLS, over a slow line. */
  readonly wire?: true;
  /** The consumer has visited the page of another payment, and the browser has cached its files. */
  readonly visited?: true;
  /** The contestants to measure; all if absent. */
  readonly only?: readonly string[];
  /** Our time as a multiple of the hand-written page's time. */
  readonly target: number;
}

/** Fast 3G, as Chromium's developer tools simulate it for each request: 1.44 and 0.675 Mbit/s. */
const FAST_3G = { latency: 562.5, down: 1_440_000 / 8, up: 675_000 / 8 };

/** The network that Fast 3G stands for: handshakes take round trips of their own. */
export const WIRE: Line = { roundTrip: 150, down: 1_600_000 / 8, up: 750_000 / 8 };

const COMPARED = [PLAIN, TAG, REACT, ADYEN];
const MOST = [...COMPARED, ELEMENT, WHOLE_FILE, PORTUGUESE, FETCH, PRELOADED];

export const CONDITIONS = {
  plain: { id: 'plain', name: 'no throttling', cpu: 1, target: 1.35 },
  cpu: { id: 'cpu', name: 'processor 4 times slower', cpu: 4, only: MOST, target: 1.35 },
  cpu6: { id: 'cpu6', name: 'processor 6 times slower', cpu: 6, only: COMPARED, target: 1.35 },
  fast3g: { id: 'fast3g', name: 'Fast 3G', cpu: 1, network: FAST_3G, target: 1.25 },
  visited: {
    id: 'visited',
    name: 'Fast 3G, second visit',
    cpu: 1,
    network: FAST_3G,
    visited: true,
    only: COMPARED,
    target: 1.25,
  },
  wire: {
    id: 'wire',
    name: 'HTTP/2 with TLS, 150 ms away',
    cpu: 1,
    wire: true,
    only: [...COMPARED, FETCH, PRELOADED],
    target: 1.35,
  },
} as const satisfies Record<string, Conditions>;

export type ConditionName = keyof typeof CONDITIONS;

/** Returns true if the time depends mostly on the network. */
export const isSlowNetwork = ({ network, wire }: Conditions): boolean => Boolean(network ?? wire);

/** Returns true if the contestant is measured under these conditions. */
export const isMeasured = (id: string, { only }: Conditions): boolean => !only || only.includes(id);
