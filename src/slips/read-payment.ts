import { parseResource, type Payment } from '../contract/resource.js';
import { PayError } from '../errors.js';
import { loadAdapter } from '../providers/adapters.js';

/**
 * Reads a payment from unknown JSON.
 * @param provider the payment provider whose API returned it; undefined for the contract
 * @throws {PayError} `invalid-input` or `unsupported-action`
 */
export async function readPayment(value: unknown, provider: string | undefined): Promise<Payment> {
  const read = provider ? (await loadAdapter(provider))(value) : parseResource(value);
  if (read.object !== 'payment') throw new PayError('unsupported-action', { message: 'a mandate has no slip' });
  return read;
}
