import { PayError } from '../errors.js';

/** The id becomes a part of a path, which `..` would change. */
const ID = /^[\w-]{1,64}$/;

/**
 * Returns the URL of a call for a mandate (contract section 4).
 * @throws {PayError} `not-configured` without an id, `invalid-input` if it is none
 */
export function mandateUrl(baseUrl: string, id: string, call: 'verify' | 'resend'): string {
  if (!id) throw new PayError('not-configured', { message: 'no mandate id or URL is set' });
  if (!ID.test(id)) throw new PayError('invalid-input', { message: 'mandate-id: expected an id' });
  return `${String(baseUrl).replace(/\/$/, '')}/v1/mandates/${id}/${call}`;
}
