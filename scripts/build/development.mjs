/**
 * Writes `dist/development`: the modules that bundlers take under the export condition `development`. Each starts the warnings
 * for developers, and is otherwise the module that production takes, which has no trace of them.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../shared/install.mjs';

const DIST = join(ROOT, 'dist');
const NOTE = '// Written by scripts/build/development.mjs.\n';

const modulesIn = (/** @type {string} */ folder, /** @type {string} */ from) =>
  readdirSync(join(DIST, from))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`development/${folder}/${file}`, `${from}/${file}`]);

/** Modules of production by the path of those of development, from `dist`. */
const MODULES = [
  ...modulesIn('define', 'esm/define'),
  ...modulesIn('react', 'react'),
  ['development/autoloader.js', 'esm/autoloader.js'],
];

for (const [path = '', production = ''] of MODULES) {
  const to = (/** @type {string} */ file) => relative(dirname(path), file).replaceAll('\\', '/');
  mkdirSync(dirname(join(DIST, path)), { recursive: true });
  writeFileSync(join(DIST, path), `${NOTE}import '${to('esm/debug/start.js')}';\nexport * from '${to(production)}';\n`);
}
