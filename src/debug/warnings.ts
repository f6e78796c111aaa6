/** Warnings for developers on this page. The module is loaded in development only: see `load.ts` and `start.ts`. */
import { reportMistakes, type HandleError } from './report-mistakes.js';

let handle: HandleError | null = null;

/** The first call starts the search for mistakes: a script with everything inside has this module in production, too. */
export const warn: HandleError = (event, path) => {
  handle ??= reportMistakes({
    root: document,
    // eslint-disable-next-line no-console -- for developers
    warn: (text, element) => console.warn(text, element),
    after: (ms, task) => void setTimeout(task, ms),
  });
  handle(event, path);
};
