/** A refund as responses show it (contract section 2.4). */
import { z } from '@hono/zod-openapi';
import type { RefundRow } from '../store/rows.js';
import { showAmount } from '../money.js';
import { amountText, currencyText, hash, idText, nullableText, nullableTime, timeText, viewOf } from './fields.js';

export const Refund = z
  .strictObject({
    id: idText('rfd'),
    object: z.literal('refund'),
    livemode: z.boolean(),
    payment_id: idText('pm'),
    payment_method: z.string(),
    time_created: timeText(),
    time_refunded: nullableTime(),
    reference: nullableText(),
    payment_reference: nullableText(),
    currency: currencyText(),
    currency_local: currencyText(),
    amount: amountText(),
    amount_local: amountText(),
    failure_message: nullableText(),
    failure_code: nullableText(),
    gateway_transaction_id: nullableText(),
    succeeded: z.boolean(),
    status: z.enum(['pending', 'refunded', 'failed']),
    description: nullableText(),
    metadata: hash(),
    extra: hash(),
  })
  .openapi('Refund');

export const showRefund = viewOf(Refund, (row: RefundRow) => ({
  object: 'refund' as const,
  livemode: false,
  amount: showAmount(row.amount, row.currency),
  amount_local: showAmount(row.amount_local, row.currency_local),
  succeeded: row.status === 'refunded',
}));
