/** Formats the results as tables. */
import type { Load } from './cold.js';
import { ADYEN, CONTESTANTS, PLAIN, showing, type StepName } from './contestants.js';
import type { Results } from './results.js';
import { median, ratio } from './stats.js';
import { CONDITIONS } from './tab.js';
import { targets } from './targets.js';

const LABELS: Record<StepName, string> = { qr: 'QR code', voucher: 'Cash voucher', otp: 'One-time code' };

const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map((_column, index) => (index ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (time: number) => (time < 10 ? time.toFixed(2) : Math.round(time).toString());
const nameOf = (id: string) => CONTESTANTS.find((one) => one.id === id)?.name ?? id;

const pick = (loads: readonly Load[], of: keyof Load) => loads.map((load) => load[of]);

function coldTable({ cold }: Results, step: StepName): string {
  const conditions = Object.values(CONDITIONS);
  const copied = step !== 'otp';
  const columns = ['', 'kB', ...(copied ? ['kB with copy button'] : []), ...conditions.map(({ name }) => name)];
  const rows = showing(step).map(({ id, name }) => {
    const slow = cold.fast3g[step]![id]!;
    const times = conditions.map((condition) => {
      const loads = cold[condition.id][step]!;
      const [own, limit] = [pick(loads[id]!, 'shown'), pick(loads[PLAIN]!, 'shown')];
      return `${ms(median(own))} ms · ${ratio(own, limit).toFixed(2)} ×`;
    });
    const bytes = (of: keyof Load) => kB(median(pick(slow, of)));
    return [name, bytes('shownBytes'), ...(copied ? [bytes('copyBytes')] : []), ...times];
  });
  return `### ${LABELS[step]}\n\n${table(columns, rows)}`;
}

function warmTable({ warm }: Results, step: 'qr' | 'voucher'): string {
  const rows = Object.entries(warm[step]!).map(([id, all]) => {
    const of = (key: keyof (typeof all)[0]) => median(all.map((one) => one[key]));
    return [
      nameOf(id),
      `${ms(of('mount'))} ms`,
      `${ms(of('cycle'))} ms`,
      kB(of('heap')),
      kB(of('dom')),
      String(Math.round(of('left'))),
    ];
  });
  const columns = ['', 'mount', 'mount and unmount', 'kB of heap', 'kB of document', 'bytes left'];
  return `### ${LABELS[step]}\n\n${table(columns, rows)}`;
}

function pressTable({ presses }: Results): string {
  const rows = Object.entries(presses).map(([id, { type, copy }]) => [
    nameOf(id),
    ...[type, copy].map((delays) => (delays.length ? `${ms(median(delays))} ms` : '')),
  ]);
  return table(['', 'digit of a one-time code', 'copy of a QR code’s text'], rows);
}

/** The text between the marks in docs/benchmarks.md. */
export function report(results: Results): string {
  const { everything, machine, sandbox } = results;
  const parts = [
    `Measured with ${machine}. ${nameOf(ADYEN)} has no step for one-time codes.`,
    '## Targets',
    table(
      ['target', 'result', ''],
      targets(results).map(({ what, is, met }) => [what, is, met ? 'met' : 'missed']),
    ),
    '## Time from the start of a navigation until the step is painted',
    ...(['qr', 'voucher', 'otp'] as const).map((step) => coldTable(results, step)),
    '### Everything, with English',
    table(
      ['', 'kB'],
      Object.entries(everything).map(([id, bytes]) => [nameOf(id), kB(bytes)]),
    ),
    '## On a loaded page',
    ...(['qr', 'voucher'] as const).map((step) => warmTable(results, step)),
    '## Time from a press until the result is painted',
    'Measured with a processor that is 4 times slower.',
    pressTable(results),
  ];
  if (sandbox) parts.push('## The sandbox', sandbox.title, table(sandbox.columns, sandbox.rows));
  return parts.join('\n\n');
}
