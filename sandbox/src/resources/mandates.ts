/** Endpoints for mandates and their one-time codes (contract sections 2.2 and 4.4). */
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import { makeAction } from '../actions.js';
import { notFound, paramError } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { methodOf } from '../methods.js';
import type { Schema } from '../store/schema.js';
import { newId, originOf } from '../world.js';
import { checkReturnUrl, optional, returnUrl, short } from './fields.js';
import { Mandate, showMandate } from '../views/mandate.js';
import { newOtp, verifyOtp } from './one-time-code.js';
import { body, idParam, responses } from '../openapi/route.js';

const MAX_PER_METHOD = 5;
/** Time until a pending mandate expires, in hours. */
export const MANDATE_HOURS = 24;

const MandateRequest = z
  .strictObject({
    reference: optional(short()),
    payment_method: short(),
    terminal_type: optional(z.enum(['web', 'app'])),
    return_url: optional(returnUrl()),
  })
  .openapi('MandateRequest', { examples: [{ payment_method: 'ewallet_id', return_url: 'https://shop.example/done' }] });

const VerifyRequest = z
  .strictObject({ otp: z.string().regex(/^\d{4,8}$/, 'expected 4 to 8 digits') })
  .openapi('VerifyRequest', { examples: [{ otp: '123456' }] });

const create = createRoute({
  method: 'post',
  path: '/v1/customers/{customer_id}/mandates',
  tags: ['Mandates'],
  operationId: 'createMandate',
  summary: 'Create a mandate',
  description:
    'Returns a pending mandate with the action by which the consumer signs it. A customer may have up to five per method.',
  request: { params: idParam('customer_id'), body: body(MandateRequest) },
  responses: responses(Mandate),
});
const verify = createRoute({
  method: 'post',
  path: '/v1/mandates/{mandate_id}/verify',
  tags: ['Mandates'],
  operationId: 'verifyMandate',
  summary: 'Verify a one-time code',
  description:
    'Signs the mandate with the code that the consumer received. After five wrong codes the mandate has failed.',
  request: { params: idParam('mandate_id'), body: body(VerifyRequest) },
  responses: responses(Mandate),
});

export function mandates(app: OpenAPIHono): void {
  app.openapi(create, async (context) => {
    const world = context.get('world');
    const { customer_id } = context.req.valid('param');
    const { reference, payment_method, terminal_type: terminal = 'app', return_url } = context.req.valid('json');
    const method = methodOf(payment_method);
    if (!method.mandate) throw paramError('payment_method', `${payment_method} has no mandates`);
    checkReturnUrl(world, terminal, return_url);
    const now = world.now();
    const id = newId(world, 'mdt');
    const expires = new Date(now.getTime() + MANDATE_HOURS * 3_600_000);
    const action = makeAction(method.mandate, world, {
      id,
      method: payment_method,
      terminal,
      origin: originOf(context, world),
      amount: '',
      expires,
    });
    const mandate = await world.transaction(async (transaction) => {
      await checkLimit(transaction, customer_id, payment_method, now);
      const row = await transaction
        .insertInto('mandates')
        .values({
          id,
          customer_id,
          reference,
          payment_method,
          terminal_type: terminal,
          gateway_transaction_id: newId(world, 'gw'),
          return_url,
          status: 'pending',
          time_created: now,
          time_expired: expires,
          action: JSON.stringify(action),
          otp_attempts: 0,
          balance: method.balance,
          ...(method.mandate === 'verify_otp' ? newOtp(world) : {}),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordEvent(transaction, world, 'mandate.created', row);
      return showMandate(row);
    });
    return context.json(mandate, 200);
  });

  app.openapi(verify, async (context) => {
    const { mandate_id } = context.req.valid('param');
    const { otp } = context.req.valid('json');
    return context.json(showMandate(await verifyOtp(context.get('world'), mandate_id, otp)), 200);
  });
}

/** Allows five pending or active mandates. Locks the customer's row, so that parallel requests cannot exceed the limit. */
async function checkLimit(
  transaction: Transaction<Schema>,
  customerId: string,
  method: string,
  now: Date,
): Promise<void> {
  const customer = await transaction
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!customer) throw notFound('customer', customerId);
  const { count } = await transaction
    .selectFrom('mandates')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .where('payment_method', '=', method)
    .where((where) =>
      where.or([
        where('status', '=', 'active'),
        where.and([where('status', '=', 'pending'), where('time_expired', '>', now)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_PER_METHOD) {
    throw paramError('payment_method', `this customer has ${MAX_PER_METHOD} mandates of ${method} already`);
  }
}
