import fastifyStatic from '@fastify/static';

/** A strict policy. The elements need no exception. */
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
 * Serves the files of the front end's build.
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
  // Browsers request an icon; this shop has none.
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
}
