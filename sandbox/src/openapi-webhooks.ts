/** The messages that webhook endpoints receive, for the OpenAPI document (contract section 2.6). */
import { EVENT_TYPES, type EventType } from './events/types.js';
import { ACCOUNT } from './world.js';

const RESOURCES: Readonly<Record<string, string>> = {
  balance_transaction: 'BalanceTransaction',
  customer: 'Customer',
  mandate: 'Mandate',
  payment: 'Payment',
  refund: 'Refund',
};

const header = (description: string) => ({
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
});

/** The headers of Standard Webhooks. */
const parameters = [
  { name: 'webhook-id', ...header('The same for each attempt to deliver a message.') },
  { name: 'webhook-timestamp', ...header('The time of the attempt, in seconds since 1970.') },
  { name: 'webhook-signature', ...header('`v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64.') },
];

function schemaOf(type: EventType) {
  const [resource = ''] = type.split('.');
  const component = RESOURCES[resource];
  const properties = {
    id: { type: 'string' as const },
    object: { const: 'event' },
    type: { const: type },
    livemode: { const: false },
    account: { const: ACCOUNT },
    time_created: { type: 'string' as const, format: 'date-time' },
    // The contract has no subscriptions.
    data: component ? { $ref: `#/components/schemas/${component}` } : { type: 'object' as const },
  };
  return { type: 'object' as const, required: Object.keys(properties), properties };
}

const webhookOf = (type: EventType) => ({
  post: {
    operationId: type.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: ['Webhook endpoints'],
    summary: `The event ${type}`,
    description: 'Delivered at least once, in any order, with up to 15 attempts in three days.',
    parameters,
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(type) } } },
    responses: {
      200: { description: 'Any 2xx: the message was received.' },
      410: { description: 'The endpoint is disabled. After any other status the message is sent again.' },
    },
  },
});

export const webhooks = () => Object.fromEntries(EVENT_TYPES.map((type) => [type, webhookOf(type)]));
