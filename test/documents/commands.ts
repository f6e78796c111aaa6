/** Runs commands of the documentation if that is cheap, and checks that the others exist. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './documents.js';
import { scripts } from './names.js';

const run = promisify(execFile);

/** Placeholders of the documentation for the demo and a shop. */
const ADDRESSES = /http:\/\/127\.0\.0\.1:4242|https:\/\/shop\.example/g;

/** Commands that are built into npm. */
const NPM = ['audit', 'ci', 'install', 'pkg', 'publish'];

/** @returns the unknown part of the command, or null */
export function unknownInCommand(command: string): string | null {
  // A quoted name may contain spaces.
  const words = Array.from(command.matchAll(/(['"])(.*?)\1|\S+/g), ([word, , quoted]) => quoted ?? word);
  const [program = '', name = '', ...rest] = words;
  if (program === 'npx') {
    // A tarball that `npm run pack` has written, or the name of a program.
    const bin = name.replace(/^\.\/(.*)-\d+\.\d+\.\d+\.tgz$/, '$1');
    return existsSync(join(ROOT, 'node_modules/.bin', bin)) ? null : command;
  }
  // A file that the reader has saved.
  if (program === 'node' && /^[\w-]+\.mjs$/.test(name)) return null;
  if (program !== 'npm') return command;
  if (NPM.includes(name)) return null;
  if (name === 'create') {
    const starter = `create-${rest[0]?.replace(/@latest$/, '')}`;
    return existsSync(join(ROOT, 'packages', starter)) ? null : command;
  }
  const script = name === 'run' ? rest[0]! : name;
  return script in scripts ? null : `npm run ${script}`;
}

/**
 * Runs a block of commands. The text after a `#` is the expected output, or a comment.
 * @param origin of a demo
 */
export async function runCommands(text: string, origin: string): Promise<void> {
  const program = /^(?:#.*\n)?(\w+)/.exec(text)?.[1];
  // Run as one command: a quoted program has several lines.
  if (program === 'node') return void (await expectNothing(text.replace(ADDRESSES, origin)));
  /** The latest id of each kind, such as `pm`. */
  const ids = new Map<string, string>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [command = '', expected = ''] = line.split(/\s+# /);
    if (!command.startsWith('curl ')) {
      const unknown = unknownInCommand(command);
      if (unknown) throw new Error(`There is no ${unknown}`);
      continue;
    }
    const { stdout } = await run('bash', [
      '-c',
      command
        .replace(ADDRESSES, origin)
        .replace(/\b(pm|mdt|cst)_123\b/, (sample, kind: string) => ids.get(kind) ?? sample),
    ]);
    const [, id, kind] = /^\{"id":"(([a-z]+)_\w+)"/.exec(stdout) ?? [];
    if (id && kind) ids.set(kind, id);
    if (!expected || !stdout.includes(expected))
      throw new Error(`${command}: ${stdout}, expected ${expected || 'a comment with the output'}`);
  }
}

async function expectNothing(text: string): Promise<void> {
  const { stdout, stderr } = await run('bash', ['-c', text], { cwd: ROOT });
  if (stdout + stderr) throw new Error(stdout + stderr);
}
