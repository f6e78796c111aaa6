/** Warnings for developers on this page. The module is loaded in development only: see `load.ts` and `start.ts`. */
import { reportMistakes, type HandleError } from './report-mistakes.js';

/** A server has no page. */
export const warn: HandleError = globalThis.document
  ? reportMistakes({
      root: document,
      // eslint-disable-next-line no-console -- for developers
      warn: (text, element) => console.warn(text, element),
      after: (ms, task) => void setTimeout(task, ms),
    })
  : () => {};
