/** Endpoints for refunds (contract sections 2.4 and 4.7). */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { createRefund, type RefundOrder } from './create-refund.js';
import { amount, freeHash, long, optional, short } from './fields.js';
import { route } from '../openapi/route.js';
import { Refund, showRefund } from '../views/refund.js';
import { transact, type World } from '../world.js';

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
      { payment_id: 'pm_Q3rV8sXkW2nJ7yTdLbGc', currency: 'BRL', amount: '5.25', description: 'One of two items' },
    ],
  });

export function refunds(app: OpenAPIHono): void {
  const shared = {
    summary: 'Refund a payment',
    body: RefundRequest,
    view: Refund,
    handle: async ({ world, body }: { world: World; body: RefundOrder }) =>
      showRefund(await transact(world, (world) => createRefund(world, body))),
  };
  route(app, 'POST /v1/refunds', {
    ...shared,
    operationId: 'createRefund',
    tag: 'Refunds',
    description: 'Refunds `amount` of a paid payment, or all that is left of it if `amount` and `currency` are absent.',
  });
  route(app, 'POST /sandbox/refunds', {
    ...shared,
    operationId: 'refundPayment',
    tag: 'Consumer',
    description: 'Like the request of merchants, for the dashboard, which does not have their key.',
  });
}
