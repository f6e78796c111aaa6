import type { ExtraStrings, Guide } from '../locales/strings.js';

/** The place of a general step, what replaces it, and the value in it; `-1` and a step before them; null for none. */
export type NamedStep = readonly [at: number, step: string, name?: string] | null;

/** Returns the steps that name a value of the slip, or suit it. */
export type NameSteps = (strings: ExtraStrings) => readonly NamedStep[];

/** Returns the instructions with these steps. */
export function withSteps(guide: Guide, named: readonly NamedStep[]): Guide {
  const stepAt = (place: number) => named.find((each) => each?.[0] === place)?.[1];
  return { ...guide, first: stepAt(-1), steps: guide.steps.map((step, place) => stepAt(place) ?? step) };
}
