import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ADDRESS, testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

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
    [{ email: 'ana@localhost' }, /^email: /],
    [{ email: 'ana maria@exemplo.com' }, /^email: /],
    [{ email: 'a@b@exemplo.com' }, /^email: /],
    [{ email: '@exemplo.com' }, /^email: /],
    [{ email: `${'a'.repeat(65)}@exemplo.com` }, /^email: /],
    [{ email: 'a\0@exemplo.com' }, /^email: /],
    [{ country: 'XX' }, /^country: /],
    [{ country: 'br' }, /^country: /],
    [{ address: { ...ADDRESS, country: 'UK' } }, /^address\.country: /],
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

  for (const email of ['ana@exemplo.com.br', 'joão@exemplo.com.br', '用户@例子.广告', 'ana+1@xn--exmplo-cva.com']) {
    it(`accept the email ${email}`, async () => {
      const { status, body } = await world.post('/v1/customers', { email });
      assert.deepEqual([status, body.email], [200, email]);
    });
  }

  it('accept exactly the countries of ISO 3166-1', async () => {
    const { COUNTRIES } = await import('../src/resources/countries.js');
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    // Codes that are reserved or for private use, but have a name in Unicode's data.
    const reserved = new Set('AC AN CP CQ CS DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    // Unicode resolves former codes, such as SU, to the name of their successor.
    const named = codes.filter((code) => names.of(code) && new Intl.Locale(`und-${code}`).region === code);
    assert.deepEqual(
      named.filter((code) => !reserved.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`),
      [...COUNTRIES],
    );
  });

  it('count null as absent', async () => {
    const { status, body } = await world.post('/v1/customers', { first_name: null, email: null, address: null });
    assert.deepEqual([status, body.first_name, body.email], [200, null, null]);
    const address = { ...ADDRESS, line2: null };
    assert.equal((await world.post('/v1/customers', { address })).status, 200);
  });

  for (const [data, message] of wrong) {
    it(`refuse ${JSON.stringify(data).slice(0, 60)}`, async () => {
      const { status, body } = await world.post('/v1/customers', data);
      assert.equal(status, 400);
      assert.equal(body.error.code, 'request_param_error');
      assert.match(body.error.message, message);
    });
  }
});
