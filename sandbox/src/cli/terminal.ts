/** The terminal that a command runs in. */
import type { ReadStream } from 'node:tty';

export type Keyboard = Pick<ReadStream, 'isTTY' | 'setRawMode' | 'on' | 'off' | 'resume' | 'pause'>;

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  print(line: string): void;
  readonly keyboard: Keyboard;
  /** Aborts when the user stops the command. */
  readonly stopped: AbortSignal;
  stop(): void;
}

/** Resolves when the user stops the command. */
export function untilStopped({ stopped }: Terminal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) resolve();
    stopped.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The local time of a date as `12:00:59`. */
export const clockText = (date: Date) => date.toTimeString().slice(0, 8);

/** Texts in columns: each but the last is padded to its width. */
export const columns = (widths: readonly number[], texts: readonly string[]) =>
  texts
    .map((text, index) => text.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd();
