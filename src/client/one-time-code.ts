/** The requests of a one-time code to the merchant's backend (contract sections 4 and 4.5). */
import { parseMandate, type Mandate } from '../contract/resource.js';
import { own } from '../contract/read.js';
import type { PayErrorCode } from '../errors.js';
import { readAnswer } from './answer.js';
import { request, type Backend } from './request.js';

/** The codes of the error envelope (contract section 7) that the elements have texts for. */
const CODES = /^otp_(?:incorrect|expired|attempts_exceeded)$/;

function otpCode(code: unknown): PayErrorCode | undefined {
  return typeof code === 'string' && CODES.test(code) ? (code.replaceAll('_', '-') as PayErrorCode) : undefined;
}

/** The error code that the page's own handler throws. */
export function knownCode(error: unknown): PayErrorCode | undefined {
  return otpCode((error as { code?: unknown } | null | undefined)?.code);
}

/** The code of an error envelope; inherited properties are ignored. */
function readCode(status: number, body: unknown): PayErrorCode | undefined {
  try {
    return status < 500 ? otpCode(own(own(body as object, 'error', '') as object, 'code', '')) : undefined;
  } catch {
    return undefined;
  }
}

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
  return readAnswer(parseMandate, await request(backend, url, { body: { otp }, headers, readCode, signal }));
}

/** Sends another one-time code. @throws {PayError} as `request` does */
export async function resend(backend: Backend, url: string, signal: AbortSignal): Promise<void> {
  await request(backend, url, { body: {}, readCode, signal });
}
