/** A merchant's project with the recipes of docs/testing.md. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import ts from 'typescript';
import { installPacked } from '../../scripts/test/packed.mjs';
import { readDocument } from '../documents/documents.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = join(HERE, 'node_modules');
/** No tool of this repository reads it. */
const FOLDER = join(HERE, 'dist');

const run = promisify(execFile);

/** The blocks whose first line is a path. */
const recipes = readDocument('docs/testing.md').blocks.flatMap(({ text }) => {
  const [, path] = /^\/\/ (\S+\.[jt]s)\n/.exec(text) ?? [];
  return path ? [{ path, text: `${text}\n` }] : [];
});

/** Test files for any of these tools. */
const fixtures = readdirSync(join(HERE, 'fixtures')).map((name) => ({
  path: `fixtures/${name}`,
  text: readFileSync(join(HERE, 'fixtures', name), 'utf8'),
}));

/** The scripts without a path are compiled only. */
const samples = readDocument('docs/testing.md').blocks.filter(
  ({ language, text }) => language === 'ts' && !text.startsWith('// '),
);

export interface Project {
  readonly paths: readonly string[];
  /** Adds a file. */
  write(path: string, text: string): void;
  /**
   * Runs the program of a package in the project.
   * @returns its output @throws {Error} with its output, if it fails
   */
  run(program: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  /** The errors of the compiler. @param only chooses files by their path */
  compile(only: (path: string) => boolean): string[];
  remove(): void;
}

export function createProject(): Project {
  installPacked(join(PACKAGES, 'pay-elements'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
    writeFileSync(join(FOLDER, path), text);
  };
  rmSync(FOLDER, { recursive: true, force: true });
  write('package.json', '{ "name": "shop", "private": true, "type": "module" }');
  for (const { path, text } of [...recipes, ...fixtures]) write(path, text);
  samples.forEach(({ text }, index) =>
    write(`samples/${index}.ts`, `import type {} from 'pay-elements/define/all';\n${text}\n`),
  );
  const paths = [...recipes.map(({ path }) => path), ...samples.map((_, index) => `samples/${index}.ts`)];
  return {
    paths,
    write,
    run: async (program, args, env = {}) => {
      try {
        const { stdout, stderr } = await run(process.execPath, [join(PACKAGES, program), ...args], {
          cwd: FOLDER,
          env: { ...process.env, ...env, NODE_OPTIONS: env['NODE_OPTIONS'] ?? '', NO_COLOR: '1' },
        });
        return stripVTControlCharacters(stdout + stderr);
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(stripVTControlCharacters(`${program} failed:\n${stdout}${stderr}`), { cause: error });
      }
    },
    compile: (only) => {
      const files = paths.filter((path) => path.endsWith('.ts') && only(path)).map((path) => join(FOLDER, path));
      const program = ts.createProgram(files, {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        types: [],
        typeRoots: [],
        strict: true,
        skipLibCheck: true,
        noEmit: true,
      });
      return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
        const text = ts.flattenDiagnosticMessageText(messageText, '\n');
        return `${file?.fileName.slice(FOLDER.length + 1) ?? ''}: ${text}`;
      });
    },
    remove: () => rmSync(FOLDER, { recursive: true, force: true }),
  };
}
