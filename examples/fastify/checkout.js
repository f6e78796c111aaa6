import { METHODS } from './methods.js';

/** @typedef {import('./orders.js').Orders} Orders */
/** @typedef {import('./payment-service.js').PaymentService} PaymentService */
/** @typedef {import('./payment-service.js').ServiceResponse} ServiceResponse */

const ORDER = {
  headers: {
    type: 'object',
    required: ['idempotency-key'],
    properties: { 'idempotency-key': { type: 'string', pattern: '^[\\w-]{8,64}$' } },
  },
  body: {
    type: 'object',
    required: ['method'],
    properties: { method: { enum: [...METHODS.keys()] }, customer: { type: 'object' } },
  },
};

const CODE = { body: { type: 'object', required: ['otp'], properties: { otp: { type: 'string', maxLength: 16 } } } };

/**
 * Endpoints for the page. A shop with logins also checks here that the payment belongs to the user.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ service: PaymentService, orders: Orders }} options
 */
export async function checkout(app, { service, orders }) {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  /** Creates the payment or mandate. A double click sends the same key twice and creates one payment. */
  app.post('/orders', { schema: ORDER }, async (request, reply) => {
    const { method, customer: entered } = /** @type {{ method: string, customer?: object }} */ (request.body);
    const key = `${request.headers['idempotency-key']}-${method}`;
    const { customer, price } = METHODS.get(method) ?? {};
    const { status, body } = await service.post('/v1/customers', { ...customer, ...entered }, `${key}-customer`);
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

  /** Returns the service's response unchanged. `<pay-action src>` polls it until the payment has its final status. */
  app.get('/payments/:id', async (request, reply) => {
    const { id } = /** @type {{ id: string }} */ (request.params);
    if (!orders.find(id)) return reply.callNotFound();
    const { status, body } = await service.get(`/v1/payments/${id}`);
    return reply.code(status).send(body);
  });

  /** Returns the last known state, since the service cannot retrieve mandates. */
  app.get('/mandates/:id', async (request, reply) => {
    const { id } = /** @type {{ id: string }} */ (request.params);
    return orders.find(id) ?? reply.callNotFound();
  });

  /** Forwards the code, and stores or logs it nowhere. Forwards the key too, so that a repeated code counts once. */
  app.post('/v1/mandates/:id/verify', { schema: CODE }, async (request, reply) => {
    const { id } = /** @type {{ id: string }} */ (request.params);
    if (!orders.find(id)) return reply.callNotFound();
    const { otp } = /** @type {{ otp: string }} */ (request.body);
    const key = request.headers['idempotency-key']?.toString();
    const verified = await service.post(`/v1/mandates/${id}/verify`, { otp }, key);
    if (verified.status === 200) orders.update(resourceOf(verified));
    return reply.code(verified.status).send(verified.body);
  });

  /** Requests another code. The path is the sandbox's; use the one of your payment service. */
  app.post('/v1/mandates/:id/resend', async (request, reply) => {
    const { id } = /** @type {{ id: string }} */ (request.params);
    if (!orders.find(id)) return reply.callNotFound();
    const { status, body } = await service.post(`/sandbox/mandates/${id}/resend`, {});
    return reply.code(status).send(body);
  });
}

/** @param {ServiceResponse} response */
const resourceOf = ({ body }) => /** @type {import('./orders.js').Resource} */ (body);
