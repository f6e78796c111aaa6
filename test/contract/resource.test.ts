import { expect } from '@open-wc/testing';
import { outcomeOf, parseMandate, parsePayment, parseResource } from '../../src/contract/index.js';
import { SPACED } from '../support/edge-space.js';
import { mandate, payment, qrAction } from '../support/samples.js';

describe('parsePayment', () => {
  it('keeps every field of the contract', () => expect(parsePayment(payment())).to.deep.equal(payment()));

  it('requires only its kind, an id and a status', () => {
    const short = parsePayment({ object: 'payment', id: 'pm_1', status: 'created', action: qrAction });
    expect([short.amount, short.metadata, short.action]).to.deep.equal([null, null, qrAction]);
  });

  it('ignores unknown fields', () => {
    expect(parsePayment(payment({ __html: '<b>' }))).to.deep.equal(payment());
  });

  it('reads the empty action of a paid payment as null', () => {
    const paid = parsePayment(payment({ status: 'paid', action: {} }));
    expect([paid.action, outcomeOf(paid)]).to.deep.equal([null, 'complete']);
  });

  // PHP writes an empty object as [].
  for (const action of [null, undefined, {}, []]) {
    it(`reads the action ${JSON.stringify(action)} as null`, () =>
      expect(parsePayment(payment({ action })).action).to.equal(null));
  }

  it('ignores the action of a payment with a final status', () => {
    expect(parsePayment(payment({ status: 'paid', action: { type: 'new_one' } })).action).to.equal(null);
  });

  it('reads details by its payment method', () => {
    const action = { type: 'display_details', display_details: { reference: '1', code: '2' } };
    const { action: read } = parsePayment(payment({ payment_method: 'cashvoucher_mx', action }));
    expect(read).to.deep.equal({ type: 'display_details', display_details: { reference: '1' } });
  });

  const wrong: [object, string][] = [
    [{ object: undefined }, 'payment.object: expected "payment"'],
    [{ object: 'mandate' }, 'payment.object: expected "payment"'],
    [{ object: 'payment_intent' }, 'payment.object: expected "payment"'],
    [{ id: 1 }, 'payment.id: expected string'],
    [{ status: undefined }, 'payment.status: expected string'],
    [{ amount: 10.5 }, 'payment.amount: expected string'],
    [{ action: [{}] }, 'payment.action: expected object'],
    [{ action: 1 }, 'payment.action: expected object'],
    [{ action: '' }, 'payment.action: expected object'],
    [
      { action: { type: 'display_qr_code', display_qr_code: {} } },
      'payment.action.display_qr_code.data: expected string',
    ],
  ];
  for (const [overrides, message] of wrong) {
    it(`throws "${message}"`, () => expect(() => parsePayment(payment(overrides))).to.throw(message));
  }
});

describe('parseMandate', () => {
  it('keeps every field of the contract', () => expect(parseMandate(mandate())).to.deep.equal(mandate()));
  it('throws with the path of the invalid field', () =>
    expect(() => parseMandate({ object: 'mandate' })).to.throw('mandate.id: expected string'));
});

describe('parseResource', () => {
  it('distinguishes payments and mandates by object', () => {
    expect(parseResource(payment()).object).to.equal('payment');
    expect(parseResource(mandate()).object).to.equal('mandate');
  });

  it('throws with the expected objects', () => {
    expect(() => parseResource({ object: 'refund' })).to.throw('answer.object: expected "payment" or "mandate"');
  });

  for (const field of ['data', 'payment', 'result'])
    it(`throws with the field ${field} that has the payment inside`, () =>
      expect(() => parseResource({ [field]: payment() })).to.throw(
        `answer.object: expected "payment" or "mandate", which is in answer.${field}`,
      ));

  for (const value of [null, [], 'x', {}, { object: 'refund' }, { object: 'constructor' }]) {
    it(`rejects ${JSON.stringify(value)}`, () => expect(() => parseResource(value)).to.throw(/^answer/));
  }
});

describe('a field that no element shows', () => {
  const holder: Record<string, unknown> = { order: 'A 1' };
  holder['self'] = holder;
  let deep: unknown = {};
  for (let depth = 0; depth < 100_000; depth++) deep = { deep };
  const boom = () => {
    throw new RangeError('boom');
  };
  const ODD: Readonly<Record<string, () => unknown>> = {
    'an empty list': () => [],
    'a list': () => [1, { a: [] }],
    'a number': () => 1,
    'no number': () => NaN,
    true: () => true,
    'an empty object': () => ({}),
    'an object': () => ({ a: { b: [null] } }),
    'an empty text': () => '',
    'a text': () => 'x',
    'a text that is too long': () => 'x'.repeat(65_537),
    null: () => null,
    nothing: () => undefined,
    'a bigint': () => 1n,
    'a symbol': () => Symbol('x'),
    'a function': () => boom,
    'a time': () => new Date(NaN),
    'a bigint inside': () => ({ a: 1n }),
    'itself inside': () => holder,
    'more levels than JSON can have': () => deep,
    'a getter that throws': () => Object.defineProperty({}, 'a', { get: boom, enumerable: true }),
    'a toJSON that throws': () => ({ toJSON: boom }),
    'a toJSON that returns nothing': () => ({ toJSON: () => undefined }),
    'a toJSON that returns a text': () => ({ toJSON: () => 'x' }),
    'a proxy that throws': () => new Proxy({}, { ownKeys: boom, get: boom, getOwnPropertyDescriptor: boom }),
  };
  const PAYMENT = [
    ...['livemode', 'terminal_type', 'time_paid', 'source', 'source_id', 'customer_id', 'amount_refunded'],
    ...['amount_local_refunded', 'gateway_transaction_id', 'paid', 'description', 'metadata', 'extra'],
  ];
  const MANDATE = ['terminal_type', 'gateway_transaction_id', 'customer_id', 'time_signed', 'extra'];
  for (const [kind, fields, given] of [
    ['payment', PAYMENT, payment()],
    ['mandate', MANDATE, mandate()],
  ] as const) {
    for (const [what, odd] of Object.entries(ODD)) {
      it(`is no reason to refuse a ${kind}: ${what}`, () => {
        for (const field of fields) {
          const read = parseResource({ ...given, [field]: odd() });
          const { [field as keyof typeof read]: value, ...others } = read;
          const { [field as keyof typeof given]: _own, ...expected } = given;
          expect(others, field).to.deep.equal(expected);
          expect(() => JSON.stringify(read), field).not.to.throw();
          const types = /^(?:metadata|extra)$/.test(field) ? ['object'] : ['string', 'boolean'];
          expect(value === null || types.includes(typeof value), `${field}: ${typeof value}`).to.equal(true);
        }
      });
    }
  }

  it('keeps the data of the merchant, as JSON', () => {
    const metadata = { order: 'A 1', lines: [{ sku: 1, note: null }], __proto__: null };
    const { metadata: read } = parsePayment(payment({ metadata }));
    expect(read).to.deep.equal({ order: 'A 1', lines: [{ sku: 1, note: null }] });
    expect(parsePayment(payment({ metadata: [], extra: [] }))).to.include.deep.keys('metadata', 'extra');
    expect(parsePayment(payment({ metadata: [] })).metadata).to.deep.equal({});
    expect(parsePayment(payment({ metadata: [1] })).metadata).to.equal(null);
  });
});

describe('white space around a field is taken away', () => {
  for (const [name, parse, given] of [
    ['payment', parsePayment, payment()],
    ['mandate', parseMandate, mandate()],
  ] as const) {
    for (const field of Object.keys(given)) {
      if (['object', 'action', 'metadata', 'extra', 'livemode', 'paid'].includes(field)) continue;
      it(`${name}.${field}`, () => {
        for (const around of SPACED) expect(parse({ ...given, [field]: around('x y') })).to.have.property(field, 'x y');
      });
    }
  }

  it('the object, and so the outcome', () => {
    for (const around of SPACED) {
      const read = parseResource(payment({ object: around('payment'), status: around('paid') }));
      expect([read.object, outcomeOf(read)]).to.deep.equal(['payment', 'complete']);
    }
  });
});

describe('outcomeOf', () => {
  const table: ['payment' | 'mandate', string, string][] = [
    ['payment', 'created', 'pending'],
    ['payment', 'paid', 'complete'],
    ['payment', 'failed', 'failed'],
    ['payment', 'expired', 'failed'],
    ['payment', 'active', 'pending'],
    ['mandate', 'pending', 'pending'],
    ['mandate', 'active', 'complete'],
    ['mandate', 'failed', 'failed'],
    ['mandate', 'expired', 'failed'],
    ['mandate', 'revoked', 'failed'],
    ['mandate', 'paid', 'pending'],
    ['payment', 'PAID', 'pending'],
    ['payment', 'something_new', 'pending'],
  ];
  for (const [object, status, outcome] of table) {
    it(`returns ${outcome} for ${object} ${status}`, () => expect(outcomeOf({ object, status })).to.equal(outcome));
  }
});
