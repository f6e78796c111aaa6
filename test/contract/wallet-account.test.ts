import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { parseMandate, parseWalletAccount, walletAccountOf } from '../../src/contract/index.js';
import { mandate } from '../support/samples.js';

const nothing = { reference: null, name: null, balance_amount: null, balance_currency: null };
const reasons = (value: unknown) => parseWalletAccount(value).faults.map(({ message }) => message);

describe('parseWalletAccount', () => {
  // Section 2.2, by method family.
  const table: [string, object, object][] = [
    ['a masked e-mail (CN, KR)', { reference: 'con***@example.cn' }, { reference: 'con***@example.cn' }],
    ['a masked phone number (ID)', { reference: '+62812****7890' }, { reference: '+62812****7890' }],
    ['an empty account (ID)', {}, {}],
    ['an empty account, as PHP writes it', [], {}],
    [
      'a phone number and a balance (ID)',
      { reference: '+6281234567890', balance_amount: '250000.00', balance_currency: 'IDR' },
      { reference: '+6281234567890', balance_amount: '250000.00', balance_currency: 'IDR' },
    ],
    ['a masked name (TH)', { reference: 'Som*** J***' }, { reference: 'Som*** J***' }],
    ['a masked card (RU)', { reference: '220012******4321' }, { reference: '220012******4321' }],
    ['null as missing', { reference: null, name: null, balance_amount: null, balance_currency: null }, {}],
    ['an empty text as missing', { reference: '', name: '' }, {}],
    ['a name', { name: 'Ana' }, { name: 'Ana' }],
    ['only known fields', { __proto__: { name: 'x' }, level: 'gold' }, {}],
  ];
  for (const [name, given, expected] of table) {
    it(`reads ${name}`, () =>
      expect(parseWalletAccount(given)).to.deep.equal({ account: { ...nothing, ...expected }, faults: [] }));
  }

  for (const value of [null, undefined]) {
    it(`returns an empty account for ${value}`, () =>
      expect(parseWalletAccount(value)).to.deep.equal({ account: nothing, faults: [] }));
  }

  const wrong: [unknown, string[]][] = [
    ['x', ['account: expected object']],
    [[1], ['account: expected object']],
    [{ reference: 7 }, ['account.reference: expected string']],
    [{ balance_amount: 250000 }, ['account.balance_amount: expected string']],
    [
      { name: {}, balance_currency: [] },
      ['account.name: expected string', 'account.balance_currency: expected string'],
    ],
    [{ name: 'x'.repeat(65_537) }, ['account.name: expected at most 65536 characters']],
  ];
  for (const [value, messages] of wrong) {
    it(`reports for ${JSON.stringify(value).slice(0, 40)}: ${messages.join(', ')}`, () =>
      expect(reasons(value)).to.deep.equal(messages));
  }

  it('keeps the valid fields', () => {
    const { account } = parseWalletAccount({ reference: 'a***@b.cn', balance_amount: 12, balance_currency: 'CNY' });
    expect(account).to.deep.equal({ ...nothing, reference: 'a***@b.cn', balance_currency: 'CNY' });
  });

  it('returns texts or null for any input and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), fc.boolean(), (value, inside) => {
        const given = inside ? { reference: value, name: value, balance_amount: value } : value;
        const { account, faults } = parseWalletAccount(given);
        for (const part of Object.values(account)) expect(part === null || typeof part === 'string').to.equal(true);
        for (const { code } of faults) expect(code).to.equal('invalid-input');
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads neither getters nor proxies with traps in an account', () => {
    const getter = Object.defineProperty({}, 'reference', { get: () => 'x' });
    expect(reasons(getter)).to.deep.equal(['account.reference: expected a plain value']);
    const trap = new Proxy({}, { getOwnPropertyDescriptor: () => { throw new Error('boo'); } }); // prettier-ignore
    expect(parseWalletAccount(trap).account).to.deep.equal(nothing);
    expect(reasons(trap)).to.have.length(4);
  });
});

describe('walletAccountOf', () => {
  const of = (extra: unknown) => walletAccountOf(parseMandate(mandate({ extra })));

  it('finds the account in extra', () => {
    expect(of({ payment_method_account: { reference: 'a***@b.cn' } }).account.reference).to.equal('a***@b.cn');
  });

  for (const extra of [{}, null, undefined, { payment_method_account: null }]) {
    it(`returns an empty account for extra ${JSON.stringify(extra)}`, () =>
      expect(of(extra)).to.deep.equal({ account: nothing, faults: [] }));
  }

  it('reads neither getters nor proxies with traps in extra', () => {
    const getter = Object.defineProperty({}, 'payment_method_account', { get: () => ({ name: 'x' }) });
    const trap = new Proxy({}, { getOwnPropertyDescriptor: () => { throw new Error('boo'); } }); // prettier-ignore
    for (const [extra, message] of [
      [getter, 'mandate.extra.payment_method_account: expected a plain value'],
      [trap, 'mandate.extra: could not be read'],
    ] as const) {
      const { account, faults } = walletAccountOf({ extra });
      expect(account).to.deep.equal(nothing);
      expect(faults.map((fault) => fault.message)).to.deep.equal([message]);
    }
  });

  it('reports the path of an invalid field', () => {
    const { faults } = of({ payment_method_account: { name: 1 } });
    expect(faults.map(({ message }) => message)).to.deep.equal([
      'mandate.extra.payment_method_account.name: expected string',
    ]);
  });
});
