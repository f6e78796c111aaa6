/** The OpenAPI document, generated from the schemas that validate requests. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { WEBHOOK_HEADERS, webhooks } from './openapi-webhooks.js';

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key within 30 days runs once and gets the same response.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
} as const;

const TAGS = [
  ['Customers', 'The consumers of the merchant.'],
  ['Mandates', 'Permissions to debit a consumer’s account.'],
  ['Payments', 'Payments by an action of the consumer, and direct debits by mandate.'],
  ['Refunds', 'Payments that are returned in full or in part.'],
  ['Balance transactions', 'Movements of money on the account.'],
  ['Webhook endpoints', 'URLs that receive events.'],
] as const;

const header = (description: string, value?: string) => ({
  description,
  schema: value === undefined ? { type: 'string' as const } : { const: value },
});
const EACH = { 'Request-Id': header('The id of the request in the sandbox’s log.') };
const WRITTEN = {
  'Idempotent-Replayed': header('`true` if the response is that of an earlier request with the same key.', 'true'),
};
const LATER = { 'Retry-After': header('Seconds after which the request may be tried again.') };

const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** What any request may get. The server answers the first three before it knows the request, so that they have no id. */
const ALWAYS = [
  { status: 408, name: 'TimedOut', description: 'The request took too long', headers: {} },
  {
    status: 421,
    name: 'Misdirected',
    description: 'The Host header is not a name of this machine',
    headers: {},
  },
  { status: 431, name: 'HeadersTooLarge', description: 'The headers are too large', headers: {} },
  { status: 500, name: 'Failed', description: 'The sandbox failed', headers: EACH },
  {
    status: 503,
    name: 'Unavailable',
    description: 'The store cannot be used at present',
    headers: { ...EACH, ...LATER },
  },
] as const;

export function openApiDocument(app: OpenAPIHono) {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Payments',
      version: 'v1',
      description: 'Customers, mandates, payments, refunds, balance transactions and webhook endpoints.',
      contact: { name: 'Pay Elements' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    // The origin that serves this document.
    servers: [{ url: '/', description: 'This sandbox' }],
    tags: TAGS.map(([name, description]) => ({ name, description })),
    security: [{}, { bearer: [] }],
  });
  for (const { get, post, put } of Object.values(document.paths ?? {})) {
    for (const operation of [post, put]) if (operation) operation.parameters = [...(operation.parameters ?? []), KEY];
    for (const operation of [get, post, put]) {
      if (!operation?.responses) continue;
      for (const response of Object.values<{ headers?: object }>(operation.responses))
        response.headers = operation === get ? EACH : { ...EACH, ...WRITTEN };
      for (const { status, name } of ALWAYS) operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  document.webhooks = webhooks();
  document.components = {
    ...document.components,
    parameters: WEBHOOK_HEADERS,
    responses: Object.fromEntries(
      ALWAYS.map(({ name, description, headers }) => [name, { description, content: ERROR, headers }]),
    ),
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'Required if the sandbox has a key.' } },
  };
  return document;
}
