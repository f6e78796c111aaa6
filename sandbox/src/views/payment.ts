/** A payment as responses show it (contract section 2.3). */
import { z } from '@hono/zod-openapi';
import type { PaymentRow } from '../store/rows.js';
import { showAmount } from '../money.js';
import { timestamp } from '../world.js';
import { Action } from './action.js';
import { amountText, currencyText, hash, idText, nullableText, nullableTime, timeText } from './fields.js';

const STATUSES = ['created', 'paid', 'failed', 'expired'] as const;

export const Payment = z
  .strictObject({
    id: idText('pm'),
    object: z.literal('payment'),
    livemode: z.boolean(),
    payment_method: z.string(),
    terminal_type: z.enum(['web', 'app']),
    time_created: timeText(),
    time_paid: nullableTime(),
    time_expired: nullableTime(),
    reference: nullableText(),
    source: z.enum(['normal', 'subscription']),
    source_id: idText('sub').nullable(),
    customer_id: idText('cst').nullable(),
    currency: currencyText(),
    currency_local: currencyText(),
    amount: amountText(),
    amount_paid: amountText().nullable(),
    amount_refunded: amountText().nullable(),
    amount_local_paid: amountText().nullable(),
    amount_local_refunded: amountText().nullable(),
    failure_message: nullableText(),
    failure_code: nullableText(),
    gateway_transaction_id: nullableText(),
    status: z.enum(STATUSES),
    paid: z.boolean(),
    description: nullableText(),
    action: Action,
    metadata: hash(),
    extra: hash(),
  })
  .openapi('Payment');

export function showPayment(row: PaymentRow): z.infer<typeof Payment> {
  const paid = row.status === 'paid';
  const amount = showAmount(row.amount, row.currency);
  return {
    id: row.id,
    object: 'payment',
    livemode: false,
    payment_method: row.payment_method,
    terminal_type: row.terminal_type as 'web' | 'app',
    time_created: timestamp(row.time_created),
    time_paid: timestamp(row.time_paid),
    time_expired: timestamp(row.time_expired),
    reference: row.reference,
    source: row.source_id === null ? 'normal' : 'subscription',
    source_id: row.source_id,
    customer_id: row.customer_id,
    currency: row.currency,
    currency_local: row.currency_local,
    amount,
    amount_paid: paid ? amount : null,
    amount_refunded: row.amount_refunded && showAmount(row.amount_refunded, row.currency),
    amount_local_paid: paid ? showAmount(row.amount_local, row.currency_local) : null,
    amount_local_refunded: row.amount_local_refunded && showAmount(row.amount_local_refunded, row.currency_local),
    failure_message: row.failure_message,
    failure_code: row.failure_code,
    gateway_transaction_id: row.gateway_transaction_id,
    status: row.status as (typeof STATUSES)[number],
    paid,
    description: null,
    action: row.action as z.infer<typeof Action>,
    metadata: {},
    extra: {},
  };
}
