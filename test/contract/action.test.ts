import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { detailsKind, parseAction, parseDetails, type Action } from '../../src/contract/index.js';
import { isPayError, type PayError } from '../../src/errors.js';
import { SPACED } from '../support/edge-space.js';
import {
  appAction,
  boletoAction,
  challengeAction,
  instruments,
  otherAction,
  otpAction,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';

function refusal(value: unknown, method?: string): PayError {
  try {
    parseAction(value, method);
  } catch (error) {
    expect(isPayError(error), String(error)).to.equal(true);
    return error as PayError;
  }
  throw new Error('was accepted');
}

describe('parseAction', () => {
  for (const action of [qrAction, redirectAction, appAction, otpAction, transferAction, challengeAction]) {
    it(`returns ${action.type} unchanged`, () => expect(parseAction(action)).to.deep.equal(action));
  }

  it('ignores unknown fields', () => {
    const extra = { ...qrAction, html: '<b>', display_qr_code: { ...qrAction.display_qr_code, onload: 'x' } };
    expect(parseAction(extra)).to.deep.equal(qrAction);
  });

  describe('a challenge', () => {
    const url = 'https://acs.example.com/challenge';
    const parse = (show_challenge: unknown) => parseAction({ type: 'show_challenge', show_challenge });

    it('may have a URL alone', () => {
      const show_challenge = { url, creq: null, return_hosts: null };
      expect(parse({ url })).to.deep.equal({ type: 'show_challenge', show_challenge });
    });

    for (const hosts of ['a.example', {}, [1], [null], Array(17).fill('a.example')])
      it(`is not refused for wrong hosts: ${JSON.stringify(hosts).slice(0, 20)}`, () => {
        const action = parse({ url, return_hosts: hosts });
        expect(action.type === 'show_challenge' && action.show_challenge.return_hosts).to.equal(null);
      });

    for (const [given, path] of [
      [undefined, 'action.show_challenge: expected object'],
      [{}, 'action.show_challenge.url: expected string'],
      [{ url: '' }, 'action.show_challenge.url: expected a URL'],
      [{ url, creq: 1 }, 'action.show_challenge.creq: expected string'],
    ] as const)
      it(path, () => expect(refusal({ type: 'show_challenge', show_challenge: given }).message).to.equal(path));
  });

  describe('alternatives', () => {
    const parse = (alternatives: unknown) => parseAction({ ...appAction, alternatives });

    it('are actions, in the order in which the service sends them', () =>
      expect(parse([qrAction, redirectAction])).to.deep.equal({
        ...appAction,
        alternatives: [qrAction, redirectAction],
      }));

    it('have none of their own', () =>
      expect(parse([{ ...qrAction, alternatives: [redirectAction] }])).to.deep.equal({
        ...appAction,
        alternatives: [qrAction],
      }));

    it('that cannot be read are left out, because the others can be taken', () =>
      expect(parse([{ type: 'fax' }, 'x', null, { type: 'redirect_to_url' }, qrAction])).to.deep.equal({
        ...appAction,
        alternatives: [qrAction],
      }));

    for (const none of [undefined, null, [], {}, '', 1, [{ type: 'fax' }], Array(9).fill(qrAction)])
      it(`are absent for ${JSON.stringify(none)?.slice(0, 20)}`, () => expect(parse(none)).to.deep.equal(appAction));
  });

  for (const part of ['data', 'image_url_svg', 'image_url_png']) {
    it(`accepts a code with only ${part}`, () => {
      const nothing = { data: null, image_url_svg: null, image_url_png: null };
      const action = { type: 'display_qr_code', display_qr_code: { [part]: 'https://a.example/q' } };
      expect(parseAction(action)).to.deep.equal({
        type: 'display_qr_code',
        display_qr_code: { ...nothing, [part]: 'https://a.example/q' },
      });
    });
  }

  describe('takes away white space around', () => {
    const given: [Action, string | null][] = [
      ...[qrAction, redirectAction, appAction, boletoAction, otherAction].map((action): [Action, null] => [
        action,
        null,
      ]),
      [transferAction, 'banktransfer_mx'],
      [voucherAction, 'cashvoucher_mx'],
      ...Object.entries(instruments).map(([method, details]): [Action, string] => [
        { type: 'display_details', display_details: details },
        method,
      ]),
    ];
    for (const [action, method] of given) {
      const fields = (action as unknown as Record<string, Record<string, string>>)[action.type]!;
      for (const name of Object.keys(fields)) {
        it(`${name} of ${method ?? action.type}`, () => {
          for (const around of SPACED) {
            const changed = { type: action.type, [action.type]: { ...fields, [name]: around(fields[name]!) } };
            expect(parseAction(changed, method)).to.deep.equal(action);
          }
        });
      }
      it(`the type ${action.type}`, () => {
        for (const around of SPACED)
          expect(parseAction({ ...action, type: around(action.type) }, method)).to.deep.equal(action);
      });
    }

    it('a number that is one of unknown details, but not inside a value', () => {
      const action = { type: 'display_details', display_details: { till: ' 2\n0 4 \n' } };
      expect(parseAction(action)).to.have.nested.property('display_details.till', '2\n0 4');
    });
  });

  const wrong: [unknown, string][] = [
    [null, 'action: expected object'],
    ['verify_otp', 'action: expected object'],
    [[{ type: 'verify_otp' }], 'action: expected object'],
    [() => ({ type: 'verify_otp' }), 'action: expected object'],
    [{}, 'action.type: expected string'],
    [{ type: ['verify_otp'] }, 'action.type: expected string'],
    [Object.create({ type: 'verify_otp' }), 'action.type: expected string'],
    [
      {
        get type() {
          return 'verify_otp';
        },
      },
      'action.type: expected a plain value',
    ],
    [{ type: 'display_qr_code' }, 'action.display_qr_code: expected object'],
    [{ type: 'display_qr_code', display_qr_code: {} }, 'action.display_qr_code.data: expected string'],
    [{ type: 'display_qr_code', display_qr_code: { data: 7 } }, 'action.display_qr_code.data: expected string'],
    [{ type: 'display_qr_code', display_qr_code: ['x'] }, 'action.display_qr_code: expected object'],
    [{ type: 'redirect_to_url', redirect_to_url: { url: '' } }, 'action.redirect_to_url.url: expected a URL'],
    [{ type: 'redirect_to_app', redirect_to_app: { url: null } }, 'action.redirect_to_app.url: expected string'],
    [
      { type: 'redirect_to_url', redirect_to_url: { url: 'a'.repeat(1_000_000) } },
      'action.redirect_to_url.url: expected at most 65536 characters',
    ],
    [{ type: 'display_details', display_details: {} }, 'action.display_details: expected at least one field'],
    [
      { type: 'display_details', display_details: { account_number: 646, bank_name: 'x' } },
      'action.display_details.account_number: expected string',
    ],
  ];
  for (const [value, message] of wrong) {
    it(`throws "${message}"`, () => {
      const error = refusal(value);
      expect(error.code).to.equal('invalid-input');
      expect(error.message).to.equal(message);
    });
  }

  for (const type of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'redirect', '']) {
    it(`rejects the type ${JSON.stringify(type)}`, () => {
      const error = refusal(JSON.parse(`{"type":${JSON.stringify(type)},"__proto__":{"url":"https://a.example"}}`));
      expect(error.code).to.equal('unsupported-action');
    });
  }

  it('accepts a text of maximum length', () => {
    const action = { type: 'redirect_to_url', redirect_to_url: { url: 'a'.repeat(65_536) } };
    expect(parseAction(action)).to.deep.equal(action);
  });

  it('never repeats received data in messages', () => {
    const secret = '481516';
    const display_details = (details: object) => ({ type: 'display_details', display_details: details });
    for (const value of [
      { type: secret },
      { type: secret, [secret]: secret },
      { type: 'redirect_to_url', redirect_to_url: secret },
      display_details({ [secret]: 'x'.repeat(100_000) }),
      display_details(Object.defineProperty({}, secret, { get: () => secret, enumerable: true })),
      display_details({ [secret]: {} }),
      new Proxy(
        {},
        {
          getOwnPropertyDescriptor: () => {
            throw new Error(secret);
          },
        },
      ),
    ]) {
      expect(refusal(value).message).not.to.include(secret);
    }
    expect(refusal({ type: secret }).message).to.equal('action.type: unknown type');
  });

  it('keeps the fields of a type that the caller knows', () => {
    const action = { type: 'match_number', match_number: { number: 47 }, extra: 'x' };
    const parsed: unknown = parseAction(action, null, { actions: ['match_number'] });
    expect(parsed).to.deep.equal({ type: 'match_number', match_number: { number: 47 } });
  });

  it('reads a type of the contract as ever, though the caller names it', () => {
    const wrong = { type: 'redirect_to_url', redirect_to_url: {} };
    expect(() => parseAction(wrong, null, { actions: ['redirect_to_url'] })).to.throw('redirect_to_url.url');
  });

  it('throws a PayError for a proxy that throws', () => {
    const hostile = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error('trap');
        },
      },
    );
    const { code, message, cause } = refusal(hostile);
    expect([code, message]).to.deep.equal(['invalid-input', 'action: could not be read']);
    expect(cause).to.have.property('message', 'trap');
  });

  it('reads frozen and proxied objects', () => {
    expect(parseAction(new Proxy(Object.freeze({ ...redirectAction }), {}))).to.deep.equal(redirectAction);
  });

  it('returns an action or throws a PayError for 100,000 random values', function () {
    this.timeout(120_000);
    let accepted = 0;
    let tried = 0;
    const before = Object.getOwnPropertyNames(Object.prototype).join();
    fc.assert(
      fc.property(
        anyAction,
        fc.constantFrom(undefined, 'boleto_br', 'banktransfer_mx', 'constructor'),
        (value, method) => {
          tried++;
          try {
            parseAction(value, method);
            accepted++;
          } catch (error) {
            if (!isPayError(error)) throw error;
          }
        },
      ),
      { numRuns: 20_000 },
    );
    expect(Object.getOwnPropertyNames(Object.prototype).join()).to.equal(before);
    expect(accepted).to.be.greaterThan(tried / 100);
  });
});

describe('parseDetails', () => {
  it('keeps only fields of the contract for a known method', () => {
    expect(parseDetails({ code: '1', number: '2', evil: 'x' }, 'boleto_br')).to.deep.equal({ code: '1', number: '2' });
  });

  it('keeps all fields of an unknown kind except nested ones', () => {
    const given = JSON.parse(
      '{"voucher":"A1","pin":1234,"note":null,"more":{"a":1},"list":[1],"__proto__":"p"}',
    ) as object;
    const details = parseDetails(given);
    expect(Object.entries(details)).to.deep.equal([
      ['voucher', 'A1'],
      ['pin', '1234'],
      ['__proto__', 'p'],
    ]);
  });

  it('rejects more than 64 fields', () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 'x']));
    expect(parseDetails(many(64))).to.deep.equal(many(64));
    expect(() => parseDetails(many(65))).to.throw('details: expected at most 64 fields');
  });

  const kinds: [object, string | null, string][] = [
    [{ reference: '1' }, 'boleto_br', 'boleto'],
    [{ reference: '1' }, null, 'cash_voucher'],
    [{ code: '1' }, null, 'boleto'],
    [{ code: '1', number: '2' }, null, 'boleto'],
    [{ account_number: '1', reference: '2' }, null, 'bank_transfer'],
    [{ account_number: '1', till: '2' }, null, 'other'],
    [{ reference: '1' }, 'cashvoucher_mx', 'cash_voucher'],
    [{ anything: '1' }, 'banktransfer_mx', 'bank_transfer'],
    [{ reference: '1' }, 'some_other_mx', 'cash_voucher'],
  ];
  for (const [details, method, kind] of kinds) {
    it(`classifies ${JSON.stringify(details)} of ${method} as ${kind}`, () =>
      expect(detailsKind(details, method)).to.equal(kind));
  }
});

const word = fc.oneof(
  fc.string(),
  fc.constantFrom('https://a.example', 'javascript:alert(1)', '<img src=x onerror=alert(1)>', '', '__proto__'),
);
const sub = fc.oneof(
  fc.record({ url: word }, { requiredKeys: [] }),
  fc.record({ data: word, image_url_svg: word, image_url_png: word }, { requiredKeys: [] }),
  fc.dictionary(
    fc.oneof(word, fc.constantFrom('code', 'number', 'reference', 'account_number')),
    fc.oneof(word, fc.anything()),
  ),
  fc.anything(),
);
const types = [
  'redirect_to_url',
  'redirect_to_app',
  'verify_otp',
  'display_qr_code',
  'display_details',
  'constructor',
  '__proto__',
];
const anyAction = fc.oneof(
  fc.tuple(fc.constantFrom(...types), sub).map(([type, value]) => ({ type, [type]: value })),
  fc.object({ key: fc.oneof(fc.constantFrom('type', ...types), fc.string()), withNullPrototype: true }),
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withSparseArray: true,
  }),
);
