/** A mandate as responses show it (contract section 2.2). */
import { z } from '@hono/zod-openapi';
import type { MandateRow } from '../store/rows.js';
import { methodOf } from '../methods.js';
import { timestamp } from '../world.js';
import { Action } from './action.js';
import { idText, nullableText, nullableTime, timeText } from './fields.js';

const STATUSES = ['pending', 'active', 'failed', 'expired'] as const;

/** The fields depend on the method. `{}` for some methods, and until the mandate is signed. */
const Extra = z.strictObject({
  payment_method_account: z
    .strictObject({
      reference: z.string().optional(),
      name: z.string().nullable().optional(),
      balance_amount: z.string().nullable().optional(),
      balance_currency: z.string().nullable().optional(),
    })
    .optional(),
});

export const Mandate = z
  .strictObject({
    id: idText('mdt'),
    object: z.literal('mandate'),
    payment_method: z.string(),
    terminal_type: z.enum(['web', 'app']),
    gateway_transaction_id: z.string(),
    customer_id: idText('cst'),
    status: z.enum(STATUSES),
    time_signed: nullableTime(),
    time_created: timeText(),
    failure_message: nullableText(),
    failure_code: nullableText(),
    extra: Extra,
    action: Action,
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
    status: row.status as (typeof STATUSES)[number],
    time_signed: timestamp(row.time_signed),
    time_created: timestamp(row.time_created),
    failure_message: row.failure_message,
    failure_code: row.failure_code,
    extra: row.status === 'active' && account ? { payment_method_account: account } : {},
    action: row.action as z.infer<typeof Action>,
  };
}
