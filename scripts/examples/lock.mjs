/** `node scripts/examples/lock.mjs react …`: writes the lock files of examples anew, after a change of what they depend on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../install.mjs';
import { BACKEND, folderOf, PAGES } from './examples.mjs';
import { packLibrary } from './pack.mjs';

const names = process.argv.slice(2);
packLibrary();
for (const name of names.length ? names : [BACKEND, ...Object.keys(PAGES)]) {
  const folder = folderOf(name);
  npm(folder, ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error']);
  const file = join(folder, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  // The library is what was packed here, another each time.
  delete lock.packages['node_modules/pay-elements']?.integrity;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
