/** The merchant's backend, as far as the elements call it. */
import { parseMandate, parseResource, type Mandate, type Resource } from '../contract/resource.js';
import { PayError } from '../errors.js';
import { request, type Backend, type RequestOptions } from './request.js';

/** Reads an answer; one that is not what it should be is the backend's fault, not the host page's. */
function answer<T>(parse: (value: unknown) => T, value: unknown): T {
  try {
    return parse(value);
  } catch (cause) {
    if (cause instanceof PayError && cause.code === 'unsupported-action') throw cause;
    throw new PayError('bad-response', { message: cause instanceof Error ? cause.message : '', cause });
  }
}

/** The payment or mandate as it is now. @throws {PayError} as `request` does, or `unsupported-action` */
export async function retrieve(
  backend: Backend,
  src: string,
  options: Pick<RequestOptions, 'signal' | 'onDate'>,
): Promise<Resource> {
  return answer(parseResource, await request(backend, src, options));
}

/**
 * Posts a one-time code. The same key with the same code may be sent again: it counts as one try.
 * @throws {PayError} as `request` does
 */
export async function verify(
  backend: Backend,
  url: string,
  otp: string,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Mandate> {
  const headers = { 'idempotency-key': idempotencyKey };
  return answer(parseMandate, await request(backend, url, { method: 'POST', body: { otp }, headers, signal }));
}

/** Asks for another one-time code. @throws {PayError} as `request` does */
export async function resend(backend: Backend, url: string, signal: AbortSignal): Promise<void> {
  await request(backend, url, { method: 'POST', body: {}, signal });
}

/** 128 random bits as hex; crypto.randomUUID is missing on plain http hosts other than localhost. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
