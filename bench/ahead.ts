/** Every measurement of our script tag beside React and Adyen Web. */
import type { Load } from './cold.js';
import { CONDITIONS } from './conditions.js';
import { ADYEN, nameOf, REACT, STYLED, TAG } from './contestants.js';
import { kB, ms } from './format.js';
import type { Press } from './press.js';
import type { Results } from './results.js';
import { median } from './stats.js';
import { LABELS, STEPS } from './steps.js';
import type { Warm } from './warm.js';

export interface Comparison {
  readonly what: string;
  /** Figures of our script tag, React and Adyen Web; empty if it has no such step. */
  readonly figures: readonly string[];
  /** The names of those that are ahead of us. */
  readonly behind: readonly string[];
}

/** @param of the values of a contestant; absent or empty if it has no such step */
function compare(
  what: string,
  of: (id: string) => readonly number[] | undefined,
  format: (value: number) => string,
  ours = TAG,
): Comparison {
  const compared = [ours, REACT, ADYEN];
  const medians = compared.map((id) => {
    const values = of(id);
    return values?.length ? median(values) : null;
  });
  return {
    what,
    figures: medians.map((value) => (value === null ? '' : format(value))),
    behind: compared.filter((_id, index) => medians[index] !== null && medians[index]! < medians[0]!).map(nameOf),
  };
}

const WARM: readonly (readonly [key: keyof Warm, name: string, format: (value: number) => string])[] = [
  ['mount', 'mounted', ms],
  ['cycle', 'mounted and unmounted', ms],
  ['heap', 'heap', (value) => `${kB(value)} kB`],
  ['dom', 'heap of the document', (value) => `${kB(value)} kB`],
  ['nodes', 'nodes', String],
  ['left', 'bytes left', (value) => value.toFixed(0)],
];

const PRESSES: readonly (readonly [key: keyof Press, name: string])[] = [
  ['type', 'Digit of a one-time code'],
  ['copy', 'Copy of a QR code’s text'],
];

/** The rows of the README. */
const HIGHLIGHTS = [
  'QR code, Fast 3G',
  'Boleto, Fast 3G',
  'QR code, processor 4 times slower',
  'QR code, bytes until it is shown',
  'Boleto, bytes until it is shown',
];

export const highlights = (results: Results): Comparison[] =>
  comparisons(results).filter(({ what }) => HIGHLIGHTS.includes(what));

export function comparisons({ cold, warm, presses }: Results): Comparison[] {
  const loads = (
    condition: keyof typeof CONDITIONS,
    of: keyof Load,
    name: string,
    format: (value: number) => string,
    ours = TAG,
  ) =>
    STEPS.filter((step) => cold[condition][step]).map((step) =>
      compare(`${LABELS[step]}, ${name}`, (id) => cold[condition][step]![id]?.map((load) => load[of]), format, ours),
    );
  return [
    ...Object.values(CONDITIONS).flatMap(({ id, name }) => loads(id, 'shown', name, ms)),
    ...loads('fast3g', 'shownBytes', 'bytes until it is shown', (value) => `${kB(value)} kB`),
    ...loads('fast3g', 'shift', 'layout shift, ours with `pay-elements.css`', (value) => value.toFixed(3), STYLED),
    ...STEPS.filter((step) => warm[step]).flatMap((step) =>
      WARM.map(([key, name, format]) =>
        compare(`${LABELS[step]}, ${name}`, (id) => warm[step]![id]?.map((one) => one[key]), format),
      ),
    ),
    ...PRESSES.map(([key, name]) => compare(name, (id) => presses[id]?.[key], ms)),
  ];
}
