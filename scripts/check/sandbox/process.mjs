/** Runs the sandbox in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../shared/install.mjs';

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} [program] prints a line with `Service` and the address
 * @returns {Promise<{ url: string, ready: number, end: () => Promise<void> }>} `ready`: milliseconds until the address was printed
 */
export async function startSandbox(env, program = 'sandbox/bin/pay-elements-sandbox.js') {
  const began = performance.now();
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (piece) => {
      output += piece;
      const [, found] = /^ {2}Service +(\S+)\/v1\/$/m.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`${program} did not start.`)));
  });
  const ready = Math.round(performance.now() - began);
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, ready, end };
}
