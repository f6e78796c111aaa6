/** Endpoints for refunds (contract sections 2.4 and 4.7). */
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { createRefund } from './create-refund.js';
import { amount, freeHash, long, optional, short } from './fields.js';
import { readInput } from './input.js';
import { body, responses } from './openapi.js';
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

  /** Used by the dashboard, which does not have the merchant's key. */
  app.post('/sandbox/refunds', async (context) => {
    const world = context.get('world');
    const order = readInput(RefundRequest, await context.req.text());
    const row = await world.transaction((transaction) => createRefund(transaction, world, order));
    return context.json(showRefund(row));
  });
}
