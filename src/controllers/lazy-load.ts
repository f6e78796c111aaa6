import type { Clock } from '../context.js';
import { PayError } from '../errors.js';

/** Milliseconds before an element goes on without a chunk. */
const LIMIT_MS = 8_000;

export interface LazyOptions<Module> {
  readonly clock: Clock;
  /** Message of the error, for developers: the name of the part. */
  readonly message?: string;
  /** Aborted when the element leaves: ends the timer and the retry. */
  readonly signal?: AbortSignal;
  /**
   * Receives a module that arrives after the promise was rejected: a slow one, or one that was loaded by a retry. A chunk
   * that failed is retried whenever the browser comes online again. Without this handler there is no retry.
   */
  readonly onLate?: (module: Module) => void;
}

/**
 * Loads a chunk with a time limit.
 * @throws {PayError} `load-failed` if it cannot be loaded, takes longer than 8 seconds, or the signal is aborted
 */
export function lazyLoad<Module>(load: () => Promise<Module>, options: LazyOptions<Module>): Promise<Module> {
  const { clock, message = 'load-failed', signal = new AbortController().signal, onLate } = options;
  return new Promise((resolve, reject) => {
    let late = false;
    const fail = (cause?: unknown) => {
      cancel();
      late = true;
      reject(new PayError('load-failed', { message, cause }));
    };
    const cancel = clock.after(LIMIT_MS, fail);
    signal.addEventListener('abort', () => fail());
    const attempt = (): void =>
      void load().then(
        (module) => {
          cancel();
          if (late && !signal.aborted) onLate?.(module);
          resolve(module);
        },
        (cause) => {
          fail(cause);
          if (onLate && !signal.aborted) addEventListener('online', attempt, { once: true, signal });
        },
      );
    attempt();
  });
}
