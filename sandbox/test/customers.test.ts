import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Hono } from 'hono';
import { errorResponse, type Envelope } from '../src/errors.js';
import { ADDRESS, testWorld, type TestWorld } from './world.js';

/** A body without end, in chunks. */
function endless(): ReadableStream {
  const piece = new TextEncoder().encode('[1,'.repeat(10_000));
  return new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
}

let world: TestWorld;
before(async () => void (world = await testWorld()));
after(() => world.sandbox.close());

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
    [{ first_name: null }, 400],
    [{ last_name: 'x'.repeat(64) }, 200],
    [{ last_name: 'x'.repeat(65) }, 400],
  ] as const) {
    it(`respond with ${status} to an update with ${JSON.stringify(data).slice(0, 40)}`, async () => {
      assert.equal((await world.put(`/v1/customers/${await world.customer()}`, data)).status, status);
    });
  }

  it('return 404 for an update of an unknown id', async () => {
    for (const data of [{}, { company: 'A' }]) {
      assert.equal((await world.put('/v1/customers/cst_none', data)).status, 404);
    }
  });

  for (const field of ['reference', 'first_name', 'last_name', 'company']) {
    for (const [length, status] of [
      [0, 400],
      [1, 200],
      [64, 200],
      [65, 400],
    ] as const) {
      it(`respond with ${status} to a ${field} of ${length} characters`, async () => {
        const answer = await world.post('/v1/customers', { [field]: `${field[0]}${'x'.repeat(64)}`.slice(0, length) });
        assert.equal(answer.status, status, JSON.stringify(answer.body));
      });
    }
  }

  for (const [parent, data] of [
    ['address', ADDRESS],
    ['billing_address', ADDRESS],
    ['document', { country: 'BR', type: 'tax_id', number: '1' }],
  ] as const) {
    for (const field of Object.keys(data).filter((name) => name !== 'country' && name !== 'type')) {
      for (const [length, status] of [
        [0, 400],
        [64, 200],
        [65, 400],
      ] as const) {
        it(`respond with ${status} to a ${parent}.${field} of ${length} characters`, async () => {
          const answer = await world.post('/v1/customers', { [parent]: { ...data, [field]: 'x'.repeat(length) } });
          assert.equal(answer.status, status, JSON.stringify(answer.body));
        });
      }
    }
  }

  const wrong: [object, RegExp][] = [
    [{ birth_date: '1990-13-01' }, /^birth_date: /],
    [{ birth_date: '31/12/1990' }, /^birth_date: /],
    [{ email: 'nobody' }, /^email: /],
    [{ phone: '081234567890' }, /^phone: /],
    [{ country: 'BRA' }, /^country: /],
    [{ first_name: 7 }, /^first_name: /],
    [{ first_name: 'a\0b' }, /^first_name: /],
    [{ first_name: 'a\ud800' }, /^first_name: /],
    [{ description: 'a\0b' }, /^description: /],
    [{ address: { ...ADDRESS, city: undefined } }, /^address\.city: /],
    [{ billing_address: { ...ADDRESS, line1: 'x'.repeat(65) } }, /^billing_address\.line1: /],
    [{ document: { country: 'BR', type: 'id', number: '1' } }, /^document\.type: /],
    [{ nickname: 'x' }, /nickname/],
    [[], /./],
  ];
  for (const [data, message] of wrong) {
    it(`refuse ${JSON.stringify(data).slice(0, 60)}`, async () => {
      const { status, body } = await world.post('/v1/customers', data);
      assert.equal(status, 400);
      assert.equal(body.error.code, 'request_param_error');
      assert.match(body.error.message, message);
    });
  }
});

describe('every error', () => {
  type Request = [name: string, ask: () => Promise<{ status: number; body: Envelope }>, status: number];
  const send = async (path: string, init: RequestInit) => {
    const headers = { 'content-type': init.body ? 'application/json' : '' };
    const response = await world.sandbox.app.request(path, { ...init, headers, duplex: 'half' } as RequestInit);
    return { status: response.status, body: (await response.json()) as Envelope };
  };
  const requests: Request[] = [
    ['an unknown customer', () => world.get('/v1/customers/cst_none'), 404],
    ['an unknown payment', () => world.get('/v1/payments/pm_none'), 404],
    ['an id with U+0000', () => world.get('/v1/customers/a%00b'), 404],
    ['a page of an id with U+0000', () => world.get('/sandbox/bank/a%00b'), 404],
    ['an unknown endpoint', () => world.post('/v1/nothing'), 404],
    ['an unknown method of an endpoint', () => send('/v1/customers', { method: 'DELETE' }), 404],
    ['a path outside of /v1 and /sandbox', () => world.get('/'), 404],
    ['malformed JSON', () => world.post('/v1/customers', '{"a":'), 400],
    ['no body', () => send('/v1/customers', { method: 'POST' }), 400],
    ['an empty body', () => world.post('/v1/customers', ''), 400],
    ['a body of null', () => world.post('/v1/customers', 'null'), 400],
    ...['text/plain', 'application/json-patch+json', 'application/json;'].map((type): Request => [
      `content type ${type}`,
      () => world.post('/v1/customers', {}, { 'content-type': type }),
      400,
    ]),
    ['a huge body', () => world.post('/v1/customers', { description: 'x'.repeat(200_000) }), 413],
    ['a huge body of unknown length', () => send('/v1/customers', { method: 'POST', body: endless() }), 413],
    ['an unknown page', () => world.get('/sandbox/nothing'), 404],
  ];
  for (const [name, request, status] of requests) {
    it(`has the envelope and no stack trace: ${status} for ${name}`, async () => {
      const answer = await request();
      assert.equal(answer.status, status);
      assert.equal(answer.body.error.type, 'invalid_request_error');
      assert.equal(typeof answer.body.error.message, 'string');
      assert.doesNotMatch(JSON.stringify(answer.body), /\bat \w+ \(|node_modules/);
    });
  }

  it('has the envelope when the app is mounted in another app', async () => {
    const outer = new Hono().route('/', world.sandbox.app);
    for (const [path, status] of [
      ['/v1/customers/cst_none', 404],
      ['/v1/nothing', 404],
      ['/sandbox/nothing', 404],
    ] as const) {
      const answer = await outer.request(path);
      assert.equal(answer.status, status);
      assert.equal(((await answer.json()) as Envelope).error.type, 'invalid_request_error');
    }
  });

  it('is 500 without details for an internal fault, and the log omits the values of queries', async (test) => {
    const log = test.mock.method(console, 'error', () => {});
    const app = new Hono().onError(errorResponse).get('/', () => {
      throw Object.assign(new Error('a secret of ours'), { query: 'insert', params: ['123456'] });
    });
    const answer = await app.request('/');
    assert.equal(answer.status, 500);
    assert.deepEqual(await answer.json(), { error: { type: 'api_error', message: 'The sandbox failed.' } });
    assert.equal(log.mock.callCount(), 1);
    assert.doesNotMatch(JSON.stringify(log.mock.calls[0]?.arguments), /123456/);
  });
});
