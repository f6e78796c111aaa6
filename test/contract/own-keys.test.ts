import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import {
  parseAction,
  parseCheckout,
  parseDetails,
  parseMandate,
  parsePayment,
  parseResource,
} from '../../src/contract/index.js';
import { parseWalletAccount, walletAccountOf } from '../../src/contract/wallet-account.js';
import { readAnswer } from '../../src/client/answer.js';
import { isPayError } from '../../src/errors.js';
import { parseReply, parseWebviewMessage } from '../../src/webview/read.js';
import { mandate, payment, qrAction, redirectAction, transferAction } from '../support/samples.js';
import { polluted } from '../support/polluted.js';
import { many, reportAttack } from '../support/attack-report.js';

const PARSERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  parseAction,
  parseCheckout,
  parseDetails,
  parseMandate,
  parsePayment,
  parseResource,
  parseWalletAccount,
};

/** Snapshots the own properties of the built-in prototypes. */
const primordials = () =>
  JSON.stringify(
    [Object.prototype, Array.prototype, Function.prototype, String.prototype, Promise.prototype].map((prototype) =>
      Reflect.ownKeys(prototype).map(String),
    ),
  );

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
};
/** Wraps a value in proxies at every depth. */
const proxied = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? new Proxy(value, {
        getOwnPropertyDescriptor: (target, key) => {
          const found = Reflect.getOwnPropertyDescriptor(target, key);
          return found && { ...found, value: proxied(found.value), configurable: true };
        },
      })
    : value;

const RUNS = 4_000;
const TRAPS = ['getOwnPropertyDescriptor', 'ownKeys', 'get', 'has', 'getPrototypeOf'] as const;

describe('own properties only', () => {
  it('inherited properties are ignored', async () => {
    const inherited = {
      url: 'https://evil.example/',
      redirect_to_url: redirectAction.redirect_to_url,
      id: 'x',
      status: 'paid',
    };
    const refused = await polluted({ ...inherited, action: qrAction, amount: '1.00', name: 'Eve', extra: {} }, () => [
      ...[{ type: 'redirect_to_url' }, { type: 'redirect_to_url', redirect_to_url: {} }].map((value) =>
        fails(() => parseAction(value)),
      ),
      fails(() => parsePayment({ object: 'payment' })),
      fails(() => parseMandate({ object: 'mandate', id: 'mdt_1' })),
      parsePayment(JSON.parse('{"object":"payment","id":"pm_1","status":"created"}')).amount,
      parseWalletAccount({}).account.name,
    ]);
    expect(refused).to.deep.equal([true, true, true, true, null, null]);
  });

  const fails = (task: () => unknown): boolean => {
    try {
      task();
      return false;
    } catch (error) {
      return isPayError(error);
    }
  };

  it('getters are rejected', async () => {
    const value = { object: 'payment', id: 'pm_1', get status() { return 'paid'; } }; // prettier-ignore
    expect(fails(() => parsePayment(value))).to.equal(true);
    expect(await polluted({ value: 'paid' }, () => fails(() => parsePayment(value)))).to.equal(true);
  });

  it('no input changes a prototype', function () {
    this.timeout(120_000);
    const before = primordials();
    const key = fc.constantFrom(
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'type',
      'id',
      'status',
      'action',
      'object',
      'extra',
      'value',
    );
    const json = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { depthSize: 'medium' },
        fc.constantFrom('payment', 'mandate', 'created', 'display_details', 'https://a.example/', '', null, 1, true),
        fc.array(fc.tuple(key, tie('any')), { maxLength: 6 }).map((entries) => Object.fromEntries(entries)),
        fc.array(tie('any'), { maxLength: 3 }),
      ),
    })).any;
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value);
        for (const parse of Object.values(PARSERS)) {
          try {
            readAnswer(parse, JSON.parse(text));
          } catch (error) {
            expect(isPayError(error), String(error)).to.equal(true);
          }
        }
        for (const parse of [parseReply, parseWebviewMessage]) expect(parse(text)).to.equal(null);
      }),
      { numRuns: RUNS },
    );
    expect(primordials()).to.equal(before);
    reportAttack(
      `${many(RUNS)} values with \`__proto__\`, \`constructor\`, … as keys`,
      'no prototype changed, every error a `PayError`',
    );
  });
});

describe('unusual objects', () => {
  for (const [name, value, parse] of [
    ['a payment', payment({ action: transferAction, payment_method: 'banktransfer_mx' }), parsePayment],
    ['a mandate', mandate({ extra: { payment_method_account: { name: 'Maria' } } }), parseMandate],
  ] as const) {
    it(`${name} accepts frozen objects, proxies, null prototypes and class instances`, () => {
      const expected = parse(structuredClone(value));
      for (const made of [
        deepFreeze(structuredClone(value)),
        proxied(structuredClone(value)),
        Object.assign(Object.create(null) as object, value),
        Object.assign(new (class Payment {})(), value),
      ])
        expect(JSON.parse(JSON.stringify(parse(made)))).to.deep.equal(JSON.parse(JSON.stringify(expected)));
    });
  }

  it('a hostile proxy causes a PayError in each trap and at each depth', () => {
    const boo = () => {
      throw new RangeError('boo');
    };
    for (const trap of TRAPS) {
      const hostile = new Proxy({}, { [trap]: boo });
      for (const parse of Object.values(PARSERS))
        for (const value of [
          hostile,
          { action: hostile, id: 'x', status: 'created' },
          { type: 'display_details', display_details: hostile },
        ]) {
          try {
            parse(value);
          } catch (error) {
            expect(isPayError(error), `${trap}: ${String(error)}`).to.equal(true);
          }
        }
      const { faults } = walletAccountOf(parseMandate(mandate({ extra: hostile })));
      for (const fault of faults) expect(isPayError(fault), trap).to.equal(true);
    }
    reportAttack(
      `proxies that throw in ${TRAPS.length} traps; frozen, proxied, of a class, without prototype`,
      'read, or a `PayError`',
    );
  });
});
