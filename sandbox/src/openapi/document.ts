/** The OpenAPI documents of both APIs, generated from the schemas that validate requests and type responses. */
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { withExamples } from './examples.js';
import { ALWAYS, EACH, Envelope, exampleOfRefusal, headersOf, REFUSALS, refusals, REPLAYED } from './shared.js';
import { webhooks } from './webhooks.js';

export interface Api {
  /** The path of the document. */
  readonly path: string;
  /** The paths of the API begin with it. */
  readonly prefix: string;
  readonly title: string;
  readonly description: string;
  /** Descriptions by name. */
  readonly tags: Readonly<Record<string, string>>;
  /** True for the API of merchants: it accepts idempotency keys, and sends webhooks. */
  readonly isPublic: boolean;
}

export const paymentsApi: Api = {
  path: '/openapi.json',
  prefix: '/v1/',
  title: 'Payments',
  description: 'Customers, mandates, payments, refunds, balance transactions and webhook endpoints.',
  tags: {
    Customers: 'The consumers of the merchant.',
    Mandates: 'Permissions to debit a consumer’s account.',
    Payments: 'Payments by an action of the consumer, and direct debits by mandate.',
    Refunds: 'Payments that are returned in full or in part.',
    'Balance transactions': 'Movements of money on the account.',
    'Webhook endpoints': 'URLs that receive events.',
  },
  isPublic: true,
};

export const controlApi: Api = {
  path: '/sandbox/openapi.json',
  prefix: '/sandbox/',
  title: 'Sandbox control',
  description: 'What a real service does not offer: the consumer’s actions, lists, the clock, and the log of webhooks.',
  tags: {
    Consumer: 'What the consumer does: pay, decline, sign, read a one-time code.',
    Lists: 'The resources of the sandbox, newest first.',
    Time: 'The sandbox’s clock, and the reset.',
    Subscriptions: 'Repeated debits by mandate.',
    Balance: 'Money on the account that no payment moves.',
    Webhooks: 'Endpoints with their secrets, and the log of deliveries.',
    Requests: 'What the sandbox does, as a list and as a stream.',
    Fixtures: 'Resources from a file.',
    Service: 'Whether it may be sent requests.',
  },
  isPublic: false,
};

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key within 30 days runs once and gets the same response.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
} as const;

export function openApiDocument(app: OpenAPIHono, { prefix, isPublic, title, description, tags }: Api) {
  const part = new OpenAPIHono();
  const { openAPIRegistry: registry } = part;
  const used = new Set<string>();
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route' || !definition.route.path.startsWith(prefix)) continue;
    const route = complete(definition.route, isPublic);
    registry.registerPath(route);
    for (const status of Object.keys(route.responses)) used.add(status);
  }
  registry.register('Error', Envelope);
  for (const [status, { name, description, headers }] of Object.entries(REFUSALS).filter(([status]) =>
    used.has(status),
  ))
    registry.registerComponent('responses', name, {
      description,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          example: exampleOfRefusal(Number(status), description),
        },
      },
      headers: headersOf(isPublic && REPLAYED.has(status) ? [...headers, 'Idempotent-Replayed'] : headers),
    });
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'Required if the sandbox has a key.',
  });
  if (isPublic) for (const webhook of webhooks()) registry.registerWebhook(webhook);
  const document = part.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title,
      version: 'v1',
      description,
      contact: { name: 'Pay Elements' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    // The origin that serves this document.
    servers: [{ url: '/', description: 'This sandbox' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    security: [{}, { bearer: [] }],
  });
  return withExamples(document);
}

/** Adds what the requests of an API share: the key of a write, the headers, and the refusals that the request may get. */
function complete(route: RouteConfig, isPublic: boolean): RouteConfig {
  const { method, path, request } = route;
  const writes = method !== 'get';
  const keyed = isPublic && writes;
  const headers = headersOf(keyed ? [...EACH, 'Idempotent-Replayed'] : EACH);
  const responses: RouteConfig['responses'] = {};
  for (const [status, response] of Object.entries(route.responses))
    responses[status] = '$ref' in response ? response : { ...response, headers: { ...headers, ...response.headers } };
  return {
    ...route,
    ...(keyed ? { parameters: [KEY] } : {}),
    responses: {
      ...responses,
      ...refusals(ALWAYS),
      ...refusals(writes ? [413] : []),
      ...refusals(writes && !isPublic ? [403] : []),
      ...refusals(path.includes('{') || request?.query ? [404] : []),
    },
  };
}
