import type { Resource } from '../contract/resource.js';
import { PayError, toPayError } from '../errors.js';
import { readAnswer } from './answer.js';
import { preloadOf } from './preloaded.js';
import { request, type Backend } from './request.js';

/** A payment or mandate, or the reason why there is none. */
export type ResourceResult =
  { readonly resource: Resource; readonly error: null } | { readonly resource: null; readonly error: PayError };

/** The outcome of one request for a payment or mandate. */
export type ResourceResponse = ResourceResult & {
  /** The headers of the response, with whatever status; null without a response. */
  readonly headers: Headers | null;
  /** By this device's clock, in milliseconds since the epoch. */
  readonly sent: number;
  readonly received: number;
};

/** Reads the body of a response. @throws {PayError} if it is neither a payment nor a mandate */
export type Parser = (value: unknown) => Resource;

/**
 * Requests a payment or mandate once. It does not throw: a request that failed resolves with its error.
 * @param parser loaded meanwhile; without it, the error is `load-failed`
 */
export async function fetchResource(
  backend: Backend,
  src: string,
  now: () => number,
  signal: AbortSignal,
  parser: Parser | Promise<Parser>,
): Promise<ResourceResponse> {
  const sent = now();
  const preloaded = preloadOf(backend, src);
  let headers: Headers | null = null;
  const onHeaders = (received: Headers) => (headers = received);
  try {
    const loading = Promise.resolve(parser).catch((cause: unknown) => {
      throw new PayError('load-failed', { cause });
    });
    const [body, parse] = await Promise.all([request(backend, src, { signal, onHeaders, preloaded }), loading]);
    return { resource: readAnswer(parse, body), error: null, headers, sent, received: now() };
  } catch (thrown) {
    return { resource: null, error: toPayError(thrown, 'bad-response'), headers, sent, received: now() };
  }
}
