/** Builds the outputs whose inputs have changed, by a hash of their contents. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from '../shared/hash.mjs';
import { ensureInstalled, ROOT } from '../shared/install.mjs';

/** @param {string} mode one of vite.config.ts */
const vite = (mode) => ['vite', 'build', '--mode', mode, '--logLevel', 'warn'];
const VITE = ['vite.config.ts', 'scripts/build/plugins'];
const SHARED = ['package-lock.json', 'tsconfig.json'];

const OUTPUTS = {
  /** What is written into the repository: the reference of the elements, and what follows from tokens and adapters. */
  reference: {
    folder: '.cache/reference',
    inputs: [
      'package.json',
      'custom-elements-manifest.config.mjs',
      ...['src', 'docs', 'test/providers', 'test/vectors/providers'],
      ...['scripts/build/manifest', 'scripts/build/manifest.mjs', 'scripts/build/providers.mjs'],
      ...['scripts/build/tokens', 'scripts/build/tokens.mjs'],
    ],
    commands: [['scripts/build/tokens.mjs'], ['scripts/build/manifest.mjs'], ['scripts/build/providers.mjs']],
  },
  /** The scripts for pages, the modules for bundlers, and their types. */
  library: {
    folder: 'dist',
    inputs: [
      ...SHARED,
      'package.json',
      'custom-elements.json',
      'src',
      'rollup.config.mjs',
      'tsconfig.build.json',
      'scripts/build',
    ],
    commands: [
      ['rollup/dist/bin/rollup', '-c', '--silent'],
      ['typescript/bin/tsc', '-p', 'tsconfig.build.json'],
      ['scripts/build/frameworks.mjs'],
      ['scripts/build/development.mjs'],
      ['scripts/build/tokens.mjs', '--dist'],
      ['scripts/build/supply.mjs', '--dist'],
      ['scripts/build/tags.mjs'],
    ],
  },
  sandbox: {
    folder: 'sandbox/dist',
    inputs: [
      ...SHARED,
      'sandbox/src',
      'sandbox/dashboard',
      'sandbox/tsconfig.build.json',
      'src/domain',
      'src/errors.ts',
      ...VITE,
      'scripts/build/prune-types.mjs',
      'scripts/build/template.mjs',
    ],
    commands: [
      vite('sandbox'),
      vite('dashboard'),
      ['typescript/bin/tsc', '-p', 'sandbox/tsconfig.build.json'],
      ['scripts/build/prune-types.mjs'],
      ['scripts/build/template.mjs'],
    ],
  },
  demo: {
    folder: 'demo/dist',
    inputs: [
      ...SHARED,
      'demo',
      ...['merchant', 'contract', 'client', 'controllers', 'domain', 'locales', 'errors.ts'].map(
        (part) => `src/${part}`,
      ),
      ...VITE,
    ],
    commands: [vite('demo')],
  },
};

/** Test runners set NODE_ENV, and bundlers then choose other files of Lit. */
const { NODE_ENV: _, ...ENV } = process.env;

/** @param {string[]} names of outputs; by default all */
export function build(names = []) {
  for (const [name, { folder, inputs, commands }] of Object.entries(OUTPUTS)) {
    if (names.length && !names.includes(name)) continue;
    const stamp = join(ROOT, folder, '.stamp');
    const wanted = hash(inputs);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    console.log(`Building ${folder}…`);
    rmSync(join(ROOT, folder), { recursive: true, force: true });
    for (const [tool = '', ...args] of commands) {
      execFileSync(process.execPath, [binary(tool), ...args], {
        cwd: ROOT,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: ENV,
      });
    }
    mkdirSync(join(ROOT, folder), { recursive: true });
    // The reference is beside its own sources.
    writeFileSync(stamp, name === 'reference' ? hash(inputs) : wanted);
  }
}

/** @param {string} tool a package's name with or without the path of its program, or a script of ours */
function binary(tool) {
  if (tool.startsWith('scripts/')) return join(ROOT, tool);
  return join(ROOT, 'node_modules', tool.includes('/') ? tool : `${tool}/bin/${tool}.js`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  build(process.argv.slice(2));
}
