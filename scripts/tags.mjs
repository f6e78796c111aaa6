/**
 * Writes `dist/tags.html`: tags to copy, with the hashes of this very build. They are in no page of the sources, where
 * every change would make them wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { name, version } = read('package.json');
/** @type {Record<string, string>} */
const hashes = read('dist/sri.json');

/** By the address that such networks give to every file of a package. */
const base = `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/`;

const checked = (/** @type {string} */ file) => `"${base}${file}" integrity="${hashes[file]}" crossorigin="anonymous"`;

/** The hashes of files that a module loads by itself. @param {RegExp} files */
function importMap(files) {
  const integrity = Object.fromEntries(
    Object.entries(hashes).flatMap(([file, hash]) => (files.test(file) ? [[base + file, hash]] : [])),
  );
  return `<script type="importmap">\n${JSON.stringify({ integrity }, null, 2)}\n</script>`;
}

const LANGUAGES = /^esm\/locales\//;

writeFileSync(
  join(ROOT, 'dist/tags.html'),
  `<!-- ${name} ${version}. Files of your own server: put the address of dist/ for ${base} -->

<!-- 1. The module. It loads what a page needs; the import map has the hashes of that. -->
${importMap(/^pay-(?!elements|webview)[\w-]+\.js$/)}
<script type="module" src=${checked('pay-elements.js')}></script>

<!-- 2. Or the classic script: everything in one file. The import map is for languages other than English. -->
${importMap(LANGUAGES)}
<script src=${checked('pay-elements.iife.js')}></script>

<!-- 3. Or the autoloader: nothing but what the page has. -->
${importMap(/^(autoload-|esm\/locales\/)/)}
<script type="module" src=${checked('autoloader.js')}></script>

<!-- With each of them: room for the elements before they are there, and a theme. -->
<link rel="stylesheet" href=${checked('pay-elements.css')} />
<link rel="stylesheet" href=${checked('themes/plain.css')} />
`,
);
