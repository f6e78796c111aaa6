import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** @typedef {import('./orders.js').Resource} Resource */

/**
 * Receives webhooks, and accepts only messages that the service has signed.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ secret: string, onChange: (resource: Resource) => void }} options
 */
export async function webhooks(app, { secret, onChange }) {
  const webhook = new Webhook(secret);
  // The signature covers the received text, so the body is verified before it is parsed.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post('/webhooks', async (request, reply) => {
    try {
      const headers = /** @type {Record<string, string>} */ (request.headers);
      const event = /** @type {{ data: Resource }} */ (webhook.verify(/** @type {string} */ (request.body), headers));
      onChange(event.data);
      return reply.code(204).send();
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      return reply.code(400).send();
    }
  });
}
