import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './install.mjs';

/** @param {string[]} inputs files and folders @returns {string} of their contents, except folders named dist */
export function hash(inputs) {
  const sum = createHash('sha256');
  for (const file of inputs.flatMap((input) => files(join(ROOT, input)))) {
    sum.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return sum.digest('hex');
}

/** @param {string} path @returns {string[]} */
function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => files(join(path, name)));
}
