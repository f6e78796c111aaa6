/** What the wire shows of a payment (contract section 2.3). */
import { z } from '@hono/zod-openapi';
import type { PaymentRow } from '../lifecycle/payment.js';
import { showAmount } from '../money.js';
import { timestamp } from '../world.js';
import { hash, nullableText } from './openapi.js';

export const Payment = z
  .object({
    id: z.string(),
    object: z.literal('payment'),
    livemode: z.boolean(),
    payment_method: z.string(),
    terminal_type: z.enum(['web', 'app']),
    time_created: z.string(),
    time_paid: nullableText(),
    time_expired: nullableText(),
    reference: nullableText(),
    source: z.enum(['normal', 'subscription']),
    source_id: nullableText(),
    customer_id: nullableText(),
    currency: z.string(),
    currency_local: z.string(),
    amount: z.string(),
    amount_paid: nullableText(),
    amount_refunded: nullableText(),
    amount_local_paid: nullableText(),
    amount_local_refunded: nullableText(),
    failure_message: nullableText(),
    failure_code: nullableText(),
    gateway_transaction_id: nullableText(),
    status: z.string(),
    paid: z.boolean(),
    description: nullableText(),
    action: hash(),
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
    source: 'normal',
    source_id: null,
    customer_id: row.customer_id,
    currency: row.currency,
    currency_local: row.currency_local,
    amount,
    amount_paid: paid ? amount : null,
    amount_refunded: null,
    amount_local_paid: paid ? showAmount(row.amount_local, row.currency_local) : null,
    amount_local_refunded: null,
    failure_message: row.failure_message,
    failure_code: row.failure_code,
    gateway_transaction_id: row.gateway_transaction_id,
    status: row.status,
    paid,
    description: null,
    action: row.action as Record<string, unknown>,
    metadata: {},
    extra: {},
  };
}
