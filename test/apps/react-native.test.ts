/** The package for React Native: its types, its own tests in React Native's test tools, and the published package. */
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { ROOT } from '../../scripts/shared/install.mjs';
import { compile, installPacked, run } from './install.js';

const FOLDER = join(ROOT, 'packages/react-native');
let project: string;
let paths: readonly string[];
test.beforeAll(() => void ({ project, paths } = installPacked('react-native')));
test.afterAll(() => rmSync(project, { recursive: true }));

test.describe('pay-elements-react-native', () => {
  test('compiles with the types of React Native, its webview, and the system browser of Expo', () =>
    void compile(FOLDER));

  test('passes its tests in the test tools of React Native', () => {
    const output = run(join(FOLDER, 'node_modules/jest/bin/jest.js'), ['--json'], FOLDER);
    const { numPassedTests, numTotalTests } = JSON.parse(output) as Record<string, number>;
    assert.ok(numTotalTests! >= 30);
    assert.equal(numPassedTests, numTotalTests);
  });

  test('is packed, and the sample of its README compiles with the package in an empty project', () => {
    assert.deepEqual(
      paths.filter((path) => !path.startsWith('dist/')),
      ['LICENSE', 'README.md', 'package.json'],
    );
    assert.ok(paths.includes('dist/index.js') && paths.includes('dist/index.d.ts'));
    const [, sample = ''] = /```tsx\n(.*?)```/s.exec(readFileSync(join(FOLDER, 'README.md'), 'utf8')) ?? [];
    writeFileSync(join(project, 'checkout.tsx'), sample);
    const compilerOptions = {
      ...{ module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx', strict: true, noEmit: true },
      ...{ lib: ['ES2023', 'DOM'], types: [], skipLibCheck: true, preserveSymlinks: true },
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['checkout.tsx'] }));
    compile(project);
  });
});
