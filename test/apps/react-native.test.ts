/** The package for React Native: its types, its own tests in React Native's test tools, and the published package. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { npm } from '../../scripts/shared/install.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'packages/react-native');
const temporary = mkdtempSync(join(tmpdir(), 'pay-apps-'));
after(() => rmSync(temporary, { recursive: true }));

/** @returns what a program of Node prints */
function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}
const compile = (cwd: string) => run(join(ROOT, 'node_modules/typescript/bin/tsc'), ['--noEmit', '-p', '.'], cwd);

describe('pay-elements-react-native', () => {
  it('compiles with the types of React Native, its webview, and the system browser of Expo', () =>
    void compile(FOLDER));

  it('passes its tests in the test tools of React Native', () => {
    const output = run(join(FOLDER, 'node_modules/jest/bin/jest.js'), ['--json'], FOLDER);
    const { numPassedTests, numTotalTests } = JSON.parse(output) as Record<string, number>;
    assert.ok(numTotalTests! >= 30);
    assert.equal(numPassedTests, numTotalTests);
  });

  it('is packed, and the sample of its README compiles with the package in an empty project', () => {
    const [packed] = JSON.parse(npm(FOLDER, ['pack', '--json', '--pack-destination', temporary])) as [
      { filename: string; files: { path: string }[] },
    ];
    const paths = packed.files.map(({ path }) => path);
    for (const path of ['LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts'])
      assert.ok(paths.includes(path), path);
    assert.deepEqual(
      paths.filter((path) => /^(src|test)\//.test(path)),
      [],
    );
    const modules = join(temporary, 'node_modules');
    mkdirSync(modules);
    for (const name of readdirSync(join(FOLDER, 'node_modules')))
      symlinkSync(join(FOLDER, 'node_modules', name), join(modules, name));
    symlinkSync(ROOT, join(modules, 'pay-elements'));
    execFileSync('tar', ['-xzf', join(temporary, packed.filename), '-C', modules]);
    symlinkSync(join(modules, 'package'), join(modules, 'pay-elements-react-native'));
    const [, sample = ''] = /```tsx\n(.*?)```/s.exec(readFileSync(join(FOLDER, 'README.md'), 'utf8')) ?? [];
    writeFileSync(join(temporary, 'checkout.tsx'), sample);
    const compilerOptions = {
      ...{ module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx', strict: true, noEmit: true },
      ...{ lib: ['ES2023', 'DOM'], types: [], skipLibCheck: true, preserveSymlinks: true },
    };
    writeFileSync(join(temporary, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['checkout.tsx'] }));
    compile(temporary);
  });
});
