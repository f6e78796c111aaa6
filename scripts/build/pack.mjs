/**
 * `npm run pack`: builds all packages and packs them as they are published, beside package.json (or in the
 * folder that is its argument): `pay-elements-0.1.0.tgz`, `pay-elements-sandbox-0.1.0.tgz`,
 * `pay-elements-react-native-0.1.0.tgz` and `pay-elements-capacitor-0.1.0.tgz`. npm packs copies, whose package.json has only the fields that are published, and whose
 * documents link to the repository for what is not in the package. With `--local` it needs no repository, and the packages are
 * only for this machine.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { changeLinks } from './pack/links.mjs';
import { repositoryFields, repositoryOf } from './pack/repository.mjs';
import { ensureInstalled, npm, ROOT } from '../shared/install.mjs';

/** @typedef {'react-native' | 'capacitor'} AppName */
/**
 * @typedef {object} Package
 * @property {string} folder
 * @property {Readonly<Record<string, string>>} [brought] what it has in addition to its `files`: the path in the package, and
 *   that in the repository
 */

/** @param {string} folder */
const app = (folder) => ({ folder, brought: { 'README.md': `${folder}/README.md`, LICENSE: 'LICENSE' } });

/** npm adds README.md and LICENSE by itself. @type {Readonly<Record<'library' | 'sandbox' | AppName, Package>>} */
const PACKAGES = {
  library: { folder: '.', brought: { 'README.md': 'README.md', LICENSE: 'LICENSE' } },
  sandbox: {
    folder: 'sandbox',
    brought: { 'README.md': 'sandbox/README.md', LICENSE: 'LICENSE', 'docs/sandbox.md': 'docs/sandbox.md' },
  },
  'react-native': app('packages/react-native'),
  capacitor: app('packages/capacitor'),
};

/** The packages for apps, which have a lock file of their own. @type {readonly AppName[]} */
export const APPS = ['react-native', 'capacitor'];

/** Builds a package for apps against the current build of the library. @param {AppName} name */
export function buildApp(name) {
  const folder = join(ROOT, PACKAGES[name].folder, '/');
  ensureInstalled(folder);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  npm(folder, ['run', 'build']);
}

/** @param {string} folder */
const readManifest = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** The package.json that is published. @param {string} folder */
function publishedManifest(folder) {
  const { workspaces, scripts, devDependencies, overrides, jest, ...published } = readManifest(folder);
  if (!published.sideEffects) return published;
  const isPublished = (/** @type {string} */ path) => path.startsWith('./dist/');
  return { ...published, sideEffects: published.sideEffects.filter(isPublished) };
}

/**
 * Packs the current build.
 * @param {string} destination the folder of the tarball
 * @param {keyof typeof PACKAGES} [name]
 * @param {string} [repository] the address of the repository
 * @returns {{ file: string, paths: string[], unpackedSize: number }} the tarball, the paths in it, and their size in bytes
 * @throws {Error} with a message of one line, if there is no build
 */
export function pack(destination, name = 'library', repository) {
  const { folder, brought = {} } = PACKAGES[name];
  const manifest = publishedManifest(folder);
  if (!existsSync(join(ROOT, folder, 'dist'))) throw new Error(`${manifest.name} has not been built.`);
  if (repository) Object.assign(manifest, repositoryFields(repository, folder));
  const copy = mkdtempSync(join(tmpdir(), 'pay-pack-'));
  try {
    const own = manifest.files
      .filter((/** @type {string} */ path) => !path.startsWith('!') && !(path in brought))
      .map((/** @type {string} */ path) => [path, join(folder, path)]);
    const parts = [...own, ...Object.entries(brought)];
    for (const [path, from] of parts) cpSync(join(ROOT, from), join(copy, path), { recursive: true });
    writeFileSync(join(copy, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    changeLinks(copy, parts, { ...manifest, repository });
    const [packed] = JSON.parse(npm(copy, ['pack', '--json', '--ignore-scripts', '--pack-destination', destination]));
    return {
      file: join(destination, packed.filename),
      paths: packed.files.map((/** @type {{ path: string }} */ { path }) => path),
      unpackedSize: packed.unpackedSize,
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isLocal = process.argv.includes('--local');
  const [destination = ROOT] = process.argv.slice(2).filter((argument) => argument !== '--local');
  try {
    const repository = isLocal ? undefined : repositoryOf(readManifest('.'));
    ensureInstalled();
    build(['library', 'sandbox']);
    APPS.forEach(buildApp);
    for (const name of /** @type {(keyof typeof PACKAGES)[]} */ (Object.keys(PACKAGES)))
      console.log(pack(destination, name, repository).file);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
