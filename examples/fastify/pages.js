import fastifyStatic from '@fastify/static';

/** The strictest policy there is: the elements need no exception from it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The shop's page, as the front end's build wrote it.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ folder: string }} options
 */
export async function pages(app, { folder }) {
  app.addHook(
    'onRequest',
    async (_request, reply) =>
      void reply.headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' }),
  );
  await app.register(fastifyStatic, { root: folder });
  // Browsers ask for a picture of every shop; this one has none.
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
}
