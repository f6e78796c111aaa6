/** The bank account for refunds of methods that cannot return the money themselves (contract section 4.7). */
import { z } from '@hono/zod-openapi';
import { checked } from '../errors.js';
import { country, currency, freeHash, optional, short } from './fields.js';

const account = z.strictObject({
  country: country(),
  currency: currency(),
  bank_name: short(),
  bank_code: short(),
  bank_branch_name: optional(short()),
  bank_branch_code: short(),
  account_type: short(),
  account_holder_name: short(),
  account_number: short(),
  reference: optional(short()),
});

const EXTRAS = new Map<string, z.ZodType<Record<string, unknown>>>([
  ['boleto_br', account],
  ['cashvoucher_mx', account.extend({ bank_name: optional(short()) })],
]);

/** True if refunds of the method need the consumer's bank account in `extra`. */
export const needsAccount = (method: string): boolean => EXTRAS.has(method);

/** Methods that need no account accept any `extra`. @throws {ApiError} if the account is missing or incomplete */
export function readExtra(method: string, extra: unknown): Record<string, unknown> {
  return checked(z.object({ extra: EXTRAS.get(method) ?? freeHash() }), { extra: extra ?? {} }).extra;
}
