import type { ExtraStrings, Guide } from '../../locales/strings.js';

/** A step of the instructions, and its place. */
export type NamedStep = readonly [at: number, step: string];

/** Returns the step that names a value of the slip; null if it has none. */
export type NameStep = (strings: ExtraStrings) => NamedStep | null;

/** Returns the instructions with a step that names a value instead of the general one. */
export function withStep(guide: Guide, named: NamedStep | null): Guide {
  return named ? { ...guide, steps: guide.steps.map((step, at) => (at === named[0] ? named[1] : step)) } : guide;
}
