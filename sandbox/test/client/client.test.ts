/** A client with the types that `npm run openapi:check` generates from the OpenAPI document, and compiles this file with. */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import createClient from 'openapi-fetch';
import type { components, paths } from '../../../.cache/openapi/schema.js';
import { testWorld, type TestWorld } from '../world.js';

type Payment = components['schemas']['Payment'];

describe('a client generated from the OpenAPI document', () => {
  let world: TestWorld;
  beforeAll(async () => void (world = await testWorld()));
  afterAll(() => world.sandbox.close());
  const client = createClient<paths>({
    baseUrl: 'http://127.0.0.1:4242',
    fetch: async (request) => world.sandbox.app.request(request),
  });

  it('creates, retrieves and refunds a payment', async () => {
    const order = { payment_method: 'pix_br', currency: 'BRL', amount: '10.50' };
    const created = await client.POST('/v1/payments', { body: order, params: { header: { 'Idempotency-Key': 'k1' } } });
    assert.ok(created.data);
    const payment: Payment = created.data;
    assert.equal('type' in payment.action && payment.action.type, 'display_qr_code');
    await world.post(`/sandbox/payments/${payment.id}/pay`);
    const path = { payment_id: payment.id };
    const { data: paid } = await client.GET('/v1/payments/{payment_id}', { params: { path } });
    const status: 'created' | 'paid' | 'failed' | 'expired' = paid!.status;
    assert.equal(status, 'paid');
    const { data: refund } = await client.POST('/v1/refunds', { body: { payment_id: payment.id } });
    assert.deepEqual([refund!.status, refund!.amount], ['refunded', '10.50']);
  });

  it('links a wallet by a one-time code', async () => {
    const { data: customer } = await client.POST('/v1/customers', { body: { first_name: 'Ana' } });
    const { data: mandate } = await client.POST('/v1/customers/{customer_id}/mandates', {
      params: { path: { customer_id: customer!.id } },
      body: { payment_method: 'ewallet_id' },
    });
    const { body } = await world.get(`/sandbox/otps/${mandate!.id}`);
    const { data: signed } = await client.POST('/v1/mandates/{mandate_id}/verify', {
      params: { path: { mandate_id: mandate!.id } },
      body: { otp: body.otp },
    });
    assert.deepEqual([signed!.status, signed!.action], ['active', {}]);
  });

  it('gets the error envelope', async () => {
    const { error, response } = await client.GET('/v1/payments/{payment_id}', {
      params: { path: { payment_id: 'pm_none' } },
    });
    assert.deepEqual([response.status, error!.error.code], [404, 'resource_missing']);
  });

  it('does not compile with a wrong field', () => {
    // @ts-expect-error -- the amount is a text, and there is no field `price`
    const wrong: components['schemas']['PaymentRequest'] = { payment_method: 'pix_br', currency: 'BRL', price: 10 };
    assert.ok(wrong);
  });
});
