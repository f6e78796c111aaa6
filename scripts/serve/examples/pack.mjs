import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../build/build.mjs';
import { hash } from '../../shared/hash.mjs';
import { pack } from '../../build/pack.mjs';
import { folderOf } from './examples.mjs';

/** The package that the examples install. Its name has no version, so that their lock files do not change. */
export const PACKAGE = folderOf('pay-elements.tgz');

const STAMP = folderOf('.packed');
const INPUTS = [
  'dist/.stamp',
  'package.json',
  'custom-elements.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'scripts/build/pack.mjs',
];

/** The library as it would be published, unless it is there already. */
export function packLibrary() {
  build(['library']);
  const wanted = hash(INPUTS);
  if (existsSync(PACKAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const folder = mkdtempSync(folderOf('.pack-'));
  try {
    renameSync(pack(folder).file, PACKAGE);
  } finally {
    rmSync(folder, { recursive: true });
  }
  writeFileSync(STAMP, wanted);
}
