/** A payment as responses show it (contract section 2.3). */
import { z } from '@hono/zod-openapi';
import type { PaymentRow } from '../store/rows.js';
import { showAmount } from '../money.js';
import { Action } from './action.js';
import {
  amountText,
  currencyText,
  exampleId,
  hash,
  idText,
  nullableText,
  nullableTime,
  timeText,
  viewOf,
} from './fields.js';

/** What the example has besides those of its fields. */
export const PAYMENT = {
  payment_method: 'pix_br',
  time_expired: '2026-11-21T13:00:00+00:00',
  reference: 'order-1003',
  gateway_transaction_id: exampleId('gw'),
  action: {
    type: 'redirect_to_url',
    redirect_to_url: { url: `http://127.0.0.1:4242/sandbox/bank/${exampleId('pm')}` },
  },
};

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
    status: z.enum(['created', 'paid', 'failed', 'expired']),
    paid: z.boolean(),
    description: nullableText(),
    action: Action,
    metadata: hash(),
    extra: hash(),
  })
  .openapi('Payment', { examples: [PAYMENT] });

export const showPayment = viewOf(Payment, (row: PaymentRow) => {
  const paid = row.status === 'paid';
  const amount = showAmount(row.amount, row.currency);
  return {
    object: 'payment' as const,
    livemode: false,
    source: row.source_id === null ? ('normal' as const) : ('subscription' as const),
    amount,
    amount_paid: paid ? amount : null,
    amount_refunded: row.amount_refunded && showAmount(row.amount_refunded, row.currency),
    amount_local_paid: paid ? showAmount(row.amount_local, row.currency_local) : null,
    amount_local_refunded: row.amount_local_refunded && showAmount(row.amount_local_refunded, row.currency_local),
    paid,
    description: null,
    action: row.action as z.infer<typeof Action>,
    metadata: {},
    extra: {},
  };
});
