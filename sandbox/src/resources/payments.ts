/** Payments: regular ones and direct debits by mandate (contract sections 1, 2.3, 4.5 and 4.6). */
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import { makeAction } from '../actions.js';
import { notFound, paramError } from '../errors.js';
import { currentMandate } from '../lifecycle/mandate.js';
import { currentPayment } from '../lifecycle/payment.js';
import { methodOf, terminalOf, type Method } from '../methods.js';
import { convert, readAmount } from '../money.js';
import { originOf } from '../origin.js';
import type { Schema } from '../store/schema.js';
import { newId, type World } from '../world.js';
import { currency, returnUrl, short } from './fields.js';
import { answers, body, idParam } from './openapi.js';
import { Payment, showPayment } from './payment-view.js';

/** How long a direct debit takes. */
const SETTLES_MS = 2_000;
/** Ten years, in seconds. */
const LONGEST = 315_360_000;

const PaymentRequest = z
  .strictObject({
    reference: short().optional(),
    payment_method: short(),
    flow: z.enum(['indirect', 'direct']).optional(),
    terminal_type: z.enum(['web', 'app']).optional(),
    currency: currency(),
    amount: z.string(),
    customer_id: short().optional(),
    mandate_id: short().optional(),
    return_url: returnUrl().optional(),
  })
  .openapi('PaymentRequest');

/** How long a payment can be paid: a header, since the contract's body is closed. */
const PaymentHeaders = z.object({
  'Sandbox-Expires-In': z
    .string()
    .refine(
      (text) => /^[1-9]\d{0,8}$/.test(text) && Number(text) <= LONGEST,
      `expected whole seconds, from 1 to ${LONGEST}`,
    )
    .transform(Number)
    .optional(),
});

type PaymentInput = z.infer<typeof PaymentRequest>;

const create = createRoute({
  method: 'post',
  path: '/v1/payments',
  request: { headers: PaymentHeaders, body: body(PaymentRequest) },
  responses: answers(Payment),
});
const retrieve = createRoute({
  method: 'get',
  path: '/v1/payments/{payment_id}',
  request: { params: idParam('payment_id') },
  responses: answers(Payment),
});

export function payments(app: OpenAPIHono, world: World): void {
  app.openapi(create, async (context) => {
    const input = context.req.valid('json');
    const { 'Sandbox-Expires-In': seconds } = context.req.valid('header');
    if (input.customer_id !== undefined && input.mandate_id !== undefined) {
      throw paramError('mandate_id', 'only one of customer_id and mandate_id may be passed');
    }
    if (seconds !== undefined && input.mandate_id !== undefined) {
      throw paramError('Sandbox-Expires-In', 'a payment by mandate does not expire');
    }
    const method = methodOf(input.payment_method);
    const amount = readAmount(input.amount, input.currency);
    const local = convert(amount, input.currency, method.currency);
    const id = newId(world, 'pm');
    const now = world.now();
    const expires = new Date(now.getTime() + (seconds ?? method.minutes * 60) * 1_000);
    const origin = originOf(context, world);
    const row = await world.db.transaction().execute(async (transaction) => {
      const direct = input.mandate_id !== undefined;
      const terminal = direct ? directTerminal(input) : terminalOf(method, input.flow, input.terminal_type);
      const customer = direct ? await debtor(transaction, input, now) : (input.customer_id ?? null);
      await checkCustomer(transaction, customer, input, method);
      const action = direct
        ? {}
        : makeAction(method.payment, world, { id, method: input.payment_method, origin, amount: local, expires });
      return transaction
        .insertInto('payments')
        .values({
          id,
          payment_method: input.payment_method,
          terminal_type: terminal,
          reference: input.reference,
          customer_id: customer,
          mandate_id: input.mandate_id,
          currency: input.currency,
          currency_local: method.currency,
          amount,
          amount_local: local,
          return_url: input.return_url,
          gateway_transaction_id: newId(world, 'gw'),
          status: 'created',
          time_created: now,
          time_expired: direct ? null : expires,
          time_settles: direct ? new Date(now.getTime() + SETTLES_MS) : null,
          action: JSON.stringify(action),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return context.json(showPayment(row), 200);
  });

  app.openapi(retrieve, async (context) => {
    const { payment_id } = context.req.valid('param');
    const row = await world.db
      .transaction()
      .execute((transaction) => currentPayment(transaction, payment_id, world.now()));
    return context.json(showPayment(row), 200);
  });
}

/** A payment by mandate always uses the direct flow, whatever its method's default. */
function directTerminal({ flow, terminal_type }: PaymentInput): 'app' {
  if (flow === 'indirect') throw paramError('flow', 'a payment by mandate uses the direct flow');
  if (terminal_type) throw paramError('terminal_type', 'is only passed with the indirect flow');
  return 'app';
}

/** The customer whose mandate is debited. @throws {ApiError} unless the mandate is active and of this method */
async function debtor(transaction: Transaction<Schema>, input: PaymentInput, now: Date): Promise<string> {
  const mandate = await currentMandate(transaction, input.mandate_id!, now);
  if (mandate.status !== 'active')
    throw paramError('mandate_id', `mandate ${mandate.id} is ${mandate.status}, not active`);
  if (mandate.payment_method !== input.payment_method) {
    throw paramError('payment_method', `mandate ${mandate.id} is of ${mandate.payment_method}`);
  }
  return mandate.customer_id;
}

/** @throws {ApiError} when the customer is unknown, or the method needs data that the customer lacks */
async function checkCustomer(
  transaction: Transaction<Schema>,
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
  const customer = await transaction.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!customer) throw notFound('customer', id);
  const missing = needs.filter((field) => customer[field] === null);
  if (missing.length) throw refuse(missing);
}
