import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { reportAttack } from '../support/attack-report.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pay-build-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The hash of each file below a folder, by path. */
function hashes(place: string): Record<string, string> {
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = files.map(({ parentPath, name }) => {
    const file = join(parentPath, name);
    // Source maps name packages by their relative path, and here the packages are next to the first build.
    const text = readFileSync(file, 'latin1');
    const content = name.endsWith('.map') ? text.replace(/"[^"]*(?=\/node_modules\/)/g, '"') : text;
    return [file.slice(place.length), createHash('sha256').update(content, 'latin1').digest('hex')] as const;
  });
  return Object.fromEntries(entries.sort());
}

test.describe('a build', () => {
  test('in another folder is identical, byte for byte', () => {
    for (const name of readdirSync(ROOT)) {
      if (['node_modules', 'dist', 'storybook-static', '.git', '.data', 'coverage'].includes(name)) continue;
      const notBuilt = (path: string) => !/[\\/](?:dist|node_modules)$/.test(path);
      cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: notBuilt });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const run = (...command: string[]) => execFileSync(process.execPath, command, { cwd: folder, stdio: 'ignore' });
    run('scripts/build/build.mjs', 'library');
    const [first, second] = [hashes(join(ROOT, 'dist')), hashes(join(folder, 'dist'))];
    const names = new Set([...Object.keys(first), ...Object.keys(second)]);
    assert.deepEqual(
      [...names].filter((name) => first[name] !== second[name]),
      [],
    );
    assert.ok(names.size > 200);
    reportAttack('the sources, built again in another folder', 'the same, byte for byte');
  });
});
