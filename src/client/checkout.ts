/** The requests of a checkout to the merchant's backend: docs/checkout.md. */
import { parseCheckout, type Checkout } from '../contract/checkout.js';
import { toPayError } from '../errors.js';
import type { Attempt, CheckoutProblem } from '../flows/checkout.js';
import { readAnswer } from './answer.js';
import { preloadOf } from './preloaded.js';
import { request, type Backend, type RequestOptions } from './request.js';

/** A checkout, or the reason why there is none. */
export type CheckoutResult = (
  | { readonly checkout: Checkout; readonly problem: null }
  | { readonly checkout: null; readonly problem: CheckoutProblem }
) & {
  /** The headers of the response; null without one. */
  readonly headers: Headers | null;
};

/** Reads the answer of a request. It does not throw. */
export async function readCheckout(
  answer: (seen: Pick<RequestOptions, 'onHeaders' | 'readCode'>) => Promise<unknown>,
): Promise<CheckoutResult> {
  let status = 0;
  let headers: Headers | null = null;
  try {
    const body = await answer({
      onHeaders: (received) => (headers = received),
      readCode: (received) => {
        status = received;
        return undefined;
      },
    });
    return { checkout: readAnswer(parseCheckout, body), problem: null, headers };
  } catch (thrown) {
    return { checkout: null, problem: { error: toPayError(thrown, 'network'), status }, headers };
  }
}

/** `GET src` */
export const getCheckout = (backend: Backend, src: string, signal: AbortSignal): Promise<CheckoutResult> =>
  readCheckout((seen) => request(backend, src, { ...seen, signal, preloaded: preloadOf(backend, src) }));

/** `POST src`: a repeated attempt with the same key creates one payment. */
export const postAttempt = (
  backend: Backend,
  src: string,
  { key, version, choice }: Attempt,
  signal: AbortSignal,
): Promise<CheckoutResult> =>
  readCheckout((seen) =>
    request(backend, src, { ...seen, signal, body: { version, ...choice }, headers: { 'idempotency-key': key } }),
  );
