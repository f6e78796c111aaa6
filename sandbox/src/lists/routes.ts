/** Lists of the contract's resources for developers and tests, with fields that the contract does not have. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { showAmount } from '../money.js';
import { withPayments } from '../store/refund-rows.js';
import type { MandateRow, PaymentRow } from '../store/rows.js';
import { Customer, showCustomer } from '../views/customer.js';
import { amountText, EXAMPLE_TIME, idText, nullableText, nullableTime } from '../views/fields.js';
import { MANDATE, Mandate, showBalance, showMandate } from '../views/mandate.js';
import { PAYMENT, Payment, showPayment } from '../views/payment.js';
import { Refund, showRefund } from '../views/refund.js';
import { timestamp } from '../world.js';
import { list } from './list.js';

const ListedPayment = z
  .strictObject({ ...Payment.shape, amount_local: amountText(), mandate_id: idText('mdt').nullable() })
  .openapi('ListedPayment', { examples: [PAYMENT] });

export const listedPayment = (row: PaymentRow): z.infer<typeof ListedPayment> => ({
  ...showPayment(row),
  amount_local: showAmount(row.amount_local, row.currency_local),
  mandate_id: row.mandate_id,
});

/** With the one-time code that was sent to the consumer, and the balance of any wallet. */
const ListedMandate = z
  .strictObject({
    ...Mandate.shape,
    balance_amount: nullableText(),
    balance_currency: nullableText(),
    reference: nullableText(),
    otp: nullableText(),
    otp_time_expired: nullableTime(),
  })
  .openapi('ListedMandate', {
    examples: [
      {
        ...MANDATE,
        balance_amount: '250000.00',
        balance_currency: 'IDR',
        otp: '123456',
        otp_time_expired: EXAMPLE_TIME,
      },
    ],
  });

export const listedMandate = (row: MandateRow): z.infer<typeof ListedMandate> => ({
  ...showMandate(row),
  ...showBalance(row),
  reference: row.reference,
  otp: row.otp,
  otp_time_expired: timestamp(row.otp_expired),
});

export function lists(app: OpenAPIHono): void {
  const newest = { order: 'time_created', latest: 50 } as const;
  list(app, {
    ...newest,
    table: 'payments',
    operationId: 'listPayments',
    indexed: ['id', 'reference'],
    columns: ['id', 'status', 'payment_method', 'reference', 'customer_id', 'mandate_id', 'source_id', 'amount'],
    view: ListedPayment,
    show: (rows) => rows.map(listedPayment),
  });
  list(app, {
    ...newest,
    table: 'mandates',
    operationId: 'listMandates',
    columns: ['id', 'status', 'payment_method', 'reference', 'customer_id'],
    view: ListedMandate,
    show: (rows) => rows.map(listedMandate),
  });
  list(app, {
    ...newest,
    table: 'customers',
    operationId: 'listCustomers',
    indexed: ['id', 'reference'],
    columns: ['id', 'reference', 'first_name', 'last_name', 'company', 'email'],
    view: Customer,
    show: (rows) => rows.map(showCustomer),
  });
  list(app, {
    ...newest,
    table: 'refunds',
    operationId: 'listRefunds',
    columns: ['id', 'status', 'reference', 'payment_id', 'amount'],
    view: Refund,
    show: async (rows, world) => (await withPayments(world, rows)).map(showRefund),
  });
}
