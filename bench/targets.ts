/** The targets for sizes and for layout shifts, and the results. */
import { STYLED } from './contestants.js';
import { kB } from './format.js';
import type { Results } from './results.js';
import { median } from './stats.js';
import { LABELS, STEPS } from './steps.js';

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

function stillPages({ cold }: Results): Target[] {
  return STEPS.flatMap((step) => {
    const all = cold.fast3g[step]?.[STYLED];
    if (!all) return [];
    const is = median(all.map(({ shift }) => shift));
    return atMost(`${LABELS[step]}, with \`pay-elements.css\`: no layout shift`, is, 0, (value) => value.toFixed(3));
  });
}

export const targets = (results: Results): Target[] => [...sizes(results), ...stillPages(results)];
