/** Endpoints for payments and direct debits by mandate (contract sections 1, 2.3, 4.5 and 4.6). */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { paramError } from '../errors.js';
import { readPayment } from '../lifecycle/payment.js';
import { originOf } from '../world.js';
import { createPayment, PaymentRequest } from './create-payment.js';
import { MAX_SECONDS } from './fields.js';
import { route } from '../openapi/route.js';
import { transact } from '../store/transact.js';
import { Payment, showPayment } from '../views/payment.js';

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
