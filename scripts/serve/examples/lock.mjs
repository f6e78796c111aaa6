/** `node scripts/serve/examples/lock.mjs react …`: writes the lock files of examples again, after a change of their dependencies. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../shared/install.mjs';
import { BACKEND, folderOf, PAGES } from './examples.mjs';
import { packLibrary } from './pack.mjs';

const LIBRARY = 'node_modules/pay-elements';

/** @param {string} file a lock file @param {(packages: Record<string, { integrity?: string }>) => void} edit */
function change(file, edit) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  edit(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

const names = process.argv.slice(2);
packLibrary();
for (const name of names.length ? names : [BACKEND, ...Object.keys(PAGES)]) {
  const folder = folderOf(name);
  const file = join(folder, 'package-lock.json');
  // npm would not read the dependencies of a locked version again.
  change(file, (packages) => delete packages[LIBRARY]);
  npm(folder, ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error']);
  // The library is what was packed here, another each time.
  change(file, (packages) => delete packages[LIBRARY]?.integrity);
}
