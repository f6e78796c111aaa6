/**
 * Removes the declarations that the public ones do not refer to: the compiler writes those of every source. Types that remain
 * refer only to dependencies of the package.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

const TYPES = join(ROOT, 'sandbox/dist/types');
const ENTRY = join(TYPES, 'sandbox/src/index.d.ts');

/** @param {string} file @returns {string[]} the declarations that it refers to */
const referred = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import\()\s*'(\.[^']+)\.js'/g)].map(([, path = '']) =>
    join(dirname(file), `${path}.d.ts`),
  );

const used = new Set([ENTRY]);
// The loop also visits what is added to the set.
for (const file of used) for (const other of referred(file)) if (existsSync(other)) used.add(other);

for (const path of readdirSync(TYPES, { recursive: true, encoding: 'utf8' })) {
  const file = join(TYPES, path);
  if (file.endsWith('.d.ts') && !used.has(file)) rmSync(file);
}
