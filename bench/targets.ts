/** The targets for layout shifts, and the results. */
import { STYLED } from './contestants.js';
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

export function targets({ cold }: Results): Target[] {
  return STEPS.flatMap((step) => {
    const all = cold.fast3g[step]?.[STYLED];
    if (!all) return [];
    const is = median(all.map(({ shift }) => shift));
    return atMost(`${LABELS[step]}, with \`pay-elements.css\`: no layout shift`, is, 0, (value) => value.toFixed(3));
  });
}
