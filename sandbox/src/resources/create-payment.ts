/** Creates a payment, for a merchant's request or for a subscription cycle. */
import { z } from '@hono/zod-openapi';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { makeAction } from '../actions.js';
import { paramError, referredBy } from '../errors.js';
import { changeAndRecord } from '../events/record.js';
import { checkActive, currentMandate } from '../lifecycle/mandate.js';
import type { PaymentRow } from '../store/rows.js';
import { debitPlan } from '../magic.js';
import { methodOf, routeOf, type ActionKind, type Method, type Terminal } from '../methods.js';
import { convert, readAmount } from '../money.js';
import type { PaymentTable, Schema } from '../store/schema.js';
import { valuesOf } from '../store/statement.js';
import { withEvent } from '../webhooks/queue.js';
import { newId, type World } from '../world.js';
import { currency, optional, returnUrl, short } from './fields.js';
import { checkReturnUrl } from './return-url.js';

export const PaymentRequest = z
  .strictObject({
    reference: optional(short()),
    payment_method: short(),
    flow: optional(z.enum(['indirect', 'direct'])),
    terminal_type: optional(z.enum(['web', 'app'])),
    currency: currency(),
    amount: z.string(),
    customer_id: optional(short()),
    mandate_id: optional(short()),
    return_url: optional(returnUrl()),
  })
  .openapi('PaymentRequest');

type Parsed = z.infer<typeof PaymentRequest>;
type PaymentInput = Pick<Parsed, 'payment_method' | 'currency' | 'amount'> & Partial<Parsed>;

export interface PaymentOrder extends PaymentInput {
  /** Time until the payment expires, instead of the method's default. */
  readonly seconds?: number | undefined;
  /** The subscription that makes the payment. */
  readonly source_id?: string;
  /** Origin of the pages for the consumer. */
  readonly origin: string;
}

const COLUMNS = [
  'id',
  'payment_method',
  'terminal_type',
  'reference',
  'customer_id',
  'mandate_id',
  'source_id',
  'currency',
  'currency_local',
  'amount',
  'amount_local',
  'return_url',
  'gateway_transaction_id',
  'status',
  'time_created',
  'time_expired',
  'time_settles',
  'action',
] as const satisfies readonly (keyof PaymentTable)[];

const insertPayment = withEvent<Insertable<PaymentTable>>((db, value) => [
  db.insertInto('payments').values(valuesOf(COLUMNS, value)),
]);

/** Needs no transaction. @throws {ApiError} if the contract's section 4.5 does not allow the payment */
export function createPayment(db: Kysely<Schema>, world: World, order: PaymentOrder): Promise<PaymentRow> {
  return create(db, world, order, () => order.customer_id ?? null);
}

/** Creates a payment by mandate. Locks the mandate. @throws {ApiError} if the contract does not allow the payment */
export async function createDebit(
  transaction: Transaction<Schema>,
  world: World,
  order: PaymentOrder,
): Promise<PaymentRow> {
  return create(transaction, world, order, () => debtor(transaction, world, order));
}

async function create(
  db: Kysely<Schema>,
  world: World,
  order: PaymentOrder,
  findCustomer: () => Promise<string> | string | null,
): Promise<PaymentRow> {
  const { currency, mandate_id, seconds, origin } = order;
  const method = methodOf(order.payment_method);
  const amount = readAmount(order.amount, currency);
  const local = convert(amount, currency, method.currency);
  const direct = mandate_id !== undefined;
  const { kind, terminal } = direct ? debitRoute(order) : routeOf(method, order.flow, order.terminal_type);
  checkReturnUrl(world, terminal, order.return_url);
  const customer = await findCustomer();
  await checkCustomer(db, customer, order, method);
  const id = newId(world, 'pm');
  const now = world.now();
  const after = (duration: number) => new Date(now.getTime() + duration * 1_000);
  const expires = after(seconds ?? method.minutes * 60);
  const row: PaymentRow = {
    id,
    payment_method: order.payment_method,
    terminal_type: terminal,
    reference: order.reference ?? null,
    customer_id: customer,
    mandate_id: mandate_id ?? null,
    source_id: order.source_id ?? null,
    currency,
    currency_local: method.currency,
    amount,
    amount_local: local,
    amount_refunded: null,
    amount_local_refunded: null,
    return_url: order.return_url ?? null,
    gateway_transaction_id: newId(world, 'gw'),
    status: 'created',
    time_created: now,
    time_paid: null,
    time_expired: direct ? null : expires,
    time_settles: direct ? after(debitPlan(amount).seconds) : null,
    failure_code: null,
    failure_message: null,
    action: kind
      ? makeAction(kind, world, { id, method: order.payment_method, terminal, origin, amount: local, expires })
      : {},
  };
  const values = { ...row, action: JSON.stringify(row.action) };
  await changeAndRecord(db, world, insertPayment, values, { type: 'payment.created', row, time: now });
  return row;
}

/** A payment by mandate always uses the direct flow, whatever its method's default, and needs no action. */
function debitRoute({ flow, terminal_type }: PaymentInput): { kind: ActionKind | null; terminal: Terminal } {
  if (flow === 'indirect') throw paramError('flow', 'a payment by mandate uses the direct flow');
  if (terminal_type) throw paramError('terminal_type', 'is only passed with the indirect flow');
  return { kind: null, terminal: 'app' };
}

/** The customer of the mandate to debit. @throws {ApiError} unless the mandate is active (except for cycles) and of this method */
async function debtor(transaction: Transaction<Schema>, world: World, input: PaymentOrder): Promise<string> {
  const mandate = await referredBy('mandate_id', currentMandate(transaction, world, input.mandate_id!));
  // The debit of a cycle fails instead, so that the merchant receives its events.
  if (input.source_id === undefined) checkActive(mandate);
  if (mandate.payment_method !== input.payment_method) {
    throw paramError('payment_method', `mandate ${mandate.id} is of ${mandate.payment_method}`);
  }
  return mandate.customer_id;
}

/** @throws {ApiError} if the customer is unknown, or lacks data that the method needs */
async function checkCustomer(
  db: Kysely<Schema>,
  id: string | null,
  { mandate_id, payment_method }: PaymentInput,
  { needs }: Method,
): Promise<void> {
  const refuse = (missing: readonly string[]) =>
    paramError(
      mandate_id === undefined ? 'customer_id' : 'mandate_id',
      `${payment_method} needs a customer with ${missing.join(' and ')}`,
    );
  if (id === null) {
    if (needs.length) throw refuse(needs);
    return;
  }
  const customer = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!customer) throw paramError('customer_id', `No such customer: ${id}`);
  const missing = needs.filter((field) => customer[field] === null);
  if (missing.length) throw refuse(missing);
}
