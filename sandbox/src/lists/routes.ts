/** Lists of each resource for developers and tests. The contract has no lists. */
import type { Context } from 'hono';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { runDue } from '../clock/run.js';
import { showAmount } from '../money.js';
import { withPayments } from '../store/refund-rows.js';
import type { MandateRow, PaymentRow } from '../store/rows.js';
import { showCustomer } from '../views/customer.js';
import { showBalance, showMandate } from '../views/mandate.js';
import { showPayment } from '../views/payment.js';
import { showRefund } from '../views/refund.js';
import { timestamp } from '../world.js';
import { pageOf, readQuery } from './page.js';

const TIME = { order: 'time_created' } as const;
const PAYMENTS = {
  ...TIME,
  table: 'payments',
  indexed: ['id', 'reference'],
  columns: ['id', 'status', 'payment_method', 'reference', 'customer_id', 'mandate_id', 'source_id', 'amount'],
} as const;
const MANDATES = {
  ...TIME,
  table: 'mandates',
  columns: ['id', 'status', 'payment_method', 'reference', 'customer_id'],
} as const;
const CUSTOMERS = {
  ...TIME,
  table: 'customers',
  indexed: ['id', 'reference'],
  columns: ['id', 'reference', 'first_name', 'last_name', 'company', 'email'],
} as const;
const REFUNDS = { ...TIME, table: 'refunds', columns: ['id', 'status', 'reference', 'payment_id', 'amount'] } as const;

/** Adds fields that the contract's payment does not have. */
export const listedPayment = (row: PaymentRow) => ({
  ...showPayment(row),
  amount_local: showAmount(row.amount_local, row.currency_local),
  mandate_id: row.mandate_id,
});

/** Adds the one-time code that was sent to the consumer, and the balance of any wallet. */
export const listedMandate = (row: MandateRow) => ({
  ...showMandate(row),
  ...showBalance(row),
  reference: row.reference,
  otp: row.otp,
  otp_time_expired: timestamp(row.otp_expired),
});

const list = (context: Context, data: readonly object[]) => context.json({ object: 'list', data });

export function lists(app: OpenAPIHono): void {
  /** Runs the due jobs first, so that the list is current. */
  const open = async (context: Context) => {
    const world = context.get('world');
    await runDue(world);
    return { world, query: readQuery(context.req.query()) };
  };

  app.get('/sandbox/payments', async (context) => {
    const { world, query } = await open(context);
    return list(context, (await pageOf(world, PAYMENTS, query)).map(listedPayment));
  });

  app.get('/sandbox/mandates', async (context) => {
    const { world, query } = await open(context);
    return list(context, (await pageOf(world, MANDATES, query)).map(listedMandate));
  });

  app.get('/sandbox/customers', async (context) => {
    const { world, query } = await open(context);
    return list(context, (await pageOf(world, CUSTOMERS, query)).map(showCustomer));
  });

  app.get('/sandbox/refunds', async (context) => {
    const { world, query } = await open(context);
    const rows = await pageOf(world, REFUNDS, query);
    return list(context, (await withPayments(world.db, rows)).map(showRefund));
  });
}
