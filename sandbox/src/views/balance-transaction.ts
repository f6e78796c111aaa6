/** A balance transaction as responses show it (contract section 2.5). */
import { z } from '@hono/zod-openapi';
import type { BalanceTransactionRow } from '../store/rows.js';
import { showAmount } from '../money.js';
import { ACCOUNT } from '../world.js';
import {
  amountText,
  currencyText,
  exampleId,
  idText,
  nullableText,
  signedAmountText,
  timeText,
  viewOf,
} from './fields.js';

/** What the example has besides those of its fields. */
const BALANCE_TRANSACTION = {
  source_id: exampleId('pm'),
  currency: 'USD',
  amount: '1.94',
  fee: '0.02',
  fee_detail: [{ amount: 0.02, currency: 'USD', description: '0.99% of the payment', type: 'service_fee' }],
  net: '1.92',
  fx_from_source_converted: 0.1851851852,
  fx_from_pricing_converted: 0.1851851852,
  fx_from_source_pricing: 0.1851851852,
};

export const BalanceTransaction = z
  .strictObject({
    id: idText('txn'),
    object: z.literal('balance_transaction'),
    account: idText('acct'),
    type: z.enum([
      'payment',
      'refund',
      'settlement',
      'settlement_cancel',
      'settlement_failure',
      'payout',
      'adjustment',
    ]),
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
  .openapi('BalanceTransaction', { examples: [BALANCE_TRANSACTION] });

export const showBalanceTransaction = viewOf(BalanceTransaction, (row: BalanceTransactionRow) => {
  const pricing = Number(row.fx_from_pricing_converted);
  return {
    object: 'balance_transaction' as const,
    account: ACCOUNT,
    source_amount_local: showAmount(row.source_amount_local, row.source_currency_local),
    source_amount: showAmount(row.source_amount, row.source_currency),
    amount: showAmount(row.amount, row.currency),
    fee: showAmount(row.fee, row.currency),
    net: showAmount(row.net, row.currency),
    fx_from_source_converted: Number(row.fx_from_source_converted),
    fx_from_pricing_converted: pricing,
    // The contract lists the rate under both names.
    fx_from_source_pricing: pricing,
  };
});
