import type { ExtraStrings, Guide } from '../locales/strings.js';

/** A step of the instructions, and its place; null for the general step. */
export type NamedStep = readonly [at: number, step: string] | null;

/** Returns the steps that name a value of the slip, or suit it. */
export type NameSteps = (strings: ExtraStrings) => readonly NamedStep[];

/** Returns the instructions with these steps instead of the general ones. */
export const withSteps = (guide: Guide, named: readonly NamedStep[]): Guide => ({
  ...guide,
  steps: guide.steps.map((step, at) => named.find((each) => each?.[0] === at)?.[1] ?? step),
});
