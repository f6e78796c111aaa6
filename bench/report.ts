/** Formats the results as the text between the marks in docs/benchmarks.md. */
import { comparisons, highlights } from './ahead.js';
import type { Load } from './cold.js';
import { CONDITIONS, isMeasured } from './conditions.js';
import { ADYEN, FETCH, nameOf, PLAIN, REACT, showing, STYLED, TAG } from './contestants.js';
import { kB, ms, table, times } from './format.js';
import type { Results } from './results.js';
import { median, ratio } from './stats.js';
import { LABELS, STEPS, type StepName } from './steps.js';
import { loadTargets } from './load-targets.js';
import { targets } from './targets.js';

const pick = (loads: readonly Load[], of: keyof Load) => loads.map((load) => load[of]);

/** A bold figure misses the target. */
function loadTargetTable(results: Results, steps: readonly StepName[]): string {
  const rows = loadTargets(results).map(({ what, limit, results: of, met }) => [
    what,
    `${limit} ×`,
    ...steps.map((step) => (of[step]! <= limit ? times(of[step]!) : `**${times(of[step]!)}**`)),
    met ? 'met' : 'missed',
  ]);
  return table(['', 'at most', ...steps.map((step) => LABELS[step]), ''], rows);
}

/** @param limit the page that the others are compared with */
function coldTable({ cold }: Results, step: StepName, limit: string): string {
  const conditions = Object.values(CONDITIONS).filter((one) => isMeasured(limit, one));
  const columns = ['', 'kB', 'kB with copy button', ...conditions.map(({ name }) => name)];
  const rows = showing(step, limit).map(({ id, name }) => {
    const cells = conditions.map((condition) => {
      const loads = cold[condition.id][step]!;
      if (!loads[id]) return '';
      const [own, base] = [pick(loads[id], 'shown'), pick(loads[limit]!, 'shown')];
      return `${ms(median(own))} · ${times(ratio(own, base))}`;
    });
    const bytes = (of: keyof Load) => kB(median(pick(cold.fast3g[step]![id]!, of)));
    return [name, bytes('shownBytes'), bytes('copyBytes'), ...cells];
  });
  return `### ${LABELS[step]}\n\n${table(columns, rows)}`;
}

function shiftTable({ cold }: Results, steps: readonly StepName[]): string {
  const rows = [TAG, STYLED, PLAIN, REACT, ADYEN].map((id) => [
    nameOf(id),
    ...steps.map((step) => {
      const loads = cold.fast3g[step]![id];
      return loads ? median(pick(loads, 'shift')).toFixed(3) : '';
    }),
  ]);
  return table(['', ...steps.map((step) => LABELS[step])], rows);
}

function warmTable({ warm }: Results, step: StepName): string {
  const rows = Object.entries(warm[step]!).map(([id, all]) => {
    const of = (key: keyof (typeof all)[0]) => median(all.map((one) => one[key]));
    return [
      nameOf(id),
      ms(of('mount')),
      ms(of('cycle')),
      kB(of('heap')),
      kB(of('dom')),
      String(of('nodes')),
      of('left').toFixed(0),
    ];
  });
  const columns = ['', 'mount', 'mount and unmount', 'kB of heap', 'kB of document', 'nodes', 'bytes left'];
  return `### ${LABELS[step]}\n\n${table(columns, rows)}`;
}

function pressTable({ presses }: Results): string {
  const rows = Object.entries(presses).map(([id, { type, copy }]) => [
    nameOf(id),
    ...[type, copy].map((delays) => (delays.length ? ms(median(delays)) : '')),
  ]);
  return table(['', 'digit of a one-time code', 'copy of a QR code’s text'], rows);
}

/** The table of the README. */
export function summary(results: Results): string {
  const columns = ['', 'Pay Elements', nameOf(REACT), nameOf(ADYEN)];
  return table(
    columns,
    highlights(results).map(({ what, figures }) => [what, ...figures]),
  );
}

export function report(results: Results): string {
  const { cold, machine, sandbox, sizes, visits, warm } = results;
  const loaded = STEPS.filter((step) => cold.plain[step]);
  const parts = [
    `Measured with ${machine}. ${nameOf(ADYEN)} has no step for one-time codes.`,
    '## Results of the targets',
    table(
      ['target', 'result', ''],
      targets(results).map(({ what, is, met }) => [what, is, met ? 'met' : 'missed']),
    ),
    'Time until the step is painted, as a multiple of the hand-written page’s time:',
    loadTargetTable(results, loaded),
    '## The script tag beside React and Adyen Web',
    table(
      ['', 'ours', nameOf(REACT), nameOf(ADYEN), ''],
      comparisons(results).map(({ what, figures, behind }) => [
        what,
        ...figures,
        behind.length ? `behind ${behind.join(' and ')}` : 'ahead',
      ]),
    ),
    '## Time from the start of a navigation until the step is painted',
    ...loaded.map((step) => coldTable(results, step, PLAIN)),
    '## The same, if the page requests the payment',
    ...loaded.map((step) => coldTable(results, step, FETCH)),
    '## Layout shift over Fast 3G',
    shiftTable(results, loaded),
    '## Bytes of a whole visit',
    `JavaScript and CSS of our script tag from the navigation until the result is painted: ${kB(visits.qr)} kB with a QR code, ${kB(visits.otp)} kB with a one-time code.`,
    '## Sizes of the files',
    table(
      ['', 'kB of brotli 11', 'brotli 5', 'gzip 6'],
      sizes.map(({ name, brotli, brotli5, gzip }) => [name, ...[brotli, brotli5, gzip].map(kB)]),
    ),
    '## On a loaded page',
    ...STEPS.filter((step) => warm[step]).map((step) => warmTable(results, step)),
    '## Time from a press until the result is painted',
    'Measured with a processor that is 4 times slower.',
    pressTable(results),
  ];
  if (sandbox.length) parts.push('## The sandbox');
  for (const { title, columns, rows } of sandbox) parts.push(title, table(columns, rows));
  return parts.join('\n\n');
}
