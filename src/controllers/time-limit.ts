import type { Clock } from '../context.js';
import { PayError } from '../errors.js';

/**
 * Waits for a feature of the browser. Some browsers and webviews have promises that never settle.
 * @throws {PayError} `timeout`; what `task` throws, or rejects with
 */
export function within<T>(clock: Clock, ms: number, task: () => T | PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new PayError('timeout')));
    const run = async () => task();
    void run().then(resolve, reject).finally(cancel);
  });
}
