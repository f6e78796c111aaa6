/** `npm run new`: each generator finds the places that it writes to, touches few files, and leaves a tree that compiles. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { ROOT } from '../../scripts/shared/install.mjs';

const copy = mkdtempSync(join(tmpdir(), 'new-'));
const isText = (path: string) => !/\.(?:png|svg)$/.test(path);
for (const path of ['src', 'stories', 'test', 'docs', 'package.json', 'tsconfig.json'])
  cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter: isText });
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));

/** Without maintenance, which would still write in the background when the folder is removed. */
const OPTIONS = ['user.name=a', 'user.email=a@b.example', 'maintenance.auto=false', 'gc.auto=0'];
const git = (...args: string[]) =>
  execFileSync('git', [...OPTIONS.flatMap((option) => ['-c', option]), ...args], { cwd: copy, encoding: 'utf8' });
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message=all');
};
git('init', '--quiet');
commit();

const PLOP = ['node_modules/plop/bin/plop.js', '--plopfile', 'scripts/new/plopfile.mjs', '--dest', copy];

describe('npm run new', () => {
  const cases: readonly (readonly [files: number, ...answers: string[]])[] = [
    [8, 'element', 'pay-coupon', 'A coupon.', 'n'],
    [9, 'element', 'pay-tap', 'A tap on a terminal.', 'y'],
    [2, 'text', 'otp', 'otpExplained', 'Don’t share it.'],
    [4, 'language', 'sw', 'Kiswahili'],
    [5, 'provider', 'acme', 'Acme', 'acme_id', 'https://acme.example/docs'],
    [2, 'instrument', 'coupon', 'coupon_code', 'Coupon', 'store'],
  ];
  for (const [files, ...answers] of cases) {
    it(`${answers.slice(0, 2).join(' ')}: touches ${files} files, each of which parses`, () => {
      // It fails if a place is missing, and if Prettier cannot parse a file.
      execFileSync(process.execPath, [...PLOP, ...answers], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
      const touched = git('status', '--short', '--untracked-files=all').split('\n').filter(Boolean);
      assert.equal(touched.length, files, touched.join('\n'));
      commit();
    });
  }

  /** The files of which each is written by one generator, and those that list every provider. */
  const include = ['src', 'stories/pay-*.stories.ts', 'test/elements/pay-*.test.ts', 'test/providers', 'test/vectors'];

  it('leaves a tree that compiles', () => {
    const compilerOptions = { composite: false, emitDeclarationOnly: false, types: ['mocha', 'node', 'vite/client'] };
    writeFileSync(
      join(copy, 'new.tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }),
    );
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', 'new.tsconfig.json'], {
      cwd: copy,
      encoding: 'utf8',
    });
    assert.equal(stdout, '');
  });
});
