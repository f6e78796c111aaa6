/** Writes `dist/tags.html`: tags to copy, with the Subresource Integrity hashes of this build. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { name, version } = read('package.json');
/** @type {Record<string, string>} */
const hashes = read('dist/sri.json');

/** The address of a package on a content delivery network. */
const base = `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/`;

const checked = (/** @type {string} */ file) => `"${base}${file}" integrity="${hashes[file]}" crossorigin="anonymous"`;
const module = (/** @type {string} */ file) => `<script type="module" src=${checked(file)}></script>`;
const preload = (/** @type {string} */ file) => `<link rel="modulepreload" href=${checked(file)} />`;
const files = (/** @type {string} */ folder) => Object.keys(hashes).filter((file) => file.startsWith(`${folder}/`));

const integrity = Object.fromEntries(
  [...files('chunks'), ...files('locales')].map((file) => [`${base}${file}`, hashes[file]]),
);

const text = `<!-- ${name} ${version}. Files of your own server: put the address of dist/ for ${base} -->

<!-- Before each of the modules below: the hashes of the files that it lazy-loads. -->
<script type="importmap">
${JSON.stringify({ integrity }, null, 2)}
</script>

<!-- 1. One module that shows and completes every step. English is inside; other languages are lazy-loaded. -->
${module('pay-elements.js')}

<!-- With 1, if you know the language of the page: its texts. -->
${files('locales').map(preload).join('\n')}

<!-- 2. Or everything as one classic script. -->
<script src=${checked('pay-elements.all.js')}></script>

<!-- 3. Or the autoloader, which loads 1 when the first element appears. -->
${module('autoloader.js')}

<!-- With each of them: a style sheet that reserves space for the elements, and a theme. -->
<link rel="stylesheet" href=${checked('pay-elements.css')} />
<link rel="stylesheet" href=${checked('themes/plain.css')} />
`;
writeFileSync(join(ROOT, 'dist/tags.html'), text);
