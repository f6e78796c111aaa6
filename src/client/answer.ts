import { isPayError, PayError } from '../errors.js';

/**
 * Parses a response. An invalid one is an error of the backend, not of the page.
 * @throws {PayError} `bad-response` or `unsupported-action`
 */
export function readAnswer<T>(parse: (value: unknown) => T, value: unknown): T {
  try {
    // A value that is nested too deep to be serialized would throw in the page.
    JSON.stringify(value);
    return parse(value);
  } catch (cause) {
    if (isPayError(cause) && cause.code === 'unsupported-action') throw cause;
    const message = isPayError(cause) ? cause.message : 'unexpected response';
    throw new PayError('bad-response', { message, cause });
  }
}
