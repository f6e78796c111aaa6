/** What the wire shows of a mandate (contract section 2.2). */
import { z } from '@hono/zod-openapi';
import type { MandateRow } from '../lifecycle/mandate.js';
import { methodOf } from '../methods.js';
import { timestamp } from '../world.js';
import { hash, nullableText } from './openapi.js';

export const Mandate = z
  .object({
    id: z.string(),
    object: z.literal('mandate'),
    payment_method: z.string(),
    terminal_type: z.enum(['web', 'app']),
    gateway_transaction_id: z.string(),
    customer_id: z.string(),
    status: z.string(),
    time_signed: nullableText(),
    time_created: z.string(),
    failure_message: nullableText(),
    failure_code: nullableText(),
    extra: hash(),
    action: hash(),
  })
  .openapi('Mandate');

export function showMandate(row: MandateRow): z.infer<typeof Mandate> {
  const { account } = methodOf(row.payment_method);
  return {
    id: row.id,
    object: 'mandate',
    payment_method: row.payment_method,
    terminal_type: row.terminal_type as 'web' | 'app',
    gateway_transaction_id: row.gateway_transaction_id,
    customer_id: row.customer_id,
    status: row.status,
    time_signed: timestamp(row.time_signed),
    time_created: timestamp(row.time_created),
    failure_message: row.failure_message,
    failure_code: row.failure_code,
    extra: row.status === 'active' && account ? { payment_method_account: account } : {},
    action: row.action as Record<string, unknown>,
  };
}
