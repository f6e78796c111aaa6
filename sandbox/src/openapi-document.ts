/** The OpenAPI document, generated from the schemas that validate requests. */
import type { OpenAPIHono } from '@hono/zod-openapi';

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
  for (const { post, put } of Object.values(document.paths ?? {})) {
    for (const operation of [post, put]) if (operation) operation.parameters = [...(operation.parameters ?? []), KEY];
  }
  document.components = {
    ...document.components,
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'Required if the sandbox has a key.' } },
  };
  return document;
}
