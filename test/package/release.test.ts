import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { changesOf, releaseChanges, withVersion } from '../../scripts/build/release.mjs';
import { ROOT } from '../documents/documents.js';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n### Added\n\n- One.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n';

const release = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/build/release.mjs', ...args], { cwd: ROOT, encoding: 'utf8' });

describe('npm run release', () => {
  it('gives the unreleased changes a version and a date', () => {
    const next = releaseChanges(CHANGELOG, '0.2.0', '2026-02-03');
    assert.equal(changesOf(next, '0.2.0'), '### Added\n\n- One.');
    assert.equal(changesOf(next, 'Unreleased'), '');
    assert.equal(changesOf(next, '0.1.0'), '- First.');
    assert.match(next, /## Unreleased\n\n## 0\.2\.0 \(2026-02-03\)\n/);
    assert.throws(() => releaseChanges(next, '0.3.0', '2026-02-04'), /no changes under "Unreleased"/);
  });

  it('gives the packages for apps the version, as that of the library they work with, too', () => {
    const manifest = { name: 'app', version: '0.1.0', peerDependencies: { react: '>=19', 'pay-elements': '0.1.0' } };
    const lock = {
      name: 'app',
      version: '0.1.0',
      packages: { '': manifest, 'node_modules/react': { version: '19.0.0' } },
    };
    const next = { name: 'app', version: '0.2.0', peerDependencies: { react: '>=19', 'pay-elements': '0.2.0' } };
    assert.deepEqual(withVersion(manifest, '0.2.0'), next);
    assert.deepEqual(withVersion(lock, '0.2.0'), {
      ...lock,
      version: '0.2.0',
      packages: { ...lock.packages, '': next },
    });
  });

  it('can release the changes of this repository', () => {
    assert.ok(changesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), 'Unreleased'));
  });

  for (const [args, message] of [
    [[], /^Expected a version: npm run release -- 0\.1\.0\n$/],
    [['latest'], /^Expected a version/],
    [['--check', 'v9.9.9'], /^The tag is v9\.9\.9, but package\.json has /],
  ] as const) {
    it(`refuses ${args.join(' ') || 'no version'}`, () => {
      const { status, stderr } = release(...args);
      assert.equal(status, 1);
      assert.match(stderr, message);
    });
  }
});
