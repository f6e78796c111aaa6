/** The bank account for refunds of methods that cannot return the money themselves (contract section 4.7). */
import { z } from '@hono/zod-openapi';
import { issueError } from '../errors.js';
import { country, currency, short } from './fields.js';

const account = z.strictObject({
  country: country(),
  currency: currency(),
  bank_name: short(),
  bank_code: short(),
  bank_branch_name: short().optional(),
  bank_branch_code: short(),
  account_type: short(),
  account_holder_name: short(),
  account_number: short(),
  reference: short().optional(),
});

const EXTRAS: ReadonlyMap<string, z.ZodType<Record<string, unknown>>> = new Map<
  string,
  z.ZodType<Record<string, unknown>>
>([
  ['boleto_br', account],
  ['cashvoucher_mx', account.extend({ bank_name: short().optional() })],
]);
const NONE = z.strictObject({});

/** @throws {ApiError} if the account is missing or incomplete, or the method needs none */
export function readExtra(method: string, extra: unknown): Record<string, unknown> {
  const result = z.object({ extra: EXTRAS.get(method) ?? NONE }).safeParse({ extra: extra ?? {} });
  if (!result.success) throw issueError(result.error);
  return result.data.extra;
}
