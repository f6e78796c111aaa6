/** The performance targets of Pay Elements, and the results. */
import type { Load } from './cold.js';
import { ADYEN, PLAIN, type StepName } from './contestants.js';
import type { Results } from './results.js';
import { median, ratio } from './stats.js';
import type { CONDITIONS } from './tab.js';

export interface Target {
  readonly what: string;
  readonly is: string;
  readonly met: boolean;
}

/** The fastest way to load the library. */
const BEST = 'element';
const LABELS = { qr: 'QR code', voucher: 'voucher' };
const STEPS = ['qr', 'voucher'] as const;

const shown = (results: Results, condition: keyof typeof CONDITIONS, step: StepName, id: string, of: keyof Load) =>
  results.cold[condition][step]![id]!.map((load) => load[of]);

function bytes(results: Results, step: (typeof STEPS)[number], limit: number): Target {
  const is = median(shown(results, 'fast3g', step, BEST, 'shownBytes'));
  return {
    what: `${LABELS[step]} on screen: at most ${limit / 1000} kB`,
    is: `${(is / 1000).toFixed(1)} kB`,
    met: is <= limit,
  };
}

function cold(results: Results, condition: keyof typeof CONDITIONS, name: string, limit: number): Target[] {
  return STEPS.map((step) => {
    const times = (id: string) => shown(results, condition, step, id, 'shown');
    const is = ratio(times(BEST), times(PLAIN));
    const what = `${LABELS[step]} painted ${name}: within ${limit} × of a hand-written page`;
    return { what, is: `${is.toFixed(2)} ×`, met: is <= limit };
  });
}

function sooner(results: Results, condition: keyof typeof CONDITIONS, name: string): Target[] {
  return STEPS.map((step) => {
    const times = (id: string) => shown(results, condition, step, id, 'shown');
    const is = ratio(times(ADYEN), times(BEST));
    return {
      what: `${LABELS[step]} painted ${name}: 2 times sooner than Adyen Web`,
      is: `${is.toFixed(2)} ×`,
      met: is >= 2,
    };
  });
}

function warm({ warm }: Results): Target[] {
  return STEPS.flatMap((step) => {
    const of = (id: string, key: 'cycle' | 'heap') => warm[step]![id]!.map((one) => one[key]);
    const faster = ratio(of(ADYEN, 'cycle'), of(BEST, 'cycle'));
    const heap = median(of(BEST, 'heap'));
    return [
      {
        what: `${LABELS[step]} mounted again: 5 times faster than Adyen Web`,
        is: `${faster.toFixed(1)} ×`,
        met: faster >= 5,
      },
      { what: `${LABELS[step]}: at most 60 kB of heap`, is: `${(heap / 1000).toFixed(1)} kB`, met: heap <= 60_000 },
    ];
  });
}

export function targets(results: Results): Target[] {
  const { element: everything } = results.everything;
  return [
    bytes(results, 'qr', 18_000),
    bytes(results, 'voucher', 16_000),
    {
      what: 'everything, with English: at most 30 kB',
      is: `${(everything! / 1000).toFixed(1)} kB`,
      met: everything! <= 30_000,
    },
    ...cold(results, 'plain', 'without throttling', 1.3),
    ...cold(results, 'cpu', 'with a processor 4 times slower', 1.3),
    ...cold(results, 'fast3g', 'over Fast 3G', 1.15),
    ...sooner(results, 'plain', 'without throttling'),
    ...sooner(results, 'fast3g', 'over Fast 3G'),
    ...warm(results),
  ];
}
