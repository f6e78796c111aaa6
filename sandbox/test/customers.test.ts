import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ADDRESS, testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('customers', () => {
  it('have every field of the contract when created and retrieved', async () => {
    const { status, body } = await world.post('/v1/customers', {
      reference: 'shop-1',
      first_name: 'Ana',
      address: ADDRESS,
    });
    assert.equal(status, 200);
    assert.match(body.id, /^cst_\w{20}$/);
    assert.deepEqual(body, {
      id: body.id,
      object: 'customer',
      account: 'acct_sandbox',
      time_created: '2026-11-21T12:00:00+00:00',
      livemode: false,
      reference: 'shop-1',
      first_name: 'Ana',
      last_name: null,
      company: null,
      country: null,
      description: null,
      birth_date: null,
      email: null,
      phone: null,
      address: { ...ADDRESS, time_created: '2026-11-21T12:00:00+00:00' },
      deleted: false,
    });
    assert.deepEqual((await world.get(`/v1/customers/${body.id}`)).body, body);
  });

  it('refuse a reference that another customer has', async () => {
    await world.post('/v1/customers', { reference: 'twice' });
    const { status, body } = await world.post('/v1/customers', { reference: 'twice' });
    assert.equal(status, 400);
    assert.equal(body.error.type, 'invalid_request_error');
    assert.equal(body.error.code, 'request_param_error');
    assert.match(body.error.message, /duplicated: twice$/);
  });

  it('are created only once by parallel requests with one reference', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => world.post('/v1/customers', { reference: 'race' })),
    );
    assert.equal(responses.filter(({ status }) => status === 200).length, 1);
  });

  it('change only the given fields', async () => {
    const { body } = await world.post('/v1/customers', { first_name: 'Ana', company: 'A', address: ADDRESS });
    const changes = {
      first_name: 'Bea',
      reference: 'changed',
      birth_date: '1990-12-31',
      description: '',
      country: 'BR',
    };
    const { status, body: changed } = await world.put(`/v1/customers/${body.id}`, changes);
    assert.deepEqual([status, changed], [200, { ...body, ...changes }]);
    assert.deepEqual((await world.get(`/v1/customers/${body.id}`)).body, changed);
    assert.deepEqual((await world.put(`/v1/customers/${body.id}`, {})).body, changed);
    assert.deepEqual(await world.events(body.id), ['customer.created', 'customer.updated']);
  });

  it('cannot change their reference to the one of another customer, but can keep their own', async () => {
    await world.post('/v1/customers', { reference: 'taken' });
    const { body } = await world.post('/v1/customers', { reference: 'own' });
    const path = `/v1/customers/${body.id}`;
    const refused = await world.put(path, { reference: 'taken', first_name: 'Bea' });
    assert.deepEqual(
      [refused.status, refused.body.error],
      [400, { type: 'invalid_request_error', code: 'request_param_error', message: 'reference: duplicated: taken' }],
    );
    assert.deepEqual((await world.get(path)).body, body);
    assert.equal((await world.put(path, { reference: 'own' })).status, 200);
  });

  for (const [data, status] of [
    [{ address: ADDRESS }, 400],
    [{ document: {} }, 400],
    [{ first_name: null }, 200],
    [{ last_name: 'x'.repeat(64) }, 200],
    [{ last_name: 'x'.repeat(65) }, 400],
  ] as const) {
    it(`respond with ${status} to an update with ${JSON.stringify(data).slice(0, 40)}`, async () => {
      assert.equal((await world.put(`/v1/customers/${await world.customer()}`, data)).status, status);
    });
  }

  it('are cleared of a field by null', async () => {
    const id = await world.customer({ first_name: 'Ana', reference: 'cleared' });
    const { body } = await world.put(`/v1/customers/${id}`, { reference: null, first_name: null, phone: undefined });
    assert.deepEqual([body.reference, body.first_name, body.phone], [null, null, '+6281234567890']);
  });

  it('return 404 for an update of an unknown id', async () => {
    for (const data of [{}, { company: 'A' }]) {
      assert.equal((await world.put('/v1/customers/cst_none', data)).status, 404);
    }
  });
});
