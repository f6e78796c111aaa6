import type { Clock } from '../context.js';
import { PayError } from '../errors.js';
import { native } from '../natives.js';
import { isServer } from './is-server.js';

/** Milliseconds before an element goes on without a chunk. */
const LIMIT_MS = 8_000;
/** The first delay before another attempt; it doubles each time. */
const RETRY_MS = 5_000;
const LONGEST_MS = 300_000;

export interface LazyOptions<Module> {
  readonly clock: Clock;
  /** The message of the error, for developers: the name of the chunk. */
  readonly message?: string;
  /** Aborted when the module is no longer needed: ends the attempts. */
  readonly signal?: AbortSignal;
  readonly onLoad?: (module: Module) => void;
  /** Called with `load-failed` after each failed attempt, and after 8 seconds without a module. The attempts go on. */
  readonly onFail?: (error: PayError) => void;
}

/**
 * Loads a chunk. After a failure it tries again, with a back-off, and when the browser comes online. A server loads nothing,
 * because it renders in one task: it renders without the chunk.
 * @param load a page's own may throw, or forget to return its promise; that is a failure, too
 * @returns a promise that is resolved with the first success, failure, or abort, and never rejected
 */
export function lazyLoad<Module>(load: () => Promise<Module>, options: LazyOptions<Module>): Promise<void> {
  const { clock, message, signal = new AbortController().signal, onLoad, onFail } = options;
  if (isServer) return Promise.resolve();
  return new Promise((done) => {
    let delay = RETRY_MS;
    let cancelTimer = () => {};
    const end = () => {
      cancelTimer();
      done();
    };
    const fail = (cause?: unknown) => {
      onFail?.(new PayError('load-failed', { ...(message && { message }), cause }));
      done();
    };
    const attempt = (): void => {
      native(window, 'removeEventListener')('online', attempt);
      cancelTimer();
      cancelTimer = clock.after(LIMIT_MS, fail);
      new Promise<Module>((resolve, reject) => void load().then(resolve, reject)).then(
        (module) => {
          end();
          if (!signal.aborted) onLoad?.(module);
        },
        (cause) => {
          if (signal.aborted) return;
          cancelTimer();
          cancelTimer = clock.after(delay, attempt);
          delay = Math.min(LONGEST_MS, delay * 2);
          native(window, 'addEventListener')('online', attempt, { signal });
          fail(cause);
        },
      );
    };
    signal.addEventListener('abort', end);
    attempt();
  });
}
