/** The requests of a one-time code to the merchant's backend (contract sections 4 and 4.5). */
import { parseMandate, type Mandate } from '../contract/resource.js';
import { readAnswer } from './answer.js';
import { request, type Backend } from './request.js';

/**
 * Posts a one-time code. A retry with the same key and code counts as the same try.
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

/** Sends another one-time code. @throws {PayError} as `request` does */
export async function resend(backend: Backend, url: string, signal: AbortSignal): Promise<void> {
  await request(backend, url, { method: 'POST', body: {}, signal });
}
