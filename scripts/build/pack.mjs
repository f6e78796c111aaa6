/**
 * `npm run pack`: builds the package and packs it as it is published, beside package.json: `pay-elements-0.1.0.tgz`.
 * npm packs a copy, whose package.json has only the fields that are published.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, npm, ROOT } from '../shared/install.mjs';

/** The package.json that is published. */
export function publishedManifest() {
  const { workspaces, scripts, devDependencies, overrides, ...published } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const isPublished = (/** @type {string} */ path) => path.startsWith('./dist/');
  return { ...published, sideEffects: published.sideEffects.filter(isPublished) };
}

/**
 * Packs the current build.
 * @param {string} folder where the tarball is written
 * @returns {{ file: string, paths: string[] }} the tarball, and the paths in it
 */
export function pack(folder) {
  const copy = mkdtempSync(join(tmpdir(), 'pay-pack-'));
  try {
    const manifest = publishedManifest();
    const named = manifest.files.filter((/** @type {string} */ path) => !path.startsWith('!'));
    // npm adds the last two by itself, from the folder that it packs.
    for (const path of [...named, 'README.md', 'LICENSE'])
      cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    writeFileSync(join(copy, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const [packed] = JSON.parse(npm(copy, ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]));
    return {
      file: join(folder, packed.filename),
      paths: packed.files.map((/** @type {{ path: string }} */ { path }) => path),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  build(['library']);
  console.log(pack(ROOT).file);
}
