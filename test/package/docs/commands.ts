/** Runs the commands of the documentation where that is cheap; of the others it knows whether they exist. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './documents.js';
import { scripts, steps } from './names.js';

const run = promisify(execFile);

/** Where the documentation finds the demo and a shop. */
const ADDRESSES = /http:\/\/127\.0\.0\.1:4242|https:\/\/shop\.example/g;

/** What npm can do by itself. */
const NPM = ['audit', 'ci', 'install', 'publish'];

/** @returns what is not there */
export function unknownInCommand(command: string): string | null {
  // Within quotes a name may have spaces.
  const words = Array.from(command.matchAll(/(['"])(.*?)\1|\S+/g), ([word, , quoted]) => quoted ?? word);
  const [program = '', name = '', ...rest] = words;
  if (program === 'npx') return existsSync(join(ROOT, 'node_modules/.bin', name)) ? null : command;
  if (program !== 'npm') return command;
  if (NPM.includes(name)) return null;
  const script = name === 'run' ? rest[0]! : name;
  if (!(script in scripts)) return `npm run ${script}`;
  const at = rest.indexOf('--');
  if (script !== 'test' || at < 0) return null;
  // The first word is a step; the others may be parts of file names.
  const [asked = ''] = rest.slice(at + 1).filter((word) => !word.startsWith('-'));
  return steps.some(({ name }) => name === asked || name.startsWith(`${asked} `)) || !asked ? null : asked;
}

/**
 * A block of commands. After a `#` stands what a command prints, or what it is for.
 * @param origin of a demo
 */
export async function runCommands(text: string, origin: string): Promise<void> {
  const program = /^(?:#.*\n)?(\w+)/.exec(text)?.[1];
  // As one: a program within quotes has lines of its own.
  if (program === 'node') return void (await expectNothing(text.replace(ADDRESSES, origin)));
  let id = '';
  for (const line of text.split('\n').filter(Boolean)) {
    const [command = '', expected = ''] = line.split(/\s+# /);
    if (!command.startsWith('curl ')) {
      const unknown = unknownInCommand(command);
      if (unknown) throw new Error(`There is no ${unknown}`);
      continue;
    }
    const { stdout } = await run('bash', ['-c', command.replace(ADDRESSES, origin).replace(/\b(pm|mdt)_123\b/, id)]);
    id ||= (JSON.parse(stdout) as { id: string }).id;
    if (!expected || !stdout.includes(expected)) throw new Error(`${command}: ${stdout}, not ${expected || 'said'}`);
  }
}

async function expectNothing(text: string): Promise<void> {
  const { stdout, stderr } = await run('bash', ['-c', text], { cwd: ROOT });
  if (stdout + stderr) throw new Error(stdout + stderr);
}
