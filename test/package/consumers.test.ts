/**
 * The projects in test/consumers are written for the published package in each framework, and checked by the tools that
 * its users have. Each has mistakes in it, which must be found: in place, or in a project of wrong lines alone.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
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

function check(project: string, [tool = '', ...options]: readonly string[]): { status: number | null; said: string } {
  const args = [join(MODULES, tool), ...options, join(CONSUMERS, project)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: CONSUMERS,
    encoding: 'utf8',
  });
  return { status, said: stripVTControlCharacters(stdout + stderr) };
}

before(() => void installPacked());

describe('a project that is written in', () => {
  for (const [project, tool] of Object.entries(TOOLS)) {
    it(`${project} compiles, as far as it is right`, () => {
      const { status, said } = check(project, tool);
      assert.equal(status, 0, said);
    });
  }

  // Their templates have no way to say that an error is expected: it is on the line after each comment.
  for (const project of ['svelte-wrong', 'angular-wrong']) {
    it(`${project} does not, in none of its wrong lines`, () => {
      const folder = join(CONSUMERS, project);
      const file = readdirSync(folder).find((name) => /^wrong\./i.test(name))!;
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      const expected = lines.flatMap((line, index) => (line.includes('<!--') ? [index + 2] : []));
      const { status, said } = check(project, TOOLS[project.replace('-wrong', '')]!);
      // `ERROR "Wrong.svelte" 6:13` and `wrong.ts:10:18 - error`
      const found = [...said.matchAll(/ERROR "[\w.]+" (\d+):|wrong\.ts:(\d+):\d+ - error/g)].map(([, one, other]) =>
        Number(one ?? other),
      );
      assert.notEqual(status, 0);
      assert.deepEqual(
        [...new Set(found)].sort((a, b) => a - b),
        expected,
        said,
      );
      assert.ok(expected.length >= 4);
    });
  }

  it('the others has its mistakes in place', () => {
    for (const project of Object.keys(TOOLS).filter((name) => name !== 'svelte' && name !== 'angular')) {
      const [file = ''] = readdirSync(join(CONSUMERS, project)).filter((name) => name.startsWith('checkout.'));
      const expected = readFileSync(join(CONSUMERS, project, file), 'utf8').match(/@(ts|vue)-expect-error/g) ?? [];
      assert.ok(expected.length >= 4, project);
    }
  });
});
