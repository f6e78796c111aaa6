/** The list of files to preload equals the files that the script tag loads. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const preloads = JSON.parse(read('dist/preload.json')) as Record<string, { first: string[]; then: string[] }>;

const importsOf = (file: string, pattern: RegExp) =>
  Array.from(read(`dist/${file}`).matchAll(pattern), ([, name]) => name!).filter((name) => name !== 'pay-elements.js');
const staticOf = (file: string) => importsOf(file, /(?:from|import)["`]\.\/([\w.-]+)["`]/g);
const laterOf = (file: string) => importsOf(file, /import\(["`]\.\/([\w.-]+)["`]\)/g);

describe('dist/preload.json', () => {
  it('has every element that the script tag lazy-loads', () => {
    const behind = readdirSync(join(ROOT, 'src/define')).filter((file) => /^pay-(?!action|provider)/.test(file));
    assert.deepEqual(Object.keys(preloads).sort(), behind.map((file) => file.replace('.ts', '')).sort());
  });

  for (const [tag, { first, then }] of Object.entries(preloads)) {
    it(`has every file that <${tag}> needs, each once`, () => {
      const all = [...first, ...then];
      assert.ok(first[0]!.startsWith(`${tag}-`));
      assert.equal(new Set(all).size, all.length);
      for (const file of first) {
        for (const name of staticOf(file)) assert.ok(first.includes(name), `${file} needs ${name} first`);
        for (const name of laterOf(file)) assert.ok(all.includes(name), `${file} needs ${name}`);
      }
      for (const file of then)
        for (const name of staticOf(file)) assert.ok(all.includes(name), `${file} needs ${name}`);
    });
  }
});
