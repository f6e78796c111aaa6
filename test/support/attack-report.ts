/**
 * Reports the inputs of an attack and its result: two cells of the table in docs/security.md. The run prints them, and
 * fails if the table differs. Numbers are written as `1,000`.
 */
export function reportAttack(inputs: string, result: string): void {
  // Not on stdout: Node's test runner reads its reports there, and misreads some texts.
  // eslint-disable-next-line no-console -- for readers of the run
  console.warn(`◇ ${inputs} | ${result}`);
}

/** `20,000`. */
export const many = (count: number): string => count.toLocaleString('en');
