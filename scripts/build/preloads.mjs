/**
 * `dist/preload.json`: the files that the script tag loads for each element, so that a page can preload them. `first` are the
 * files that show it, `then` those that load once it is on screen.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ENTRY, loaded, named } from './loaded-files.mjs';
import { LAZY } from './registered-elements.mjs';

const FOLDER = dirname(ENTRY);

/** @param {string} tag */
function filesOf(tag) {
  const own = (/** @type {string[]} */ files) => files.filter((file) => file !== ENTRY);
  const first = own(loaded(named(tag.replace('pay-', ''))));
  const imports = first.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/import\([`"]\.\/([\w.-]+)[`"]\)/g)]);
  const then = own(loaded(...imports.map(([, name = '']) => join(FOLDER, name)))).filter(
    (file) => !first.includes(file),
  );
  const names = (/** @type {string[]} */ files) => files.map((file) => basename(file));
  return { first: names(first), then: names(then) };
}

const preloads = Object.fromEntries(
  LAZY.map(({ tag }) => tag)
    .sort()
    .map((tag) => [tag, filesOf(tag)]),
);
writeFileSync(join(FOLDER, 'preload.json'), `${JSON.stringify(preloads, null, 2)}\n`);
