/** The figures of the landing page, from the tables of docs/benchmarks.md. */

/** @typedef {{ label: string, ours: string, others: { name: string, value: string }[] }} Figure */

/** The rows that the page shows. */
const SHOWN = [
  'QR code, Fast 3G',
  'Boleto, Fast 3G',
  'QR code, processor 4 times slower',
  'Boleto, processor 4 times slower',
];
const HEADING = '## The script tag beside React and Adyen Web';

const cellsOf = (/** @type {string} */ line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** @param {string} benchmarks the text of the document @returns {Figure[]} @throws {Error} if the document has no such row */
export function figuresOf(benchmarks) {
  const [, section = ''] = benchmarks.split(HEADING);
  const [head = [], ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  return SHOWN.map((label) => {
    const [, ours = '', ...rest] = rows.find(([name]) => name === label) ?? [];
    if (!ours) throw new Error(`docs/benchmarks.md has no row “${label}”.`);
    // The last column says who is ahead.
    const others = rest.slice(0, -1).map((value, index) => ({ name: head[index + 2] ?? '', value }));
    return { label, ours, others: others.filter(({ value }) => value) };
  });
}
