import { isPayError, PayError } from '../errors.js';

/**
 * Reads an answer; one that is not what it should be is the backend's fault, not the host page's.
 * @throws {PayError} `bad-response` or `unsupported-action`
 */
export function readAnswer<T>(parse: (value: unknown) => T, value: unknown): T {
  try {
    // What is nested so deep that it cannot be written again would break whoever tries.
    JSON.stringify(value);
    return parse(value);
  } catch (cause) {
    if (isPayError(cause) && cause.code === 'unsupported-action') throw cause;
    const message = isPayError(cause) ? cause.message : 'not what was asked for';
    throw new PayError('bad-response', { message, cause });
  }
}
