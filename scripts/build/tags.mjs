/**
 * Tags to copy, with the hashes of this build. `--dist`, after the build, writes `dist/tags.html`, with the hashes of the files
 * that the scripts lazy-load. Without it: the tags of docs/getting-started.md, between its marks. `--check` reports hashes of another build.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../shared/install.mjs';
import { scriptOf, STEPS } from './registered-elements.mjs';

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { name, version } = read('package.json');
/** @type {Record<string, string>} */
const hashes = read('dist/sri.json');

/** The address of a package on a content delivery network. */
const base = `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/`;

const checked = (/** @type {string} */ file) => `"${base}${file}" integrity="${hashes[file]}" crossorigin="anonymous"`;

/** The hashes of the files that the scripts lazy-load. */
function importMap() {
  const integrity = Object.fromEntries(
    Object.entries(hashes).flatMap(([file, hash]) => (file.startsWith('chunks/') ? [[base + file, hash]] : [])),
  );
  return `<script type="importmap">\n${JSON.stringify({ integrity }, null, 2)}\n</script>`;
}

const module = (/** @type {string} */ file) => `<script type="module" src=${checked(file)}></script>`;
const classic = (/** @type {string} */ file) => `<script src=${checked(file)}></script>`;
const preload = (/** @type {string} */ file) => `<link rel="modulepreload" href=${checked(file)} />`;

const STEP_FILES = STEPS.map(({ tag }) => `pay-elements.${scriptOf(tag)}.js`);
const LANGUAGE_FILES = Object.keys(hashes).filter(
  (file) => /^pay-elements\.[\w-]+\.js$/.test(file) && !STEP_FILES.includes(file) && !/\.(iife|all)\.js$/.test(file),
);
/** The texts of each language, by its script. */
const TEXTS = LANGUAGE_FILES.map((file) => {
  const tag = file.split('.')[1];
  return Object.keys(hashes).find((name) => new RegExp(`^chunks/${tag}-\\w{8}\\.js$`).test(name)) ?? '';
});

const CHUNKS = Object.keys(hashes).filter((file) => file.startsWith('chunks/'));
/** The adapters of payment providers, and what they share. */
const ADAPTERS = CHUNKS.filter(
  (file) => /^chunks\/adapt-/.test(file) || readFileSync(join(ROOT, 'dist', file), 'utf8').includes('"./adapt-'),
);

const STYLES = `<link rel="stylesheet" href=${checked('pay-elements.css')} />`;

const whole = () => `<!-- ${name} ${version}. Files of your own server: put the address of dist/ for ${base} -->

<!-- With each of the scripts below: the hashes of the files that it lazy-loads. -->
${importMap()}

<!-- 1. One module that shows and completes every step. English is inside; other languages are lazy-loaded. -->
${module('pay-elements.js')}

<!-- 2. Or the same with another language inside. -->
${LANGUAGE_FILES.map(module).join('\n')}

<!-- 3. Or with one step inside, for shops with one payment method. Other steps are lazy-loaded. -->
${STEP_FILES.map(module).join('\n')}

<!-- With 1 or 3, if you know the language of the page: its texts. -->
${TEXTS.map(preload).join('\n')}

<!-- With 1, 2 or 3, and the attribute provider: what all adapters share, and the adapter of your provider. -->
${ADAPTERS.map(preload).join('\n')}

<!-- 4. Or the same as 1, as a classic script. -->
${classic('pay-elements.iife.js')}

<!-- 5. Or everything as one classic script. -->
${classic('pay-elements.all.js')}

<!-- 6. Or the autoloader, which loads 1 when the first element appears. -->
${module('autoloader.js')}

<!-- With each of them: a style sheet that reserves space for the elements, and a theme. -->
${STYLES}
<link rel="stylesheet" href=${checked('themes/plain.css')} />
`;

const GUIDE = 'docs/getting-started.md';
const MARKED = /(?<=<!-- tags -->\n).*(?=<!-- \/tags -->)/s;

/** @param {string} guide */
function withTags(guide) {
  if (!MARKED.test(guide)) throw new Error(`${GUIDE} has no place for the tags.`);
  const block = (/** @type {string} */ text, /** @type {string[]} */ ...tags) =>
    `\n${text}\n\n\`\`\`html\n${tags.join('\n')}\n\`\`\`\n`;
  return guide.replace(
    MARKED,
    [
      block(
        'One module for every step, and a style sheet that reserves space for the elements:',
        module('pay-elements.js'),
        STYLES,
      ),
      block(
        `The same with the texts of your page's language inside (${LANGUAGE_FILES.map((file) => `\`${file.split('.')[1]}\``).join(', ')}):`,
        module('pay-elements.pt-BR.js'),
      ),
      block(
        `Or one step alone (${STEP_FILES.map((file) => `\`${file.split('.')[1]}\``).join(', ')}), and the others when they are needed:`,
        module('pay-elements.qr.js'),
      ),
      block('Or a classic script, with the same parts as the module:', classic('pay-elements.iife.js')),
      block('Or everything as one classic script:', classic('pay-elements.all.js')),
      block('Or nothing before the first element appears:', module('autoloader.js')),
    ].join('') + '\n',
  );
}

if (process.argv.includes('--dist')) {
  writeFileSync(join(ROOT, 'dist/tags.html'), whole());
} else {
  const path = join(ROOT, GUIDE);
  const guide = readFileSync(path, 'utf8');
  const wanted = await format(withTags(guide), { ...(await resolveConfig(path)), parser: 'markdown' });
  if (!process.argv.includes('--check')) writeFileSync(path, wanted);
  else if (guide !== wanted) {
    console.log(`The tags of ${GUIDE} have the hashes of another build: run npm run build && npm run tags.`);
    process.exit(1);
  }
}
