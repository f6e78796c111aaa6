/**
 * Writes the modules and rules that are derived from src/registry/elements.json: `npm run registry`. `--check` reports the
 * files that differ from what would be written.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../shared/install.mjs';
import { ELEMENTS, scriptOf, STEPS } from './registered-elements.mjs';

const NOTE = '// Written by `npm run registry` from src/registry/elements.json.\n';

/** @typedef {import('./registered-elements.mjs').Registered} Registered */

const lines = (/** @type {readonly Registered[]} */ elements, /** @type {(one: Registered) => string} */ line) =>
  elements.map(line).join('\n');
const ofKind = (/** @type {import('./registered-elements.mjs').Kind} */ wanted) =>
  ELEMENTS.filter(({ kind }) => kind === wanted);

const importClass = (/** @type {Registered} */ { tag, name }) =>
  `import { ${name} } from '../elements/${tag}/${tag}.js';`;
const load = (/** @type {Registered} */ { tag }) => `'${tag}': () => import('../define/${tag}.js'),`;
const loadForm = (/** @type {Registered} */ { tag }) =>
  `'${tag}': () => withInternals(() => import('../define/${tag}.js')),`;
const register = (/** @type {Registered} */ { tag }) => `import './${tag}.js';`;

/** @param {Registered} element @param {{ imports?: string, before?: string }} [more] what the module does in addition */
const define = (element, { imports = '', before = '' } = {}) => `${NOTE}${importClass(element)}
import { define } from './define.js';
${imports}
${before}define('${element.tag}', ${element.name});

declare global {
  interface HTMLElementTagNameMap {
    '${element.tag}': ${element.name};
  }
}
`;

/** The module of a form with fields of another element lazy-loads that one. @param {Registered} element */
const defineForm = (element) =>
  define(element, {
    before: element.fields ? `${element.name}.loadFields = () => import('./${element.fields}.js');\n` : '',
  });

/** The module of an action also registers its steps. */
const defineAll = (/** @type {Registered} */ action) =>
  define(action, { imports: `// The elements that the action shows.\n${lines(STEPS, register)}\n` });

/** An action whose steps are chunks of the page's bundle. */
const defineLazy = (/** @type {Registered} */ action) =>
  define(action, {
    before: `/** Loads and registers the elements that the action shows. */
const STEPS: Readonly<Record<string, () => Promise<unknown>>> = {
${lines(STEPS, ({ tag }) => `'${tag}': () => import('./${tag}.js'),`)}
};

${action.name}.loadStep = (tag) => STEPS[tag]!();
`,
  });

/** The script for one step. @param {Registered} step */
const script = (step) => `${NOTE}${importClass(step)}
import { LAZY_REST } from '../registry/lazy.js';
import { start } from './start.js';

start({ '${step.tag}': ${step.name} }, LAZY_REST);

export { addLanguage } from '../controllers/page-language.js';
export { autoload, loadElement } from './start.js';
`;

/** `define/pay-action` registers the steps too. The provider is first: elements that are upgraded after it find it at once. */
const ALL = [...ofKind('provider'), ...ofKind('action'), ...ofKind('standalone'), ...ofKind('form')];

/** The order of imports in the classic script: by the words of a tag. It compresses 0.1 kB better than that of registration. */
const BY_WORDS = [...ELEMENTS]
  .map((element) => ({ ...element, key: `${element.tag.split('-').length} ${element.tag}` }))
  .sort((a, b) => (a.key < b.key ? -1 : 1));

const MODULES = {
  ...Object.fromEntries(ELEMENTS.map((element) => [`src/define/${element.tag}.ts`, defineForm(element)])),
  ...Object.fromEntries(
    ofKind('action').flatMap((action) => [
      [`src/define/${action.tag}.ts`, defineAll(action)],
      [`src/define/${action.tag}-lazy.ts`, defineLazy(action)],
    ]),
  ),
  'src/define/all.ts': `${NOTE}${lines(ALL, register)}\n`,
  'src/registry/lazy.ts': `${NOTE}import type { Loaders } from './autoload.js';
import { withInternals } from './with-internals.js';

/** Loads and registers what the whole script has inside and a script for one step lacks. */
export const LAZY_REST: Loaders = {
${lines([...ofKind('provider'), ...STEPS], load)}
};

/** Loads and registers the elements that no script has inside. */
export const LAZY_ELEMENTS: Loaders = {
${lines(ofKind('standalone'), load)}
${lines(ofKind('form'), loadForm)}
};
`,
  'src/registry/by-tag.ts': `${NOTE}${lines(BY_WORDS, importClass)}

/** Every class by its tag, in the order of registration. */
export const ELEMENTS = {
${lines(ELEMENTS, ({ tag, name }) => `'${tag}': ${name},`)}
};
`,
  'src/registry/steps.ts': `${NOTE}${lines(STEPS, importClass)}

/** The classes of the elements that \`<pay-action>\` shows, by tag. */
export const STEPS = {
${lines(STEPS, ({ tag, name }) => `'${tag}': ${name},`)}
};
`,
  'src/registry/tags.ts': `${NOTE}
export const TAGS = ${JSON.stringify(ELEMENTS.map(({ tag }) => tag))};
`,
  ...Object.fromEntries(STEPS.map((step) => [`src/bundles/pay-elements.${scriptOf(step.tag)}.ts`, script(step)])),
  'src/registry/classes.ts': `${NOTE}${lines(ELEMENTS, ({ tag, name }) => `export { ${name} } from '../elements/${tag}/${tag}.js';`)}\n`,
};

/** The style sheet for pages lists the elements that are not registered yet. A provider has no box of its own. */
const STYLES = 'src/styles/pay-elements.css';
const UNDEFINED = /:where\([^()]*\)(?=:where\(:not\(:defined\)\) \{\n {2}display: (block|contents))/g;

/** @param {string} css */
function withTags(css) {
  let found = 0;
  const written = css.replace(UNDEFINED, (_all, display) => {
    found++;
    const tags = ELEMENTS.filter(({ kind }) => (kind === 'provider') === (display === 'contents'));
    return `:where(${tags.map(({ tag }) => tag).join(', ')})`;
  });
  if (found !== 2) throw new Error(`${STYLES} needs two rules for :not(:defined): display contents and block.`);
  return written;
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return null;
  }
}

const written = { ...MODULES, [STYLES]: withTags(read(STYLES) ?? '') };
const check = process.argv.includes('--check');
/** Modules of elements that were removed from the registry. */
const stale = readdirSync(join(ROOT, 'src/define'))
  .map((file) => `src/define/${file}`)
  .filter((path) => path !== 'src/define/define.ts' && !(path in written));

for (const [path, text] of Object.entries(written)) {
  const formatted = await format(text, { ...(await resolveConfig(join(ROOT, path))), filepath: path });
  if (read(path) === formatted) continue;
  if (check) stale.push(path);
  else writeFileSync(join(ROOT, path), formatted);
}
if (!check) for (const path of stale) rmSync(join(ROOT, path));
else if (stale.length) {
  console.log(`Run npm run registry: ${stale.join(', ')}`);
  process.exitCode = 1;
}
