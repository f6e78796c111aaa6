/** A balance transaction as responses show it (contract section 2.5). */
import { z } from '@hono/zod-openapi';
import type { BalanceTransactionRow } from '../store/rows.js';
import { showAmount } from '../money.js';
import { ACCOUNT, timestamp } from '../world.js';
import { amountText, currencyText, idText, nullableText, signedAmountText, timeText } from './fields.js';

export const MOVEMENTS = [
  'payment',
  'refund',
  'settlement',
  'settlement_cancel',
  'settlement_failure',
  'payout',
  'adjustment',
] as const;

export const BalanceTransaction = z
  .strictObject({
    id: idText('txn'),
    object: z.literal('balance_transaction'),
    account: idText('acct'),
    type: z.enum(MOVEMENTS),
    source_id: z.string(),
    source_currency_local: currencyText(),
    source_amount_local: signedAmountText(),
    source_currency: currencyText(),
    source_amount: signedAmountText(),
    currency: currencyText(),
    amount: signedAmountText(),
    fee: amountText(),
    fee_detail: z.array(
      z.strictObject({
        amount: z.number(),
        currency: currencyText(),
        description: z.string(),
        type: z.literal('service_fee'),
      }),
    ),
    net: signedAmountText(),
    status: z.enum(['pending', 'available']),
    fx_from_source_converted: z.number(),
    fx_from_pricing_converted: z.number(),
    fx_from_source_pricing: z.number(),
    description: nullableText(),
    time_created: timeText(),
  })
  .openapi('BalanceTransaction');

export function showBalanceTransaction(row: BalanceTransactionRow): z.infer<typeof BalanceTransaction> {
  const pricing = Number(row.fx_from_pricing_converted);
  return {
    id: row.id,
    object: 'balance_transaction',
    account: ACCOUNT,
    type: row.type as (typeof MOVEMENTS)[number],
    source_id: row.source_id,
    source_currency_local: row.source_currency_local,
    source_amount_local: showAmount(row.source_amount_local, row.source_currency_local),
    source_currency: row.source_currency,
    source_amount: showAmount(row.source_amount, row.source_currency),
    currency: row.currency,
    amount: showAmount(row.amount, row.currency),
    fee: showAmount(row.fee, row.currency),
    fee_detail: row.fee_detail,
    net: showAmount(row.net, row.currency),
    status: row.status as 'pending' | 'available',
    fx_from_source_converted: Number(row.fx_from_source_converted),
    fx_from_pricing_converted: pricing,
    // The contract lists the rate under both names.
    fx_from_source_pricing: pricing,
    description: row.description,
    time_created: timestamp(row.time_created),
  };
}
