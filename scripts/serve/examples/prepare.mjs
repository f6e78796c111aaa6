import { ensureInstalled, npm } from '../../shared/install.mjs';
import { BACKEND, folderOf } from './examples.mjs';
import { PACKAGE, packLibrary } from './pack.mjs';

/** Installs what an example and the backend need, when that is not there yet. @param {string} name */
export function install(name) {
  packLibrary();
  for (const one of [BACKEND, name])
    ensureInstalled(`${folderOf(one)}/`, { args: ['--ignore-scripts', '--prefer-offline'], also: [PACKAGE] });
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  process.env.NUXT_TELEMETRY_DISABLED = '1';
  process.env.NG_CLI_ANALYTICS = 'false';
}

/** Installs an example, and builds its page. @param {string} name */
export function prepare(name) {
  install(name);
  npm(folderOf(name), ['run', 'build']);
}
