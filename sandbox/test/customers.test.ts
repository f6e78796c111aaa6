import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ADDRESS, testWorld, type TestWorld } from './world.js';

let world: TestWorld;
before(async () => void (world = await testWorld()));
after(() => world.sandbox.close());

describe('customers', () => {
  it('are created with every field of the contract, and retrieved the same', async () => {
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

  it('of one reference asked for at the same time are one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.post('/v1/customers', { reference: 'race' })),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  for (const field of ['reference', 'first_name', 'last_name', 'company']) {
    for (const [length, status] of [
      [0, 400],
      [1, 200],
      [64, 200],
      [65, 400],
    ] as const) {
      it(`${field} of ${length} characters: ${status}`, async () => {
        const answer = await world.post('/v1/customers', { [field]: `${field[0]}${'x'.repeat(64)}`.slice(0, length) });
        assert.equal(answer.status, status, JSON.stringify(answer.body));
      });
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
  const requests: [
    string,
    () => Promise<{ status: number; body: { error: { type: string; message: string } } }>,
    number,
  ][] = [
    ['an unknown customer', () => world.get('/v1/customers/cst_none'), 404],
    ['an unknown payment', () => world.get('/v1/payments/pm_none'), 404],
    ['an unknown endpoint', () => world.post('/v1/nothing'), 404],
    ['malformed JSON', () => world.post('/v1/customers', '{"a":'), 400],
    ['another content type', () => world.post('/v1/customers', 'a=b', { 'content-type': 'text/plain' }), 400],
    ['a huge body', () => world.post('/v1/customers', { description: 'x'.repeat(200_000) }), 413],
    ['an unknown page', () => world.get('/sandbox/nothing'), 404],
  ];
  for (const [name, request, status] of requests) {
    it(`${name}: ${status} in the envelope, without a stack`, async () => {
      const answer = await request();
      assert.equal(answer.status, status);
      assert.equal(answer.body.error.type, 'invalid_request_error');
      assert.equal(typeof answer.body.error.message, 'string');
      assert.doesNotMatch(JSON.stringify(answer.body), /\bat \w+ \(|node_modules/);
    });
  }
});
