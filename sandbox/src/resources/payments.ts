/** Endpoints for payments and direct debits by mandate (contract sections 1, 2.3, 4.5 and 4.6). */
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { paramError } from '../errors.js';
import { readPayment } from '../lifecycle/payment.js';
import { originOf } from '../world.js';
import { createPayment, PaymentRequest } from './create-payment.js';
import { body, idParam, responses } from '../openapi/route.js';
import { Payment, showPayment } from '../views/payment.js';

/** Ten years, in seconds. */
const MAX_SECONDS = 315_360_000;

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

const create = createRoute({
  method: 'post',
  path: '/v1/payments',
  tags: ['Payments'],
  operationId: 'createPayment',
  summary: 'Create a payment',
  description:
    'Returns the payment with the action that the consumer has to do next. With `mandate_id` it is a direct debit, which needs no action.',
  request: { headers: PaymentHeaders, body: body(PaymentRequest) },
  responses: responses(Payment),
});
const retrieve = createRoute({
  method: 'get',
  path: '/v1/payments/{payment_id}',
  tags: ['Payments'],
  operationId: 'retrievePayment',
  summary: 'Retrieve a payment',
  description: 'Returns the payment with its current status.',
  request: { params: idParam('payment_id') },
  responses: responses(Payment),
});

export function payments(app: OpenAPIHono): void {
  app.openapi(create, async (context) => {
    const world = context.get('world');
    const input = context.req.valid('json');
    const { 'Sandbox-Expires-In': seconds } = context.req.valid('header');
    if (input.customer_id !== undefined && input.mandate_id !== undefined) {
      throw paramError('mandate_id', 'only one of customer_id and mandate_id may be passed');
    }
    if (seconds !== undefined && input.mandate_id !== undefined) {
      throw paramError('Sandbox-Expires-In', 'a payment by mandate does not expire');
    }
    const order = { ...input, seconds, origin: originOf(context, world) };
    const row = await world.transaction((transaction) => createPayment(transaction, world, order));
    return context.json(showPayment(row), 200);
  });

  app.openapi(retrieve, async (context) => {
    const { payment_id } = context.req.valid('param');
    return context.json(showPayment(await readPayment(context.get('world'), payment_id)), 200);
  });
}
