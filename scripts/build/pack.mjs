/**
 * `npm run pack`: builds both packages and packs them as they are published, beside package.json (or in the
 * folder that is its argument): `pay-elements-0.1.0.tgz` and
 * `pay-elements-sandbox-0.1.0.tgz`. npm packs copies, whose package.json has only the fields that are published.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, npm, ROOT } from '../shared/install.mjs';

/**
 * @typedef {object} Package
 * @property {string} folder
 * @property {Readonly<Record<string, string>>} [brought] what it has in addition to its `files`: the path in the package, and
 *   that in the repository
 * @property {Readonly<Record<string, Readonly<Record<string, string | null>>>>} [links] the links to change in a document: their
 *   target has another path in the package, or none
 */

/** npm adds README.md and LICENSE by itself. @type {Readonly<Record<'library' | 'sandbox', Package>>} */
const PACKAGES = {
  library: { folder: '.', brought: { 'README.md': 'README.md', LICENSE: 'LICENSE' } },
  sandbox: {
    folder: 'sandbox',
    brought: { 'README.md': 'sandbox/README.md', LICENSE: 'LICENSE', 'docs/sandbox.md': 'docs/sandbox.md' },
    links: {
      'README.md': { '../docs/sandbox.md': 'docs/sandbox.md' },
      'docs/sandbox.md': { '../sandbox/README.md': '../README.md', 'benchmarks.md#the-sandbox': null },
    },
  },
};

/** The package.json that is published. @param {string} folder */
function publishedManifest(folder) {
  const { workspaces, scripts, devDependencies, overrides, ...published } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  );
  if (!published.sideEffects) return published;
  const isPublished = (/** @type {string} */ path) => path.startsWith('./dist/');
  return { ...published, sideEffects: published.sideEffects.filter(isPublished) };
}

/**
 * Packs the current build.
 * @param {string} destination the folder of the tarball
 * @param {keyof typeof PACKAGES} [name]
 * @returns {{ file: string, paths: string[] }} the tarball, and the paths in it
 * @throws {Error} with a message of one line, if there is no build
 */
export function pack(destination, name = 'library') {
  const { folder, brought = {}, links = {} } = PACKAGES[name];
  const manifest = publishedManifest(folder);
  if (!existsSync(join(ROOT, folder, 'dist/.stamp'))) throw new Error(`${manifest.name} has not been built.`);
  const copy = mkdtempSync(join(tmpdir(), 'pay-pack-'));
  try {
    const own = manifest.files
      .filter((/** @type {string} */ path) => !path.startsWith('!') && !(path in brought))
      .map((/** @type {string} */ path) => [path, join(folder, path)]);
    for (const [path, from] of [...own, ...Object.entries(brought)])
      cpSync(join(ROOT, from), join(copy, path), { recursive: true });
    for (const [path, changes] of Object.entries(links)) {
      const file = join(copy, path);
      const text = readFileSync(file, 'utf8').replace(/\[([^\]]*)\]\(([^)]*)\)/g, (link, label, from) => {
        const to = changes[from];
        return to === undefined ? link : to === null ? label : `[${label}](${to})`;
      });
      writeFileSync(file, text);
    }
    writeFileSync(join(copy, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const [packed] = JSON.parse(npm(copy, ['pack', '--json', '--ignore-scripts', '--pack-destination', destination]));
    return {
      file: join(destination, packed.filename),
      paths: packed.files.map((/** @type {{ path: string }} */ { path }) => path),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  build(['library', 'sandbox']);
  const [, , destination = ROOT] = process.argv;
  for (const name of /** @type {const} */ (['library', 'sandbox'])) console.log(pack(destination, name).file);
}
