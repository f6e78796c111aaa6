import { expect } from '@open-wc/testing';
import { outcomeOf, parseMandate, parsePayment, parseResource } from '../../src/contract/index.js';
import { mandate, payment, qrAction } from '../support/samples.js';

describe('parsePayment', () => {
  it('keeps every field of the contract', () => expect(parsePayment(payment())).to.deep.equal(payment()));

  it('is content with an id and a status', () => {
    const short = parsePayment({ id: 'pm_1', status: 'created', action: qrAction });
    expect([short.amount, short.metadata, short.action]).to.deep.equal([null, null, qrAction]);
  });

  it('leaves fields out that the contract does not know', () => {
    expect(parsePayment(payment({ __html: '<b>' }))).to.deep.equal(payment());
  });

  it('takes an empty action of a paid payment for none', () => {
    const paid = parsePayment(payment({ status: 'paid', action: {} }));
    expect([paid.action, outcomeOf(paid)]).to.deep.equal([null, 'complete']);
  });

  for (const action of [null, undefined, {}]) {
    it(`may ask for nothing: ${JSON.stringify(action)}`, () =>
      expect(parsePayment(payment({ action })).action).to.equal(null));
  }

  it('does not stumble over the action of a payment that is over', () => {
    expect(parsePayment(payment({ status: 'paid', action: { type: 'new_one' } })).action).to.equal(null);
  });

  it('tells details apart by its payment method', () => {
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
    it(`refuses with "${message}"`, () => expect(() => parsePayment(payment(overrides))).to.throw(message));
  }
});

describe('parseMandate', () => {
  it('keeps every field of the contract', () => expect(parseMandate(mandate())).to.deep.equal(mandate()));
  it('says where it is wrong', () => expect(() => parseMandate({})).to.throw('mandate.id: expected string'));
});

describe('parseResource', () => {
  it('tells them apart by their object', () => {
    expect(parseResource(payment()).object).to.equal('payment');
    expect(parseResource(mandate()).object).to.equal('mandate');
  });

  it('says what it wants', () => {
    expect(() => parseResource({ object: 'refund' })).to.throw('answer.object: expected "payment" or "mandate"');
  });

  for (const value of [null, [], 'x', {}, { object: 'refund' }, { object: 'constructor' }]) {
    it(`refuses ${JSON.stringify(value)}`, () => expect(() => parseResource(value)).to.throw(/^answer/));
  }
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
    ['mandate', 'paid', 'pending'],
    ['payment', 'PAID', 'pending'],
    ['payment', 'something_new', 'pending'],
  ];
  for (const [object, status, outcome] of table) {
    it(`${object} ${status} is ${outcome}`, () => expect(outcomeOf({ object, status })).to.equal(outcome));
  }
});
