/** The files that describe the examples: their package lists and their README. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { BACKEND, folderOf, PAGES } from '../../scripts/serve/examples/examples.mjs';
import { ROOT } from '../../scripts/shared/install.mjs';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<Record<string, { resolved?: string; integrity?: string; inBundle?: boolean } & Manifest>>;
}

const read = <Kind>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Kind;
const library = read<Manifest>(join(ROOT, 'package.json'));
const folders = readdirSync(folderOf('.'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name);

test.describe('the folders in examples', () => {
  test('are those that can be started, the backend, and those for other languages', () => {
    assert.deepEqual([...folders].sort(), [...Object.keys(PAGES), BACKEND, 'backends', 'php', 'webview'].sort());
  });

  test('are listed in their README', () => {
    const text = readFileSync(folderOf('README.md'), 'utf8');
    for (const name of folders) assert.ok(text.includes(`[${name}](${name})`), name);
    for (const name of Object.keys(PAGES)) assert.ok(text.includes(`\`npm run example -- ${name}\``), name);
  });
});

for (const name of folders.filter((folder) => existsSync(join(folderOf(folder), 'package.json')))) {
  test.describe(`examples/${name}`, () => {
    const { dependencies, devDependencies } = read<Manifest>(join(folderOf(name), 'package.json'));
    const { packages } = read<Lock>(join(folderOf(name), 'package-lock.json'));
    const own = packages['node_modules/pay-elements'];

    test('names one exact version of each package', () => {
      for (const [one, version] of Object.entries({ ...dependencies, ...devDependencies }))
        assert.match(version, one === 'pay-elements' ? /^file:\.\.\/pay-elements\.tgz$/ : /^\d+\.\d+\.\d+$/, one);
    });

    test('has a lock file with the hash of each package, and without its address', () => {
      for (const [path, { resolved, integrity, inBundle }] of Object.entries(packages)) {
        // The hash of a package covers those that it brings.
        if (!path || path === 'node_modules/pay-elements' || inBundle) continue;
        assert.equal(resolved, undefined, path);
        assert.match(integrity ?? '', /^sha512-/, path);
      }
    });

    // The lock file of the backend does not contain the library.
    if (own)
      test('locks the current dependencies of the library', () => {
        assert.deepEqual(own.dependencies, library.dependencies);
        assert.deepEqual(own.peerDependencies, library.peerDependencies);
        assert.equal(own.integrity, undefined);
      });
  });
}
