/** The OpenAPI document, generated from the schemas that validate requests. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { webhooks } from './openapi-webhooks.js';

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

const header = (description: string, schema: object) => ({ description, schema });
const EACH = { 'Request-Id': header('The id of the request in the sandbox’s log.', { type: 'string' }) };
const WRITTEN = {
  'Idempotent-Replayed': header('`true` if the response is that of an earlier request with the same key.', {
    const: 'true',
  }),
};
const LATER = { 'Retry-After': header('Seconds after which the request may be tried again.', { type: 'string' }) };

/** What any request may get. The server answers the first three before it knows the request, so that they have no id. */
const ALWAYS = [
  [408, 'The request took too long'],
  [421, 'The host is not a name of this machine, and the sandbox has no key'],
  [431, 'The headers are too large'],
  [500, 'The sandbox failed'],
  [503, 'The store cannot be used at present'],
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
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  for (const { get, post, put } of Object.values(document.paths ?? {})) {
    for (const operation of [post, put]) if (operation) operation.parameters = [...(operation.parameters ?? []), KEY];
    for (const operation of [get, post, put]) {
      if (!operation?.responses) continue;
      for (const [status, response] of Object.entries<{ headers?: object }>(operation.responses))
        response.headers = { ...EACH, ...(operation !== get && status === '200' ? WRITTEN : {}) };
      for (const [status, description] of ALWAYS) {
        const headers = { ...(status >= 500 ? EACH : {}), ...(status === 503 ? LATER : {}) };
        operation.responses[status] = { description, content, headers };
      }
    }
  }
  document.webhooks = webhooks();
  document.components = {
    ...document.components,
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'Required if the sandbox has a key.' } },
  };
  return document;
}
