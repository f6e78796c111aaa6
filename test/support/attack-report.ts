/** The table of docs/security.md, with one space between words. */
const table = (await readTable()).replace(/\s+/g, ' ');

async function readTable(): Promise<string> {
  if ('document' in globalThis) return (await fetch('/docs/security.md')).text();
  const { readFile } = await import('node:fs/promises');
  return readFile(new URL('../../docs/security.md', import.meta.url), 'utf8');
}

/**
 * Compares the inputs of an attack and its result with two cells of the table in docs/security.md, so that the table says what
 * is tested. Numbers are written as `1,000`.
 * @throws {Error} with the cells, if the table has no such row
 */
export function reportAttack(inputs: string, result: string): void {
  const cells = `| ${inputs} | ${result} |`.replace(/\s+/g, ' ');
  if (!table.includes(cells)) throw new Error(`docs/security.md has no row with ${cells}`);
}

/** `20,000`. */
export const many = (count: number): string => count.toLocaleString('en');
