/** Requests for the slip of a payment, which the merchant's backend makes. */
import { PayError } from '../errors.js';
import { redirectsOf } from './redirects.js';
import { headersOf, request, timeoutSignal, type Backend } from './request.js';

const PDF = 'application/pdf';

/** Downloads a PDF. @throws {PayError} `bad-response` if the response is none, or empty; the error of `fetch` without a response */
export async function fetchPdf(backend: Backend, url: string): Promise<Blob> {
  const headers = headersOf({ accept: PDF }, backend.headers);
  const signal = timeoutSignal(backend.timeout);
  const response = await backend.fetch(url, { method: 'GET', headers, cache: 'no-store', ...redirectsOf(url), signal });
  if (!response.ok || !response.headers.get('content-type')?.startsWith(PDF)) throw new PayError('bad-response');
  const file = await response.blob();
  // A page's own fetch may return anything.
  if (!file?.size) throw new PayError('bad-response');
  return file;
}

/** Lets the backend send the e-mail. @param lang BCP 47 @throws {PayError} as `request` does */
export async function emailSlip(backend: Backend, url: string, lang: string): Promise<void> {
  await request(backend, url, { body: { lang }, signal: new AbortController().signal });
}
