/** A mandate as responses show it (contract section 2.2). */
import { z } from '@hono/zod-openapi';
import { showAmount } from '../money.js';
import type { MandateRow } from '../store/rows.js';
import { methodOf } from '../methods.js';
import { timestamp } from '../world.js';
import { Action } from './action.js';
import { idText, nullableText, nullableTime, timeText } from './fields.js';

const STATUSES = ['pending', 'active', 'failed', 'expired', 'revoked'] as const;

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
    extra: row.status === 'active' ? accountOf(row) : {},
    action: row.action as z.infer<typeof Action>,
  };
}

function accountOf(row: MandateRow): z.infer<typeof Extra> {
  const { account, showsBalance } = methodOf(row.payment_method);
  if (!account) return {};
  return { payment_method_account: { ...account, ...(showsBalance ? showBalance(row) : {}) } };
}

/** The money in the wallet; null if the method has none. */
export function showBalance({ payment_method, balance }: MandateRow) {
  if (balance === null) return { balance_amount: null, balance_currency: null };
  const { currency } = methodOf(payment_method);
  return { balance_amount: showAmount(balance, currency), balance_currency: currency };
}
