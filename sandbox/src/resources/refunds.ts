/** Endpoints for refunds (contract sections 2.4 and 4.7). */
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { createRefund } from './create-refund.js';
import { amount, freeHash, long, optional, short } from './fields.js';
import { control } from '../openapi/control.js';
import { body, responses } from '../openapi/route.js';
import { Refund, showRefund } from '../views/refund.js';

const RefundRequest = z
  .strictObject({
    reference: optional(short()),
    payment_id: short(),
    currency: optional(short()),
    amount: optional(amount()),
    description: optional(long()),
    metadata: optional(freeHash()),
    extra: optional(freeHash()),
  })
  .openapi('RefundRequest', {
    examples: [
      {
        payment_id: 'pm_Q3rV8sXkW2nJ7yTdLbGc',
        currency: 'BRL',
        amount: '5.25',
        description: 'One of two items',
      },
    ],
  });

const create = createRoute({
  method: 'post',
  path: '/v1/refunds',
  tags: ['Refunds'],
  operationId: 'createRefund',
  summary: 'Refund a payment',
  description: 'Refunds `amount` of a paid payment, or all that is left of it if `amount` and `currency` are absent.',
  request: { body: body(RefundRequest) },
  responses: responses(Refund),
});

export function refunds(app: OpenAPIHono): void {
  app.openapi(create, async (context) => {
    const world = context.get('world');
    const order = context.req.valid('json');
    const row = await world.transaction((transaction) => createRefund(transaction, world, order));
    return context.json(showRefund(row), 200);
  });

  control(app, {
    method: 'post',
    path: '/sandbox/refunds',
    operationId: 'refundPayment',
    tag: 'Consumer',
    summary: 'Refund a payment',
    description: 'Like the request of merchants, for the dashboard, which does not have their key.',
    body: RefundRequest,
    view: Refund,
    handle: async ({ world, body }) =>
      showRefund(await world.transaction((transaction) => createRefund(transaction, world, body))),
  });
}
