/** The requests for the status of payments, as the browser has timed them. */
import type { Moment } from './entry.js';
import type { RESULTS } from './vocabulary.js';

type Result = (typeof RESULTS)[number];

/** @param status 0 without a response; undefined in a browser that does not know it */
export function resultOf(status: number | undefined): Result {
  if (status === undefined) return 'other';
  if (status === 0) return 'no-response';
  if (status === 429) return 'rate-limited';
  if (status >= 500) return 'server-error';
  if (status >= 400) return 'client-error';
  return status < 300 ? 'ok' : 'other';
}

/**
 * Observes the requests of the page from now on, and those that it has made.
 * @param onRequest receives the address of each, which must not be logged
 * @returns a function that stops it
 */
export function observeRequests(onRequest: (url: string, moment: Moment) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.initiatorType !== 'fetch') continue;
      const took = Math.round(entry.duration);
      onRequest(entry.name, { event: 'request', result: resultOf(entry.responseStatus), took });
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
