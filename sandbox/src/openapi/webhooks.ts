/** The messages that webhook endpoints receive, for the OpenAPI document (contract section 2.6). */
import { z, type RouteConfig } from '@hono/zod-openapi';
import { EVENT_TYPES } from '../events/types.js';
import { BalanceTransaction } from '../views/balance-transaction.js';
import { Customer } from '../views/customer.js';
import { hash } from '../views/fields.js';
import { Mandate } from '../views/mandate.js';
import { Payment } from '../views/payment.js';
import { Refund } from '../views/refund.js';
import { eventOf } from '../webhooks/event.js';
import { json } from './route.js';

/** The resources that events are about. The contract has no fields of subscriptions. */
const RESOURCES: Readonly<Record<string, z.ZodType>> = {
  balance_transaction: BalanceTransaction,
  customer: Customer,
  mandate: Mandate,
  payment: Payment,
  refund: Refund,
  subscription: hash(),
};

const header = (description: string) => z.string().openapi({ param: { description } });

/** The headers of Standard Webhooks. */
const Headers = z.object({
  'webhook-id': header('The same for each attempt to deliver a message.'),
  'webhook-timestamp': header('The time of the attempt, in seconds since 1970.'),
  'webhook-signature': header('`v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64.'),
});

function webhookOf([resource, schema]: [string, z.ZodType]): RouteConfig {
  const types = EVENT_TYPES.filter((type) => type.startsWith(`${resource}.`));
  return {
    method: 'post',
    path: resource,
    operationId: `${resource}_event`,
    tags: ['Webhook endpoints'],
    summary: `The events ${types.join(', ')}`,
    description: 'Delivered at least once, in any order, with up to 15 attempts in three days.',
    request: { headers: Headers, body: { content: json(eventOf(z.enum(types), schema)), required: true } },
    responses: {
      200: { description: 'Any 2xx: the message was received.' },
      410: { description: 'The endpoint is disabled. After any other status the message is sent again.' },
    },
  };
}

export const webhooks = () => Object.entries(RESOURCES).map(webhookOf);
