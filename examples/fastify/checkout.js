import { METHODS } from './methods.js';

/** @typedef {import('./orders.js').Orders} Orders */
/** @typedef {import('./payment-service.js').PaymentService} PaymentService */
/** @typedef {import('./payment-service.js').Answer} Answer */

const ORDER = {
  headers: {
    type: 'object',
    required: ['idempotency-key'],
    properties: { 'idempotency-key': { type: 'string', pattern: '^[\\w-]{8,64}$' } },
  },
  body: { type: 'object', required: ['method'], properties: { method: { enum: [...METHODS.keys()] } } },
};

const CODE = { body: { type: 'object', required: ['otp'], properties: { otp: { type: 'string', maxLength: 16 } } } };

/**
 * What the page asks. A shop that knows who is asking also looks here whether the payment is theirs.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ service: PaymentService, orders: Orders }} options
 */
export async function checkout(app, { service, orders }) {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  /** The consumer pressed pay. What is pressed twice comes twice with one key, and is one payment. */
  app.post('/orders', { schema: ORDER }, async (request, reply) => {
    const { method } = /** @type {{ method: string }} */ (request.body);
    const key = `${request.headers['idempotency-key']}-${method}`;
    const { customer, price } = METHODS.get(method) ?? {};
    const { status, body } = await service.post('/v1/customers', customer ?? {}, `${key}-customer`);
    if (status !== 200) return reply.code(status).send(body);
    const created = price
      ? await service.post('/v1/payments', { payment_method: method, ...price, customer_id: body.id }, key)
      : await service.post(`/v1/customers/${body.id}/mandates`, { payment_method: method }, key);
    if (created.status !== 200) return reply.code(created.status).send(created.body);
    const resource = resourceOf(created);
    orders.add(resource);
    const { id, object } = resource;
    return { src: `/api/${object}s/${id}` };
  });

  /** The service's answer, as it came: `<pay-action src>` reads it until the payment has ended. */
  app.get('/payments/:id', async (request, reply) => {
    const { id } = /** @type {{ id: string }} */ (request.params);
    if (!orders.find(id)) return reply.callNotFound();
    const { status, body } = await service.get(`/v1/payments/${id}`);
    return reply.code(status).send(body);
  });

  /** The service has no way to retrieve a mandate: what it said last is what the shop answers. */
  app.get('/mandates/:id', async (request, reply) => {
    const { id } = /** @type {{ id: string }} */ (request.params);
    return orders.find(id) ?? reply.callNotFound();
  });

  /** The code goes through, and nowhere else; the key goes along, so that it counts once however often it is sent. */
  app.post('/v1/mandates/:id/verify', { schema: CODE }, async (request, reply) => {
    const { id } = /** @type {{ id: string }} */ (request.params);
    if (!orders.find(id)) return reply.callNotFound();
    const { otp } = /** @type {{ otp: string }} */ (request.body);
    const key = request.headers['idempotency-key']?.toString();
    const verified = await service.post(`/v1/mandates/${id}/verify`, { otp }, key);
    if (verified.status === 200) orders.update(resourceOf(verified));
    return reply.code(verified.status).send(verified.body);
  });

  /** Where your payment service sends another code; this is the sandbox's address for it. */
  app.post('/v1/mandates/:id/resend', async (request, reply) => {
    const { id } = /** @type {{ id: string }} */ (request.params);
    if (!orders.find(id)) return reply.callNotFound();
    const { status, body } = await service.post(`/sandbox/mandates/${id}/resend`, {});
    return reply.code(status).send(body);
  });
}

/** @param {Answer} answer */
const resourceOf = ({ body }) => /** @type {import('./orders.js').Resource} */ (body);
