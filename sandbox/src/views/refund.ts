/** A refund as responses show it (contract section 2.4). */
import { z } from '@hono/zod-openapi';
import type { RefundRow } from '../store/rows.js';
import { showAmount } from '../money.js';
import { timestamp } from '../world.js';
import { amountText, currencyText, hash, idText, nullableText, nullableTime, timeText } from './fields.js';

const STATUSES = ['pending', 'refunded', 'failed'] as const;

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
    status: z.enum(STATUSES),
    description: nullableText(),
    metadata: hash(),
    extra: hash(),
  })
  .openapi('Refund');

export function showRefund(row: RefundRow): z.infer<typeof Refund> {
  return {
    id: row.id,
    object: 'refund',
    livemode: false,
    payment_id: row.payment_id,
    payment_method: row.payment_method,
    time_created: timestamp(row.time_created),
    time_refunded: timestamp(row.time_refunded),
    reference: row.reference,
    payment_reference: row.payment_reference,
    currency: row.currency,
    currency_local: row.currency_local,
    amount: showAmount(row.amount, row.currency),
    amount_local: showAmount(row.amount_local, row.currency_local),
    failure_message: row.failure_message,
    failure_code: row.failure_code,
    gateway_transaction_id: row.gateway_transaction_id,
    succeeded: row.status === 'refunded',
    status: row.status as (typeof STATUSES)[number],
    description: row.description,
    metadata: row.metadata,
    extra: row.extra,
  };
}
