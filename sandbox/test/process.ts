/** The sandbox as a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface SandboxProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** All that it has said. */
  said(): string;
  /** @returns its exit code; null when the signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProcessOptions {
  /** What Node is to run. */
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** @throws {Error} what it said, when it ends instead of serving */
export async function startProcess({ command, cwd, env }: ProcessOptions): Promise<SandboxProcess> {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        said += piece.toString();
        const [, found] = /^ {2}Service +(\S+)\/v1\/$/m.exec(said) ?? [];
        if (found) resolve(found);
      });
    }
    exited.then(() => reject(new Error(said)), reject);
  });
  return {
    url,
    process: child,
    said: () => said,
    end: async (signal) => {
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}
