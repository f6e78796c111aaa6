import { parseResource, type Resource } from '../contract/resource.js';
import { toPayError, type PayError } from '../errors.js';
import { readAnswer } from './answer.js';
import { request, type Backend } from './request.js';

/** What came of one question after a payment or mandate. */
export interface Answer {
  readonly resource: Resource | null;
  /** Why there is none. */
  readonly error: PayError | null;
  /** Of whatever answered; null of none. */
  readonly headers: Headers | null;
  /** By this device's clock, in milliseconds since the epoch. */
  readonly sent: number;
  readonly received: number;
}

/** Asks once. It does not throw: a question that failed has an answer that says why. */
export async function ask(backend: Backend, src: string, now: () => number, signal: AbortSignal): Promise<Answer> {
  const sent = now();
  let headers: Headers | null = null;
  const onHeaders = (answered: Headers) => (headers = answered);
  let resource: Resource | null = null;
  let error: PayError | null = null;
  try {
    resource = readAnswer(parseResource, await request(backend, src, { signal, onHeaders }));
  } catch (thrown) {
    error = toPayError(thrown, 'bad-response');
  }
  return { resource, error, headers, sent, received: now() };
}
