/** Formats figures and tables. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

export const ms = (time: number): string => `${time < 10 ? time.toFixed(2) : Math.round(time)} ms`;

export const times = (factor: number): string => `${factor.toFixed(2)} ×`;

export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map((_column, index) => (index ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
