/** A package for apps and the library, unpacked from the tarballs that are published, in an empty project. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, pack, type AppName } from '../../scripts/build/pack.mjs';
import { ROOT } from '../../scripts/shared/install.mjs';

/** @returns what a program of Node prints */
export function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

/** Checks the types of a project. */
export const compile = (cwd: string) =>
  run(join(ROOT, 'node_modules/typescript/bin/tsc'), ['--noEmit', '-p', '.'], cwd);

/** Packages that the library needs. */
const NEEDED = ['lit', 'lit-html', 'lit-element', '@lit', 'qrcode'];

/** @returns the folder of the project, and the paths in the tarball of the package */
export function installPacked(name: AppName): { project: string; paths: readonly string[] } {
  const project = mkdtempSync(join(tmpdir(), `pay-${name}-`));
  const modules = join(project, 'node_modules');
  buildApp(name);
  const own = pack(project, name);
  for (const [target, { file }] of Object.entries({
    'pay-elements': pack(project),
    [`pay-elements-${name}`]: own,
  })) {
    mkdirSync(join(modules, target), { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', join(modules, target), '--strip-components=1']);
  }
  const others = join(ROOT, 'packages', name, 'node_modules');
  for (const [from, names] of [
    [others, readdirSync(others)],
    [join(ROOT, 'node_modules'), NEEDED],
  ] as const) {
    for (const module of names)
      if (!existsSync(join(modules, module))) symlinkSync(join(from, module), join(modules, module));
  }
  return { project, paths: own.paths };
}
