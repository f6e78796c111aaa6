/** What the merchant's backend does about one-time codes. */
import { parseMandate, type Mandate } from '../contract/resource.js';
import { readAnswer } from './answer.js';
import { request, type Backend } from './request.js';

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
  return readAnswer(parseMandate, await request(backend, url, { method: 'POST', body: { otp }, headers, signal }));
}

/** Asks for another one-time code. @throws {PayError} as `request` does */
export async function resend(backend: Backend, url: string, signal: AbortSignal): Promise<void> {
  await request(backend, url, { method: 'POST', body: {}, signal });
}
