/** A mandate as responses show it (contract section 2.2). */
import { z } from '@hono/zod-openapi';
import { showAmount } from '../money.js';
import type { MandateRow } from '../store/rows.js';
import { methodOf } from '../methods.js';
import { Action } from './action.js';
import { exampleId, idText, nullableText, nullableTime, timeText, viewOf } from './fields.js';

/** What the example has besides those of its fields. */
export const MANDATE = {
  payment_method: 'ewallet_id',
  gateway_transaction_id: exampleId('gw'),
  action: { type: 'verify_otp' },
};

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
    status: z.enum(['pending', 'active', 'failed', 'expired', 'revoked']),
    time_signed: nullableTime(),
    time_created: timeText(),
    failure_message: nullableText(),
    failure_code: nullableText(),
    extra: Extra,
    action: Action,
  })
  .openapi('Mandate', { examples: [MANDATE] });

export const showMandate = viewOf(Mandate, (row: MandateRow) => ({
  object: 'mandate' as const,
  extra: row.status === 'active' ? accountOf(row) : {},
  action: row.action as z.infer<typeof Action>,
}));

function accountOf(row: MandateRow): z.infer<typeof Extra> {
  const { account, showsBalance } = methodOf(row.payment_method);
  if (account === null) return {};
  return { payment_method_account: { reference: account, ...(showsBalance ? showBalance(row) : {}) } };
}

/** The money in the wallet; null if the method has none. */
export function showBalance({ payment_method, balance }: MandateRow) {
  if (balance === null) return { balance_amount: null, balance_currency: null };
  const { currency } = methodOf(payment_method);
  return { balance_amount: showAmount(balance, currency), balance_currency: currency };
}
