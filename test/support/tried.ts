/**
 * What was tried against a threat, and what came of it: two cells of the table in docs/security.md. The run prints them,
 * and fails where the table does not say the same. Numbers are as `1,000`.
 */
export function tried(inputs: string, result: string): void {
  // eslint-disable-next-line no-console -- for who reads the run
  console.log(`◇ ${inputs} | ${result}`);
}

/** `20,000`. */
export const many = (count: number): string => count.toLocaleString('en');
