/** What there is of each resource, for a person or a test to look at: the contract has no lists. */
import type { Context } from 'hono';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import { runDue } from '../clock/run.js';
import { withPayments } from '../lifecycle/refund.js';
import { showAmount } from '../money.js';
import { showCustomer } from '../resources/customer-view.js';
import { showMandate } from '../resources/mandate-view.js';
import { showPayment } from '../resources/payment-view.js';
import { showRefund } from '../resources/refund-view.js';
import type { MandateTable, PaymentTable } from '../store/schema.js';
import { timestamp } from '../world.js';
import { pageOf, readQuery } from './page.js';

const TIME = { order: 'time_created' } as const;
const PAYMENTS = {
  ...TIME,
  table: 'payments',
  columns: ['id', 'status', 'payment_method', 'reference', 'customer_id', 'mandate_id', 'source_id'],
} as const;
const MANDATES = {
  ...TIME,
  table: 'mandates',
  columns: ['id', 'status', 'payment_method', 'reference', 'customer_id'],
} as const;
const CUSTOMERS = {
  ...TIME,
  table: 'customers',
  columns: ['id', 'reference', 'first_name', 'last_name', 'company', 'email'],
} as const;
const REFUNDS = { ...TIME, table: 'refunds', columns: ['id', 'status', 'reference', 'payment_id'] } as const;

/** With what the consumer sees, and the contract's resource has no place for. */
export const listedPayment = (row: Selectable<PaymentTable>) => ({
  ...showPayment(row),
  amount_local: showAmount(row.amount_local, row.currency_local),
  mandate_id: row.mandate_id,
});

/** With the code that was sent to the consumer. */
export const listedMandate = (row: Selectable<MandateTable>) => ({
  ...showMandate(row),
  reference: row.reference,
  otp: row.otp,
  otp_time_expired: timestamp(row.otp_expired),
});

const list = (context: Context, data: readonly object[]) => context.json({ object: 'list', data });

export function lists(app: OpenAPIHono): void {
  /** As they are now: what has become due meanwhile has happened. */
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
