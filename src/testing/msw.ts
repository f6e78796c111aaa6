/** For tests with Mock Service Worker. Its `http` is an argument, so that no package is needed. */
import type { FakeBackend } from './backend.js';

interface Http<Handler> {
  all(url: string | RegExp, respond: (info: { request: Request }) => Promise<Response>): Handler;
}

/**
 * Returns the handlers that let a fake backend respond, for `setupServer` or `setupWorker`.
 * @param http of `msw`
 * @param url the requests for the merchant's backend, as MSW's `http.all` takes it
 */
export function backendHandlers<Handler>(
  http: Http<Handler>,
  backend: FakeBackend,
  url: string | RegExp = '*/merchant/*',
): Handler[] {
  return [http.all(url, ({ request }) => backend.fetch(request).catch(() => Response.error()))];
}
