/** Creates webhook endpoints (contract sections 2.6 and 4.9). */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { paramError } from '../errors.js';
import { EVENT_TYPES } from '../events/types.js';
import { optional, short, webUrl } from '../resources/fields.js';
import { route } from '../openapi/route.js';
import { idText, timeText, viewOf } from '../views/fields.js';
import { ACCOUNT, newId, type World } from '../world.js';
import { newSecret, webhookSecret } from './secret.js';
import type { EndpointRow } from '../store/webhook-tables.js';
import { refusalOf, type Targets } from './target.js';

const KNOWN_TYPES = ['*', ...EVENT_TYPES] as const;

/** `*` subscribes to all event types. */
const eventType = z.enum(KNOWN_TYPES, `expected one of ${KNOWN_TYPES.join(', ')}`);

export const endpointFields = {
  url: webUrl(64),
  event_types: z.array(eventType).min(1).max(64),
  description: short(),
};

/** The URL and the types of the examples. */
export const ENDPOINT = { url: 'http://127.0.0.1:3000/webhooks', event_types: ['payment.paid', 'payment.failed'] };

export const WebhookEndpointRequest = z
  .strictObject({ ...endpointFields, description: optional(endpointFields.description) })
  .openapi('WebhookEndpointRequest', {
    examples: [ENDPOINT],
  });

/** The secret of the examples. */
export const SECRET = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz';

/** The contract does not let the merchant choose the secret. */
export const EndpointWithSecret = z
  .strictObject({ ...WebhookEndpointRequest.shape, secret: webhookSecret.optional() })
  .openapi('WebhookEndpointWithSecret', {
    examples: [{ ...ENDPOINT, event_types: ['*'], secret: SECRET }],
  });

export const WebhookEndpoint = z
  .strictObject({
    id: idText('we'),
    object: z.literal('webhook_endpoint'),
    livemode: z.boolean(),
    url: z.string(),
    event_types: z.array(z.string()),
    account: idText('acct'),
    description: z.string(),
    time_created: timeText(),
  })
  .openapi('WebhookEndpoint', { examples: [{ ...ENDPOINT, description: '' }] });

export const showEndpoint = viewOf(WebhookEndpoint, (_row: EndpointRow) => ({
  object: 'webhook_endpoint' as const,
  livemode: false,
  account: ACCOUNT,
}));

export interface EndpointOptions {
  readonly targets: Targets;
  /** Receives the secrets, which the contract's responses do not contain. */
  readonly log: (line: string) => void;
}

/** The line that the terminal shows for an endpoint. */
export const secretLine = ({ id, url, secret }: EndpointRow) => `Webhook   ${id} ${url} ${secret}`;

export function webhookEndpoints(app: OpenAPIHono, options: EndpointOptions): void {
  route(app, 'POST /v1/webhook_endpoints', {
    operationId: 'createWebhookEndpoint',
    tag: 'Webhook endpoints',
    summary: 'Create a webhook endpoint',
    description:
      'Subscribes a URL to types of events; `*` stands for all of them. Messages are signed as Standard Webhooks defines.',
    body: WebhookEndpointRequest,
    view: WebhookEndpoint,
    handle: async ({ context, world, body }) =>
      showEndpoint(await createEndpoint(world, body, options, context.req.url)),
  });
}

/** @param own the URL of the request @throws {ApiError} if the URL is not allowed */
export function checkTarget(url: string, targets: Targets, own: string): void {
  const refusal = refusalOf(url, targets, own);
  if (refusal) throw paramError('url', refusal);
}

/** @param own the URL of the request @throws {ApiError} if the URL is not allowed */
export async function createEndpoint(
  world: World,
  { url, event_types, description = '', secret = newSecret(world) }: z.infer<typeof EndpointWithSecret>,
  { targets, log }: EndpointOptions,
  own: string,
): Promise<EndpointRow> {
  checkTarget(url, targets, own);
  const row = await world.db
    .insertInto('webhook_endpoints')
    .values({
      id: newId(world, 'we'),
      url,
      event_types: JSON.stringify(event_types),
      description,
      secret,
      time_created: world.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  log(secretLine(row));
  return row;
}
