import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ADDRESS, testWorld, type TestWorld } from './world.js';

let world: TestWorld;
before(async () => void (world = await testWorld()));
after(() => world.sandbox.close());

describe('customers', () => {
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
