import type { ExtraStrings, Guide } from '../locales/strings.js';

/** A step that names values of the slip, or suits it better than the general one. */
export interface NamedStep {
  /** The place of the general step that it replaces; `first` for one before them, on a screen. */
  readonly at: number | 'first';
  readonly text: string;
  /** The values in it, which stand out. */
  readonly names?: readonly string[];
}

/** Returns the steps for a slip; null for none. */
export type NameSteps = (strings: ExtraStrings) => readonly (NamedStep | null)[];

/** Returns the instructions with these steps. */
export function withSteps(guide: Guide, named: readonly (NamedStep | null)[]): Guide {
  const stepAt = (place: NamedStep['at']) => named.find((each) => each?.at === place)?.text;
  return { ...guide, first: stepAt('first'), steps: guide.steps.map((step, place) => stepAt(place) ?? step) };
}
