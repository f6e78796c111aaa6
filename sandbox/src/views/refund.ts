/** A refund as responses show it (contract section 2.4). */
import { z } from '@hono/zod-openapi';
import type { RefundRow } from '../store/rows.js';
import { showAmount } from '../money.js';
import {
  amountText,
  currencyText,
  EXAMPLE_TIME,
  exampleId,
  hash,
  idText,
  nullableText,
  nullableTime,
  timeText,
  viewOf,
} from './fields.js';

/** What the example has besides those of its fields. */
const REFUND = {
  payment_method: 'pix_br',
  time_refunded: EXAMPLE_TIME,
  payment_reference: 'order-1003',
  amount: '5.25',
  amount_local: '5.25',
  gateway_transaction_id: exampleId('gw'),
  succeeded: true,
  status: 'refunded',
  description: 'One of two items',
};

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
  .openapi('Refund', { examples: [REFUND] });

export const showRefund = viewOf(Refund, (row: RefundRow) => ({
  object: 'refund' as const,
  livemode: false,
  amount: showAmount(row.amount, row.currency),
  amount_local: showAmount(row.amount_local, row.currency_local),
  succeeded: row.status === 'refunded',
}));
