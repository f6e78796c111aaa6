/** Every place that lists the elements has those of src/elements, and no others. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { ELEMENTS, STEPS } from '../../scripts/build/registered-elements.mjs';
import { ELEMENTS as BY_TAG } from '../../src/registry/by-tag.js';
import { ROOT } from '../../scripts/shared/install.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(ROOT, folder)).flatMap((file) =>
    file.startsWith('pay-') && file.endsWith(ending) ? file.slice(0, -ending.length) : [],
  );
const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name!);

/** The tags of a selector list before `:where(:not(:defined))` in the style sheet for pages. */
function undefinedIn(css: string, display: string): string[] {
  const rule = new RegExp(`:where\\(([^()]*)\\):where\\(:not\\(:defined\\)\\) \\{\\s*display: ${display}`).exec(css);
  return found(rule?.[1] ?? '', /(pay-[\w-]+)/g);
}

interface Manifest {
  modules: { declarations?: { tagName?: string }[]; exports?: { kind: string; name: string }[] }[];
}
const { modules } = JSON.parse(read('custom-elements.json')) as Manifest;
const css = read('dist/pay-elements.css');

const every = ELEMENTS.map(({ tag }) => tag);
const steps = STEPS.map(({ tag }) => tag);
const lazy = ELEMENTS.filter(({ kind }) => kind !== 'provider' && kind !== 'action').map(({ tag }) => tag);
/** Few payments have one: the script tag lazy-loads this step. */
const RARE = 'pay-challenge';
const classes = ELEMENTS.map(({ name }) => name);

const PLACES: readonly [place: string, names: readonly string[], expected: readonly string[]][] = [
  ['src/define', filesIn('src/define', '.ts'), [...every, 'pay-action-lazy']],
  [
    'what src/define/all.ts registers',
    found(read('src/define/all.ts') + read('src/define/pay-action.ts'), /'\.\/(pay-[\w-]+)\.js'/g),
    every,
  ],
  [
    'what src/define/lazy-steps.ts loads',
    found(read('src/define/lazy-steps.ts'), /import\('\.\/([\w-]+)\.js'\)/g),
    steps,
  ],
  [
    'src/registry/lazy.ts',
    found(read('src/registry/lazy.ts'), /import\('\.\.\/define\/([\w-]+)\.js'\)/g),
    lazy.filter((tag) => tag === RARE || !steps.includes(tag)),
  ],
  ['src/registry/by-tag.ts', Object.keys(BY_TAG), every],
  ['src/registry/tags.ts', found(read('src/registry/tags.ts'), /'([\w-]+)'/g), every],
  [
    'src/registry/steps.ts',
    found(read('src/registry/steps.ts'), /^ {2}'([\w-]+)': \w+,$/gm),
    steps.filter((tag) => tag !== RARE),
  ],
  ['the exports of the package', found(read('src/registry/classes.ts'), /export \{ (\w+) \}/g), classes],
  ['dist/pay-elements.css', [...undefinedIn(css, 'contents'), ...undefinedIn(css, 'block')], every],
  [
    'the declarations of the manifest',
    modules.flatMap(({ declarations = [] }) => declarations.flatMap(({ tagName }) => tagName ?? [])),
    every,
  ],
  [
    'the definitions of the manifest',
    modules.flatMap(({ exports = [] }) =>
      exports.flatMap(({ kind, name }) => (kind === 'custom-element-definition' ? name : [])),
    ),
    every,
  ],
  ['docs/elements', filesIn('docs/elements', '.md'), every],
  ['dist/react', filesIn('dist/react', '.js'), every],
  ['dist/angular', found(read('dist/angular/index.js'), /selector: "([\w-]+)", inputs/g), every],
  ['dist/types', found(read('dist/types/elements.d.ts'), /'(pay-[\w-]+)': \{\s*element:/g), every],
  [
    'dist/autoloader.js',
    [...new Set(found(read('dist/autoloader.js'), /["'`](pay-(?!elements|error|retry)[\w-]+)["'`]/g))],
    every,
  ],
];

describe('the lists of elements', () => {
  for (const [place, names, expected] of PLACES) {
    it(`has the elements of ${place}`, () => {
      assert.deepEqual([...names].sort(), [...expected].sort());
    });
  }

  it('has the provider first, and every step before the action that shows it', () => {
    const order = Object.keys(BY_TAG);
    assert.equal(order[0], 'pay-provider');
    assert.deepEqual(order.slice(1, 1 + steps.length).sort(), [...steps].sort());
    assert.deepEqual(order.slice(-2), ['pay-action', 'pay-checkout']);
  });

  it('has the class of each tag', () => {
    for (const { tag, name } of ELEMENTS) assert.equal(BY_TAG[tag]?.name, name);
  });

  it('has each tag as the name of a folder with the class', () => {
    for (const { tag, name } of ELEMENTS)
      assert.match(read(`src/elements/${tag}/${tag}.ts`), new RegExp(`^export class ${name} `, 'm'));
  });
});
