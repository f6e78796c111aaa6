/**
 * The projects in test/consumers use the published package in each framework, and are checked by the tools of its users.
 * Each project has deliberate mistakes that the tools must find: marked in place, or in a separate project of wrong lines.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { CONSUMERS, installPacked } from '../../scripts/test/packed.mjs';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

const tsc = ['typescript/bin/tsc', '-p'];
const ngc = ['@angular/compiler-cli/bundles/src/bin/ngc.js', '-p'];
const svelteCheck = [
  'svelte-check/bin/svelte-check',
  '--tsconfig',
  './tsconfig.json',
  '--output',
  'machine',
  '--workspace',
];
const TOOLS: Readonly<Record<string, readonly string[]>> = {
  'react-19': tsc,
  'react-18': tsc,
  preact: tsc,
  solid: tsc,
  vue: ['vue-tsc/bin/vue-tsc.js', '-p'],
  svelte: svelteCheck,
  angular: ngc,
};

function check(project: string, [tool = '', ...options]: readonly string[]): { status: number | null; output: string } {
  const args = [join(MODULES, tool), ...options, join(CONSUMERS, project)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: CONSUMERS,
    encoding: 'utf8',
  });
  return { status, output: stripVTControlCharacters(stdout + stderr) };
}

beforeAll(() => void installPacked());

describe('a project for', () => {
  for (const [project, tool] of Object.entries(TOOLS)) {
    it(`${project} compiles`, () => {
      const { status, output } = check(project, tool);
      assert.equal(status, 0, output);
    });
  }

  // Their templates have no syntax for an expected error: it is on the line after each comment.
  for (const project of ['svelte-wrong', 'angular-wrong']) {
    it(`${project} has an error in each wrong line, and nowhere else`, () => {
      const folder = join(CONSUMERS, project);
      const file = readdirSync(folder).find((name) => /^wrong\./i.test(name))!;
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      const expected = lines.flatMap((line, index) => (line.includes('<!--') ? [index + 2] : []));
      const { status, output } = check(project, TOOLS[project.replace('-wrong', '')]!);
      // `ERROR "Wrong.svelte" 6:13` and `wrong.ts:10:18 - error`
      const found = [...output.matchAll(/ERROR "[\w.]+" (\d+):|wrong\.ts:(\d+):\d+ - error/g)].map(([, one, other]) =>
        Number(one ?? other),
      );
      assert.notEqual(status, 0);
      assert.deepEqual(
        [...new Set(found)].sort((a, b) => a - b),
        expected,
        output,
      );
      assert.ok(expected.length >= 4);
    });
  }

  it('documents the lines that the projects have', () => {
    const rows = readFileSync(new URL('../../docs/frameworks.md', import.meta.url), 'utf8').matchAll(
      /^\| (React|Vue) +\| `(import [^`]+)` +\| `(const [^`]+)` +\|/gm,
    );
    const files: Readonly<Record<string, string>> = { React: 'react-19/checkout.tsx', Vue: 'vue/checkout.vue' };
    const missing = Array.from(rows, ([, name = '', ...lines]) => {
      const text = readFileSync(join(CONSUMERS, files[name]!), 'utf8');
      return lines.filter((line) => !text.includes(line));
    });
    assert.deepEqual(missing, [[], []]);
  });

  it('each other framework has mistakes that are marked in place', () => {
    for (const project of Object.keys(TOOLS).filter((name) => name !== 'svelte' && name !== 'angular')) {
      const [file = ''] = readdirSync(join(CONSUMERS, project)).filter((name) => name.startsWith('checkout.'));
      const expected = readFileSync(join(CONSUMERS, project, file), 'utf8').match(/@(?:ts|vue)-expect-error/g) ?? [];
      assert.ok(expected.length >= 4, project);
    }
  });
});
