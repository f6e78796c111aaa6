/** Runs the sandbox in its own process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface SandboxProcess {
  readonly url: string;
  /** The output so far. */
  output(): string;
  /** @returns the exit code; null if the signal ended the process */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProcessOptions {
  /** The arguments of Node. */
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Receives the function that ends the process, before the service is ready. */
  readonly spawned?: (end: SandboxProcess['end']) => void;
}

/** @throws {Error} with the output, if the process exits before the service is ready */
export async function startProcess({ command, cwd, env, spawned }: ProcessOptions): Promise<SandboxProcess> {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  spawned?.(end);
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        output += piece.toString();
        const [, found] = /^ {2}Service +(\S+)\/v1\/$/m.exec(output) ?? [];
        if (found) resolve(found);
      });
    }
    exited.then(() => reject(new Error(output)), reject);
  });
  return { url, end, output: () => output };
}
