/** A server in a process of its own, as a merchant starts it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const STARTS_WITHIN_MS = 120_000;

/**
 * @typedef {object} ServerOptions
 * @property {string} folder
 * @property {string[]} command arguments of Node
 * @property {number} port
 * @property {Record<string, string>} env
 * @property {(text: string) => void} print receives its output
 */

/**
 * Starts a server, and waits until it answers.
 * @param {ServerOptions} options
 */
export async function startServer({ folder, command, port, env, print }) {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    child.kill();
    await ended;
  };
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${folder} does not start.`);
    if (Date.now() > deadline) {
      await close();
      throw new Error(`${folder} does not answer.`);
    }
    await delay(100);
  }
  return { url, close };
}

/** @param {string} url */
const answers = (url) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
