/** Endpoints for payments and direct debits by mandate (contract sections 1, 2.3, 4.5 and 4.6). */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { makeAction } from '../actions.js';
import { paramError, referredBy } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { checkActive, currentMandate } from '../lifecycle/mandate.js';
import { readPayment } from '../lifecycle/payment.js';
import { debitPlan } from '../magic.js';
import { methodOf, routeOf, type ActionKind, type Method, type Terminal } from '../methods.js';
import { convert, readAmount } from '../money.js';
import { route } from '../openapi/route.js';
import { insertRow, readRow, type PaymentRow } from '../store/rows.js';
import { Payment, showPayment } from '../views/payment.js';
import { newId, originOf, transact, type Atomic } from '../world.js';
import { amount, checkReturnUrl, currency, MAX_SECONDS, optional, returnUrl, short } from './fields.js';

const PaymentRequest = z
  .strictObject({
    reference: optional(short()),
    payment_method: short(),
    flow: optional(z.enum(['indirect', 'direct'])),
    terminal_type: optional(z.enum(['web', 'app'])),
    currency: currency(),
    amount: amount(),
    customer_id: optional(short()),
    mandate_id: optional(short()),
    return_url: optional(returnUrl()),
  })
  .openapi('PaymentRequest', {
    examples: [
      {
        reference: 'order-1001',
        payment_method: 'pix_br',
        currency: 'BRL',
        amount: '10.50',
        return_url: 'https://shop.example/done',
      },
    ],
  });

type Parsed = z.infer<typeof PaymentRequest>;
type PaymentInput = Pick<Parsed, 'payment_method' | 'currency' | 'amount'> & Partial<Parsed>;

interface PaymentOrder extends PaymentInput {
  /** Time until the payment expires, instead of the method's default. */
  readonly seconds?: number | undefined;
  /** The subscription that makes the payment. */
  readonly source_id?: string;
  /** Origin of the pages for the consumer. */
  readonly origin: string;
}

/** The time until a payment expires. It is a header, since the contract's body allows no other fields. */
const PaymentHeaders = z.object({
  'Sandbox-Expires-In': z
    .string()
    .refine(
      (text) => /^[1-9]\d{0,8}$/.test(text) && Number(text) <= MAX_SECONDS,
      `expected whole seconds, from 1 to ${MAX_SECONDS}`,
    )
    .transform(Number)
    .optional()
    .openapi({ param: { description: 'Seconds until the payment expires; the default depends on the method' } }),
});

export function payments(app: OpenAPIHono): void {
  const shared = { tag: 'Payments', view: Payment } as const;
  route(app, 'POST /v1/payments', {
    ...shared,
    operationId: 'createPayment',
    summary: 'Create a payment',
    description:
      'Returns the payment with the action that the consumer has to do next. With `mandate_id` it is a direct debit, which needs no action.',
    headers: PaymentHeaders,
    body: PaymentRequest,
    handle: async ({ context, world, headers: { 'Sandbox-Expires-In': seconds }, body }) => {
      if (body.customer_id !== undefined && body.mandate_id !== undefined) {
        throw paramError('mandate_id', 'only one of customer_id and mandate_id may be passed');
      }
      if (seconds !== undefined && body.mandate_id !== undefined) {
        throw paramError('Sandbox-Expires-In', 'a payment by mandate does not expire');
      }
      const order = { ...body, seconds, origin: originOf(context, world) };
      return showPayment(await transact(world, (world) => createPayment(world, order)));
    },
  });
  route(app, 'GET /v1/payments/{payment_id}', {
    ...shared,
    operationId: 'retrievePayment',
    summary: 'Retrieve a payment',
    description: 'Returns the payment with its current status.',
    handle: async ({ world, id }) => showPayment(await readPayment(world, id)),
  });
}

/** Creates a payment; locks the mandate of a direct debit. @throws {ApiError} if the contract's section 4.5 or 4.6 does not allow it */
export async function createPayment(world: Atomic, order: PaymentOrder): Promise<PaymentRow> {
  const { payment_method, currency, mandate_id, seconds, origin } = order;
  const method = methodOf(payment_method);
  const amount = readAmount(order.amount, currency);
  const local = convert(amount, currency, method.currency);
  const direct = mandate_id !== undefined;
  const { kind, terminal } = direct ? debitRoute(order) : routeOf(method, order.flow, order.terminal_type);
  checkReturnUrl(world, terminal, order.return_url);
  const customer = direct ? await debtor(world, order, mandate_id) : order.customer_id;
  await checkCustomer(world, customer, order, method);
  const id = newId(world, 'pm');
  const now = world.now();
  const after = (duration: number) => new Date(now.getTime() + duration * 1_000);
  const expires = after(seconds ?? method.minutes * 60);
  const input = { id, method: payment_method, terminal, origin, amount: local, expires };
  const action = kind ? makeAction(kind, world, input) : {};
  const row = await insertRow(world, 'payments', {
    id,
    payment_method,
    terminal_type: terminal,
    reference: order.reference,
    customer_id: customer,
    mandate_id,
    source_id: order.source_id,
    currency,
    currency_local: method.currency,
    amount,
    amount_local: local,
    return_url: order.return_url,
    gateway_transaction_id: newId(world, 'gw'),
    status: 'created',
    time_created: now,
    time_expired: direct ? null : expires,
    time_settles: direct ? after(debitPlan(amount).seconds) : null,
    action: JSON.stringify(action),
  });
  await recordEvent(world, 'payment.created', row);
  return row;
}

/** A payment by mandate always uses the direct flow, whatever its method's default, and needs no action. */
function debitRoute({ flow, terminal_type }: PaymentInput): { kind: ActionKind | null; terminal: Terminal } {
  if (flow === 'indirect') throw paramError('flow', 'a payment by mandate uses the direct flow');
  if (terminal_type) throw paramError('terminal_type', 'is only passed with the indirect flow');
  return { kind: null, terminal: 'app' };
}

/** The customer of the mandate to debit. @throws {ApiError} unless the mandate is active (except for cycles) and of this method */
async function debtor(world: Atomic, input: PaymentOrder, mandate_id: string): Promise<string> {
  const mandate = await referredBy('mandate_id', currentMandate(world, mandate_id));
  // The debit of a cycle fails instead, so that the merchant receives its events.
  if (input.source_id === undefined) checkActive(mandate);
  if (mandate.payment_method !== input.payment_method) {
    throw paramError('payment_method', `mandate ${mandate.id} is of ${mandate.payment_method}`);
  }
  return mandate.customer_id;
}

/** @throws {ApiError} if the customer is unknown, or lacks data that the method needs */
async function checkCustomer(
  world: Atomic,
  id: string | undefined,
  { mandate_id, payment_method }: PaymentInput,
  { needs }: Method,
): Promise<void> {
  const customer = id === undefined ? undefined : await referredBy('customer_id', readRow(world, 'customers', id));
  const missing = needs.filter((field) => !customer?.[field]);
  if (missing.length)
    throw paramError(
      mandate_id === undefined ? 'customer_id' : 'mandate_id',
      `${payment_method} needs a customer with ${missing.join(' and ')}`,
    );
}
