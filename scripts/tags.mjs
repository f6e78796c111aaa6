/**
 * Tags to copy, with the hashes of this very build. `--dist`, after the build: `dist/tags.html`, with the hashes of what the
 * scripts load by themselves. Without: those of README.md, between its marks; `--check` says whether they are this build's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
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

const MODULE = `<script type="module" src=${checked('pay-elements.js')}></script>`;
const CLASSIC = `<script src=${checked('pay-elements.iife.js')}></script>`;
const AUTOLOADER = `<script type="module" src=${checked('autoloader.js')}></script>`;
const STYLES = `<link rel="stylesheet" href=${checked('pay-elements.css')} />`;

const whole = () => `<!-- ${name} ${version}. Files of your own server: put the address of dist/ for ${base} -->

<!-- 1. The module. It loads what a page needs; the import map has the hashes of that. -->
${importMap(/^pay-(?!elements|webview)[\w-]+\.js$/)}
${MODULE}

<!-- 2. Or the classic script: everything in one file. The import map is for languages other than English. -->
${importMap(LANGUAGES)}
${CLASSIC}

<!-- 3. Or the autoloader: it loads elements on demand. -->
${importMap(/^(autoload-|esm\/locales\/)/)}
${AUTOLOADER}

<!-- With each of them: a style sheet that reserves space for the elements, and a theme. -->
${STYLES}
<link rel="stylesheet" href=${checked('themes/plain.css')} />
`;

const README = 'README.md';
const MARKED = /(?<=<!-- tags -->\n).*(?=<!-- \/tags -->)/s;

/** @param {string} readme */
function withTags(readme) {
  if (!MARKED.test(readme)) throw new Error(`${README} has no place for the tags.`);
  const block = (/** @type {string} */ text, /** @type {string[]} */ ...tags) =>
    `\n${text}\n\n\`\`\`html\n${tags.join('\n')}\n\`\`\`\n`;
  return readme.replace(
    MARKED,
    [
      block('The module, and a style sheet that reserves space for the elements:', MODULE, STYLES),
      block('Or everything as one classic script:', CLASSIC),
      block('Or load elements on demand:', AUTOLOADER),
    ].join('') + '\n',
  );
}

if (process.argv.includes('--dist')) {
  writeFileSync(join(ROOT, 'dist/tags.html'), whole());
} else {
  const path = join(ROOT, README);
  const readme = readFileSync(path, 'utf8');
  const wanted = await format(withTags(readme), { ...(await resolveConfig(path)), parser: 'markdown' });
  if (!process.argv.includes('--check')) writeFileSync(path, wanted);
  else if (readme !== wanted) {
    console.log(`The tags of ${README} have the hashes of another build: run npm run build && npm run tags.`);
    process.exit(1);
  }
}
