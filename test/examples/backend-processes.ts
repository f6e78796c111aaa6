/** The backends of examples/backends as processes, in each language that is installed. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/shared/free-port.mjs';
import { onPath } from '../../scripts/shared/browser.mjs';
import { ROOT } from '../../scripts/shared/install.mjs';
import { Printed } from './printed.js';

export const BACKENDS = join(ROOT, 'examples/backends');
const WEBHOOKS = join(ROOT, 'docs/examples/webhooks');

/** What is printed with a stack, or instead of an answer. */
export const STACKS = ['Traceback', 'Exception', 'goroutine', 'Warning', 'Fatal error'];

interface Language {
  readonly file: string;
  readonly webhook: string;
  readonly program: string;
  /** @returns true if what the file needs beside its program is installed */
  readonly isComplete?: (program: string) => boolean;
  readonly compile?: (program: string, folder: string) => Promise<unknown>;
  readonly command: (program: string, port: number) => string[];
}

/** Compilers take seconds, and a sandbox of the same process answers meanwhile. */
const execute = promisify(execFile);

const runs = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

export const LANGUAGES: Readonly<Record<string, Language>> = {
  PHP: {
    file: 'backend.php',
    webhook: 'webhook.php',
    program: 'php',
    command: (program, port) => [program, '-S', `127.0.0.1:${port}`, 'backend.php'],
  },
  Python: {
    file: 'backend.py',
    webhook: 'webhook.py',
    program: 'python3',
    isComplete: (program) => runs(program, '-c', 'import fastapi, uvicorn'),
    command: (program) => [program, '-B', 'backend.py'],
  },
  Go: {
    file: 'backend.go',
    webhook: 'webhook.go',
    program: 'go',
    compile: (program, folder) => {
      writeFileSync(join(folder, 'go.mod'), 'module backend\n\ngo 1.18\n');
      const env = { ...process.env, GOCACHE: join(ROOT, '.cache/go'), GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' };
      return execute(program, ['build', '-o', 'backend', '.'], { cwd: folder, env });
    },
    command: () => ['./backend'],
  },
  Ruby: {
    file: 'backend.rb',
    webhook: 'webhook.rb',
    program: 'ruby',
    isComplete: (program) => runs(program, '-e', 'require "webrick"'),
    command: (program) => [program, 'backend.rb'],
  },
  Java: {
    file: 'Backend.java',
    webhook: 'Webhook.java',
    program: 'javac',
    compile: (program, folder) =>
      execute(program, ['-encoding', 'UTF-8', 'Backend.java', 'Webhook.java'], { cwd: folder }),
    command: () => ['java', '-Xshare:auto', '-XX:TieredStopAtLevel=1', 'Backend'],
  },
};

/** @returns why the language cannot be tested here; false if it can */
export function missing({ program, isComplete }: Language): string | false {
  const found = onPath([program]);
  if (!found) return `${program} is not installed`;
  return isComplete?.(found) === false && 'a package is missing';
}

export interface Running {
  readonly url: string;
  stop(): void;
}

/** A backend in a folder of its own. */
export class Backend {
  readonly printed = new Printed();
  readonly #language: Language;
  readonly #program: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pay-backend-'));

  constructor(language: Language) {
    this.#language = language;
    this.#program = onPath([language.program])!;
    const { file, webhook } = language;
    copyFileSync(join(BACKENDS, file), join(this.#folder, file));
    copyFileSync(join(WEBHOOKS, webhook), join(this.#folder, webhook));
  }

  async compile(): Promise<void> {
    await this.#language.compile?.(this.#program, this.#folder);
  }

  /** Starts it with no data. */
  async start(variables: Readonly<Record<string, string>>): Promise<Running> {
    const port = await freePort();
    const [first = '', ...args] = this.#language.command(this.#program, port);
    const child = spawn(first, args, {
      cwd: this.#folder,
      env: { ...process.env, ...variables, PORT: String(port), TMPDIR: mkdtempSync(join(this.#folder, 'data-')) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => this.printed.add(text.toString()));
    const url = `http://127.0.0.1:${port}`;
    const isUp = () => fetch(`${url}/merchant/payments/pm_none`).catch(() => undefined);
    const deadline = Date.now() + 20_000;
    while (!(await isUp())) if (Date.now() > deadline || child.exitCode !== null) throw new Error(this.printed.text);
    return { url, stop: () => void child.kill() };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & { readonly error?: { readonly type: string; readonly code?: string } };
}

/** Sends requests as a page of the shop does, with the cookie of its session. */
export class Page {
  readonly #origin: string;
  #cookie: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async send(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const [cookie] = response.headers.getSetCookie();
    this.#cookie ??= cookie?.split(';')[0];
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body), headers);
  }
}
