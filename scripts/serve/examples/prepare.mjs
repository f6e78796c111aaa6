import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../shared/install.mjs';
import { BACKEND, folderOf } from './examples.mjs';
import { PACKAGE, packLibrary } from './pack.mjs';

/** Installs what an example and the backend need, when that is not there yet, and builds its page. @param {string} name */
export function prepare(name) {
  packLibrary();
  for (const one of [BACKEND, name]) install(folderOf(one));
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  process.env.NUXT_TELEMETRY_DISABLED = '1';
  process.env.NG_CLI_ANALYTICS = 'false';
  npm(folderOf(name), ['run', 'build']);
}

/** Installs the packages of an example, without running their install scripts. @param {string} folder */
function install(folder) {
  const stamp = join(folder, 'node_modules/.installed');
  const wanted = createHash('sha256');
  for (const file of [join(folder, 'package-lock.json'), PACKAGE]) wanted.update(readFileSync(file));
  const sum = wanted.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sum) return;
  npm(folder, ['ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error']);
  writeFileSync(stamp, sum);
}
