import { expect } from '@open-wc/testing';
import { parseCheckout } from '../../src/contract/index.js';
import { checkout, mandate, payment } from '../support/samples.js';

describe('parseCheckout', () => {
  it('keeps every field', () => expect(parseCheckout(checkout())).to.deep.equal(checkout()));

  it('requires only its kind, an id, a version and a price', () => {
    const short = parseCheckout({ object: 'checkout', id: 'order_1', version: '1', amount: '1', currency: 'BRL' });
    expect([short.mode, short.methods, short.lines, short.mandates, short.current, short.earlier]).to.deep.equal([
      'payment',
      [],
      [],
      [],
      null,
      [],
    ]);
  });

  it('reads the identifier of a method as the method', () => {
    const [method] = parseCheckout(checkout({ methods: ['pix_br'] })).methods;
    expect([method?.id, method?.name]).to.deep.equal(['pix_br', null]);
  });

  it('reads the last attempt as a payment or a mandate, and the linked accounts', () => {
    const linked = mandate({ status: 'active', action: {} });
    const read = parseCheckout(
      checkout({ current: payment(), mandates: [linked], earlier: [payment({ id: 'pm_0' })] }),
    );
    expect([read.current?.object, read.mandates[0]?.status, read.earlier[0]?.id]).to.deep.equal([
      'payment',
      'active',
      'pm_0',
    ]);
    expect(parseCheckout(checkout({ current: mandate() })).current?.object).to.equal('mandate');
  });

  it('needs no price to link an account', () =>
    expect(parseCheckout(checkout({ mode: 'setup', amount: null, currency: null })).amount).to.equal(null));

  const wrong: [object, string][] = [
    [{ object: 'order' }, 'checkout.object: expected "checkout"'],
    [{ id: '' }, 'checkout.id: expected a text'],
    [{ version: 1 }, 'checkout.version: expected string'],
    [{ mode: 'gift' }, 'checkout.mode: expected one of payment, setup, subscription'],
    [{ amount: 'ten' }, 'checkout.amount: expected a decimal number'],
    [{ amount: '-1.00' }, 'checkout.amount: expected a decimal number'],
    [{ amount: null }, 'checkout.amount: expected a text'],
    [{ currency: 'R$' }, 'checkout.currency: expected a code of ISO 4217'],
    [{ interval: { unit: 'hour', count: 1 } }, 'checkout.interval.unit: expected one of day, week, month, year'],
    [{ interval: { unit: 'day', count: '1' } }, 'checkout.interval.count: expected a whole number from 1'],
    [{ mode: 'subscription' }, 'checkout.interval: expected object'],
    [{ methods: 'pix_br' }, 'checkout.methods: expected array'],
    [{ methods: ['pix_br', 'a b'] }, 'checkout.methods.1: expected an identifier'],
    [{ methods: [{ id: 'pix_br', disabled: 1 }] }, 'checkout.methods.0.disabled: expected boolean'],
    [{ methods: Array(101).fill('pix_br') }, 'checkout.methods: expected at most 100 entries'],
    [{ lines: [{ description: 'a', amount: 5 }] }, 'checkout.lines.0.amount: expected string'],
    [{ mandates: [payment()] }, 'checkout.mandates.0.object: expected "mandate"'],
    [{ current: { object: 'refund' } }, 'checkout.current.object: expected "payment" or "mandate"'],
    [{ earlier: [{ object: 'payment', id: 'pm_1' }] }, 'checkout.earlier.0.status: expected string'],
  ];
  for (const [overrides, message] of wrong)
    it(`throws "${message}"`, () => expect(() => parseCheckout(checkout(overrides))).to.throw(message));
});
