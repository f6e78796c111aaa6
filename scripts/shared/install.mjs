/** Installs what package-lock.json names, when that is not there yet. Imports nothing that would have to be installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OLDEST = { major: 20, minor: 19 };

/**
 * @param {string} [folder] with a package.json, and a slash at its end
 * @param {{ args?: string[], also?: string[] }} [options] of `npm ci`; other files that the packages depend on
 * @throws {Error} one line
 */
export function ensureInstalled(folder = ROOT, { args = [], also = [] } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
    throw new Error(`Node ${OLDEST.major}.${OLDEST.minor} or newer is needed; this is ${process.versions.node}.`);
  }
  const hash = createHash('sha256');
  for (const file of [`${folder}package-lock.json`, ...also]) hash.update(readFileSync(file));
  const wanted = hash.digest('hex');
  const stamp = `${folder}node_modules/.installed`;
  if (contentOf(stamp) === wanted) return;
  console.log('Installing packages (once)…');
  npm(folder, ['ci', '--loglevel=error', ...args]);
  writeFileSync(stamp, wanted);
}

/** @param {string} folder @param {string[]} args @returns {string} what it printed @throws {Error} with that */
export function npm(folder, args) {
  const windows = process.platform === 'win32';
  const { error, status, stdout, stderr } = spawnSync(windows ? 'npm.cmd' : 'npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
  });
  if (error) throw error;
  if (status)
    throw new Error(`npm ${args.join(' ')} in ${folder}:
${stdout}${stderr}`);
  return stdout;
}

/** @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

// `node scripts/shared/install.mjs bench` installs the packages of a folder that has its own.
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const folder of process.argv.slice(2)) ensureInstalled(`${ROOT}${folder}/`);
