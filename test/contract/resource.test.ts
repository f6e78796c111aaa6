import { expect } from '@open-wc/testing';
import { outcomeOf, parseMandate, parsePayment, parseResource } from '../../src/contract/index.js';
import { SPACED } from '../support/edge-space.js';
import { mandate, payment, qrAction } from '../support/samples.js';

describe('parsePayment', () => {
  it('keeps every field of the contract', () => expect(parsePayment(payment())).to.deep.equal(payment()));

  it('requires only an id and a status', () => {
    const short = parsePayment({ id: 'pm_1', status: 'created', action: qrAction });
    expect([short.amount, short.metadata, short.action]).to.deep.equal([null, null, qrAction]);
  });

  it('ignores unknown fields', () => {
    expect(parsePayment(payment({ __html: '<b>' }))).to.deep.equal(payment());
  });

  it('reads the empty action of a paid payment as null', () => {
    const paid = parsePayment(payment({ status: 'paid', action: {} }));
    expect([paid.action, outcomeOf(paid)]).to.deep.equal([null, 'complete']);
  });

  for (const action of [null, undefined, {}]) {
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
    [{ id: 1 }, 'payment.id: expected string'],
    [{ status: undefined }, 'payment.status: expected string'],
    [{ amount: 10.5 }, 'payment.amount: expected string'],
    [{ livemode: 'no' }, 'payment.livemode: expected boolean'],
    [{ metadata: [] }, 'payment.metadata: expected object'],
    [{ action: [] }, 'payment.action: expected object'],
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
    expect(() => parseMandate({})).to.throw('mandate.id: expected string'));
});

describe('parseResource', () => {
  it('distinguishes payments and mandates by object', () => {
    expect(parseResource(payment()).object).to.equal('payment');
    expect(parseResource(mandate()).object).to.equal('mandate');
  });

  it('throws with the expected objects', () => {
    expect(() => parseResource({ object: 'refund' })).to.throw('answer.object: expected "payment" or "mandate"');
  });

  for (const value of [null, [], 'x', {}, { object: 'refund' }, { object: 'constructor' }]) {
    it(`rejects ${JSON.stringify(value)}`, () => expect(() => parseResource(value)).to.throw(/^answer/));
  }
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
