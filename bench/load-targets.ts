/** The targets for first loads, as multiples of a hand-written page's time, and the results. */
import { CONDITIONS, isMeasured, isSlowNetwork, type Conditions } from './conditions.js';
import { FETCH, nameOf, PLAIN, PORTUGUESE, PRELOADED, TAG } from './contestants.js';
import type { Load } from './cold.js';
import type { Results } from './results.js';
import { ratio } from './stats.js';
import { STEPS, type StepName } from './steps.js';

export interface LoadTarget {
  readonly what: string;
  readonly limit: number;
  readonly results: Readonly<Partial<Record<StepName, number>>>;
  readonly met: boolean;
}

const shown = (loads: readonly Load[]) => loads.map((load) => load.shown);

function loadTarget({ cold }: Results, id: string, base: string, conditions: Conditions, limit: number): LoadTarget {
  const all = cold[conditions.id as keyof typeof CONDITIONS];
  const measured = STEPS.filter((step) => all[step]);
  const results = Object.fromEntries(
    measured.map((step) => [step, ratio(shown(all[step]![id]!), shown(all[step]![base]!))]),
  ) as LoadTarget['results'];
  return {
    what: `${nameOf(id)}, ${conditions.name}`,
    limit,
    results,
    met: measured.every((step) => results[step]! <= limit),
  };
}

/** A preload saves a round trip, which is most of the time only over a slow network. */
const PRELOADED_LIMIT = 0.8;

export function loadTargets(results: Results): LoadTarget[] {
  const compare = (id: string, base: string, limitOf: (conditions: Conditions) => number) =>
    Object.values<Conditions>(CONDITIONS)
      .filter((conditions) => isMeasured(id, conditions) && isMeasured(base, conditions))
      .map((conditions) => loadTarget(results, id, base, conditions, limitOf(conditions)));
  return [
    ...compare(TAG, PLAIN, ({ target }) => target),
    ...compare(PORTUGUESE, PLAIN, ({ target }) => target),
    ...compare(PRELOADED, FETCH, (conditions) => (isSlowNetwork(conditions) ? PRELOADED_LIMIT : conditions.target)),
  ];
}
