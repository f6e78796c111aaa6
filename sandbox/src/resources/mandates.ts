/** Endpoints for mandates and their one-time codes (contract sections 2.2 and 4.4). */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { makeAction } from '../actions.js';
import { paramError } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { methodOf } from '../methods.js';
import { route } from '../openapi/route.js';
import { insertRow, lockRow, type MandateRow } from '../store/rows.js';
import { Mandate, showMandate } from '../views/mandate.js';
import { newId, originOf, transact, type Atomic } from '../world.js';
import { checkReturnUrl, optional, returnUrl, short } from './fields.js';
import { newOtp, verifyOtp } from './one-time-code.js';

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

export function mandates(app: OpenAPIHono): void {
  const shared = { tag: 'Mandates', view: Mandate } as const;
  route(app, 'POST /v1/customers/{customer_id}/mandates', {
    ...shared,
    operationId: 'createMandate',
    summary: 'Create a mandate',
    description:
      'Returns a pending mandate with the action by which the consumer signs it. A customer may have up to five per method.',
    body: MandateRequest,
    handle: async ({ context, world, id, body }) =>
      showMandate(await transact(world, (world) => create(world, id, body, originOf(context, world)))),
  });
  route(app, 'POST /v1/mandates/{mandate_id}/verify', {
    ...shared,
    operationId: 'verifyMandate',
    summary: 'Verify a one-time code',
    description:
      'Signs the mandate with the code that the consumer received. After five wrong codes the mandate has failed.',
    body: VerifyRequest,
    handle: async ({ world, id, body: { otp } }) => showMandate(await verifyOtp(world, id, otp)),
  });
}

/** @param origin of the consumer's pages @throws {ApiError} if the contract's section 4.4 does not allow it */
async function create(
  world: Atomic,
  customer_id: string,
  { reference, payment_method, terminal_type = 'app', return_url }: z.infer<typeof MandateRequest>,
  origin: string,
): Promise<MandateRow> {
  const { mandate: kind, balance } = methodOf(payment_method);
  if (!kind) throw paramError('payment_method', `${payment_method} has no mandates`);
  checkReturnUrl(world, terminal_type, return_url);
  await checkLimit(world, customer_id, payment_method);
  const id = newId(world, 'mdt');
  const now = world.now();
  const expires = new Date(now.getTime() + MANDATE_HOURS * 3_600_000);
  const input = { id, method: payment_method, terminal: terminal_type, origin, amount: '', expires };
  const row = await insertRow(world, 'mandates', {
    id,
    customer_id,
    reference,
    payment_method,
    terminal_type,
    gateway_transaction_id: newId(world, 'gw'),
    return_url,
    status: 'pending',
    time_created: now,
    time_expired: expires,
    action: JSON.stringify(makeAction(kind, world, input)),
    otp_attempts: 0,
    balance,
    ...(kind === 'verify_otp' ? newOtp(world) : {}),
  });
  await recordEvent(world, 'mandate.created', row);
  return row;
}

/** Allows five pending or active mandates. Locks the customer's row, so that parallel requests cannot exceed the limit. */
async function checkLimit(world: Atomic, customerId: string, method: string): Promise<void> {
  await lockRow(world, 'customers', customerId);
  const { count } = await world.db
    .selectFrom('mandates')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .where('payment_method', '=', method)
    .where((where) =>
      where.or([
        where('status', '=', 'active'),
        where.and([where('status', '=', 'pending'), where('time_expired', '>', world.now())]),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_PER_METHOD) {
    throw paramError('payment_method', `this customer has ${MAX_PER_METHOD} mandates of ${method} already`);
  }
}
