/**
 * `npm run pack`: builds all packages and packs them as they are published, beside package.json (or in the
 * folder that is its argument), for example `pay-elements-0.1.0.tgz`. npm packs copies, whose package.json has only the fields that
 * are published, and whose documents link to the repository for what is not in the package. With `--local` it needs no repository,
 * and the packages are only for this machine. `--only library,sandbox` packs these.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
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
const withReadme = (folder) => ({ folder, brought: { 'README.md': `${folder}/README.md`, LICENSE: 'LICENSE' } });

/** npm adds README.md and LICENSE by itself. @type {Readonly<Record<'library' | 'sandbox' | 'starter' | AppName, Package>>} */
const PACKAGES = {
  library: { folder: '.', brought: { 'README.md': 'README.md', LICENSE: 'LICENSE' } },
  sandbox: {
    folder: 'sandbox',
    brought: { 'README.md': 'sandbox/README.md', LICENSE: 'LICENSE', 'docs/sandbox.md': 'docs/sandbox.md' },
  },
  starter: withReadme('packages/create-pay-elements'),
  'react-native': withReadme('packages/react-native'),
  capacitor: withReadme('packages/capacitor'),
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
  if (manifest.files.includes('dist') && !existsSync(join(ROOT, folder, 'dist')))
    throw new Error(`${manifest.name} has not been built.`);
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

/** @param {string | undefined} only names of packages; all of them, if absent @returns {(keyof typeof PACKAGES)[]} @throws {Error} one line */
function wanted(only) {
  const all = /** @type {(keyof typeof PACKAGES)[]} */ (Object.keys(PACKAGES));
  const names = only?.split(',') ?? all;
  const unknown = names.find((name) => !all.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: expected ${all.join(', ')}.`);
  return all.filter((name) => names.includes(name));
}

/** @param {string[]} args @throws {Error} one line */
function main(args) {
  const options = /** @type {const} */ ({
    local: { type: 'boolean', default: false },
    only: { type: 'string' },
  });
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [destination = ROOT] = positionals;
  const names = wanted(values.only);
  const repository = values.local ? undefined : repositoryOf(readManifest('.'));
  ensureInstalled();
  build(names.filter((name) => name === 'library' || name === 'sandbox'));
  APPS.filter((name) => names.includes(name)).forEach(buildApp);
  for (const name of names) console.log(pack(destination, name, repository).file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
