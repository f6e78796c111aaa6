/** The sandbox as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface SandboxProcess {
  readonly url: string;
  /** @returns its exit code; null when the signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProcessOptions {
  /** What Node is to run. */
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Given what ends it, before it serves. */
  readonly spawned?: (end: SandboxProcess['end']) => void;
}

/** @throws {Error} what it said, when it ends instead of serving */
export async function startProcess({ command, cwd, env, spawned }: ProcessOptions): Promise<SandboxProcess> {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
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
        said += piece.toString();
        const [, found] = /^ {2}Service +(\S+)\/v1\/$/m.exec(said) ?? [];
        if (found) resolve(found);
      });
    }
    exited.then(() => reject(new Error(said)), reject);
  });
  return { url, end };
}
