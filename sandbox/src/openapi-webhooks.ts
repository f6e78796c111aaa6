/** The messages that webhook endpoints receive, for the OpenAPI document (contract section 2.6). */
import { EVENT_TYPES } from './events/types.js';
import { ACCOUNT } from './world.js';

/** The resources that events are about, with their schemas. The contract has none of subscriptions. */
const RESOURCES: Readonly<Record<string, string | undefined>> = {
  balance_transaction: 'BalanceTransaction',
  customer: 'Customer',
  mandate: 'Mandate',
  payment: 'Payment',
  refund: 'Refund',
  subscription: undefined,
};

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
});

/** The headers of Standard Webhooks. */
export const WEBHOOK_HEADERS = {
  WebhookId: header('webhook-id', 'The same for each attempt to deliver a message.'),
  WebhookTimestamp: header('webhook-timestamp', 'The time of the attempt, in seconds since 1970.'),
  WebhookSignature: header('webhook-signature', '`v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64.'),
};

function schemaOf(resource: string, types: readonly string[]) {
  const component = RESOURCES[resource];
  const properties = {
    id: { type: 'string' as const },
    object: { const: 'event' },
    type: { enum: [...types] },
    livemode: { const: false },
    account: { const: ACCOUNT },
    time_created: { type: 'string' as const, format: 'date-time' },
    data: component ? { $ref: `#/components/schemas/${component}` } : { type: 'object' as const },
  };
  return { type: 'object' as const, required: Object.keys(properties), properties };
}

function webhookOf(resource: string) {
  const types = EVENT_TYPES.filter((type) => type.startsWith(`${resource}.`));
  return {
    post: {
      operationId: `${resource}_event`,
      tags: ['Webhook endpoints'],
      summary: `The events ${types.join(', ')}`,
      description: 'Delivered at least once, in any order, with up to 15 attempts in three days.',
      parameters: Object.keys(WEBHOOK_HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(resource, types) } } },
      responses: {
        200: { description: 'Any 2xx: the message was received.' },
        410: { description: 'The endpoint is disabled. After any other status the message is sent again.' },
      },
    },
  };
}

export const webhooks = () =>
  Object.fromEntries(Object.keys(RESOURCES).map((resource) => [resource, webhookOf(resource)]));
