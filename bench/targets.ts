/** The performance targets of Pay Elements, and the results. */
import type { Load } from './cold.js';
import { CONDITIONS, isMeasured, isSlowNetwork } from './conditions.js';
import { FETCH, PLAIN, PORTUGUESE, PRELOADED, STYLED, TAG } from './contestants.js';
import { kB, times } from './format.js';
import type { Results } from './results.js';
import { median, ratio } from './stats.js';
import { LABELS, STEPS, type StepName } from './steps.js';

export interface Target {
  readonly what: string;
  readonly is: string;
  readonly met: boolean;
}

const atMost = (what: string, is: number, limit: number, format: (value: number) => string): Target => ({
  what,
  is: format(is),
  met: is <= limit,
});

const bytes = (what: string, is: number, limit: number) =>
  atMost(`${what}: at most ${kB(limit)} kB`, is, limit, (value) => `${kB(value)} kB`);

/** The largest file of all that have the same budget, so that no language has a row of its own. */
function sizes({ sizes, visits }: Results): Target[] {
  const budgets = new Map<string, { name: string; size: number; budget: number; files: number }>();
  for (const { name, brotli, budget } of sizes) {
    if (!budget) continue;
    const kind = `${name.includes('.js')} ${budget}`;
    const found = budgets.get(kind);
    const files = (found?.files ?? 0) + 1;
    budgets.set(kind, found && found.size >= brotli ? { ...found, files } : { name, size: brotli, budget, files });
  }
  return [
    ...[...budgets.values()].map(({ name, size, budget, files }) =>
      bytes(files > 1 ? `${name}, the largest of ${files} files` : name, size, budget),
    ),
    bytes('whole visit with a QR code, until the result', visits.qr, 42_000),
  ];
}

const shown = (loads: readonly Load[]) => loads.map((load) => load.shown);

/**
 * How long a contestant takes, as a multiple of the hand-written page's time.
 * @param overSlowNetwork the limit if the network is slow; the same as elsewhere if absent
 */
function loads({ cold }: Results, id: string, name: string, base: string, overSlowNetwork?: number): Target[] {
  return Object.values(CONDITIONS)
    .filter((conditions) => isMeasured(id, conditions) && isMeasured(base, conditions))
    .flatMap((conditions) => {
      const most = (isSlowNetwork(conditions) && overSlowNetwork) || conditions.target;
      return STEPS.flatMap((step: StepName) => {
        const all = cold[conditions.id][step];
        if (!all) return [];
        const what = `${LABELS[step]}, ${name}, ${conditions.name}: at most ${most} × of a hand-written page`;
        return atMost(what, ratio(shown(all[id]!), shown(all[base]!)), most, times);
      });
    });
}

function stillPages({ cold }: Results): Target[] {
  return STEPS.flatMap((step) => {
    const all = cold.fast3g[step]?.[STYLED];
    if (!all) return [];
    const is = median(all.map(({ shift }) => shift));
    return atMost(`${LABELS[step]}, with \`pay-elements.css\`: no layout shift`, is, 0, (value) => value.toFixed(3));
  });
}

export function targets(results: Results): Target[] {
  return [
    ...sizes(results),
    ...loads(results, TAG, 'script tag', PLAIN),
    ...loads(results, PORTUGUESE, 'file in Portuguese', PLAIN),
    ...loads(results, PRELOADED, '`src` with preload', FETCH, 0.8),
    ...stillPages(results),
  ];
}
