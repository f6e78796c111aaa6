/** The lines of docs/backend.md that connect the handlers to each framework. */
import { readFileSync } from 'node:fs';

/** By the name of the framework. */
export function readRecipes(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('../../docs/backend.md', import.meta.url), 'utf8');
  const [, section = ''] = text.split('## In your framework\n');
  const rows = section.split('\n## ')[0]!.matchAll(/^\| ([\w.’,]+(?: [\w.’,]+)*) +\| `([^`]+)` +\|/gm);
  return new Map(Array.from(rows, ([, name, line]) => [name!, line!]));
}
