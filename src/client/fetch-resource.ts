import { parseResource, type Resource } from '../contract/resource.js';
import { toPayError, type PayError } from '../errors.js';
import { readAnswer } from './answer.js';
import { request, type Backend } from './request.js';

/** URLs that were requested. WebKit would use the response of a preload for every request of the page. */
const requested = new Set<string>();

/** The outcome of one request for a payment or mandate. */
export interface ResourceResponse {
  readonly resource: Resource | null;
  /** The reason why there is no resource. */
  readonly error: PayError | null;
  /** The headers of the response, with whatever status; null without a response. */
  readonly headers: Headers | null;
  /** By this device's clock, in milliseconds since the epoch. */
  readonly sent: number;
  readonly received: number;
}

/** Requests a payment or mandate once. It does not throw: a request that failed resolves with its error. */
export async function fetchResource(
  backend: Backend,
  src: string,
  now: () => number,
  signal: AbortSignal,
): Promise<ResourceResponse> {
  const sent = now();
  // A preload has no headers of a provider.
  const preloaded =
    requested.size < requested.add(src).size &&
    JSON.stringify(backend.headers) === '{}' &&
    document.querySelector(`[as=fetch][href=${JSON.stringify(src)}]`);
  let headers: Headers | null = null;
  const onHeaders = (received: Headers) => (headers = received);
  let resource: Resource | null = null;
  let error: PayError | null = null;
  try {
    resource = readAnswer(parseResource, await request(backend, src, { signal, onHeaders, preloaded }));
  } catch (thrown) {
    error = toPayError(thrown, 'bad-response');
  }
  return { resource, error, headers, sent, received: now() };
}
