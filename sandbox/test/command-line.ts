/** Runs the commands of the program in this process. */
import { EventEmitter } from 'node:events';
import { afterAll, beforeAll } from 'vitest';
import { main } from '../src/cli/main.js';
import type { Keyboard, Terminal } from '../src/cli/terminal.js';
import { createSandbox, type Sandbox } from '../src/index.js';
import { newStore } from './world.js';

/** A terminal that records its lines. */
export class TestTerminal implements Terminal {
  readonly lines: string[] = [];
  readonly env: Record<string, string | undefined>;
  readonly #stop = new AbortController();
  readonly stopped = this.#stop.signal;
  readonly keys = Object.assign(new EventEmitter(), {
    isTTY: false,
    setRawMode: () => {},
    resume: () => {},
    pause: () => {},
  });
  readonly keyboard = this.keys as unknown as Keyboard;
  #waiting = () => {};

  constructor(env: Record<string, string | undefined>) {
    this.env = env;
  }

  readonly print = (line: string) => {
    this.lines.push(...line.split('\n'));
    this.#waiting();
  };
  readonly stop = () => this.#stop.abort();

  /** Waits for a line. @returns it */
  async line(pattern: RegExp, from = 0): Promise<string> {
    for (;;) {
      const found = this.lines.slice(from).find((line) => pattern.test(line));
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (this.#waiting = resolve));
    }
  }

  press(text: string, key: object = { name: text }): void {
    this.keys.emit('keypress', text, key);
  }
}

/** A sandbox for all tests of a file, and what runs commands against it. */
export function commandLine() {
  let sandbox: Sandbox;
  beforeAll(async () => void (sandbox = await createSandbox(newStore())));
  afterAll(() => sandbox.close());

  const terminal = (env: Record<string, string> = {}) => new TestTerminal({ SANDBOX_URL: sandbox.url, ...env });
  /** Runs a command. @returns its lines */
  async function run(...args: string[]): Promise<string[]> {
    const one = terminal();
    await main(args, one);
    return one.lines;
  }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of any shape; the tests say what it must be
  const json = async (...args: string[]): Promise<any> => JSON.parse((await run(...args, '--json')).join('\n'));
  const get = async (path: string) => (await fetch(sandbox.url + path)).json();
  return { url: () => sandbox.url, terminal, run, json, get };
}
