import type { MollieClient } from '@mollie/api-client';
import { expect } from '@open-wc/testing';
import { detailsKind } from '../../src/contract/details.js';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromMollie, type MolliePayment } from '../../src/providers/mollie.js';
import { errorOf } from './check.js';

/** The function takes the SDK's types as they are. Nothing calls this. */
const typed = ({ payments, orders, paymentLinks }: MollieClient): readonly Promise<Payment>[] => [
  payments.get('tr_1').then(fromMollie),
  orders.get('ord_1').then(fromMollie),
  paymentLinks.get('pl_1').then(fromMollie),
];

const link = (href: string) => ({ href, type: 'text/html' });
const checkout = link('https://www.mollie.com/checkout/1');
const payment = {
  resource: 'payment',
  id: 'tr_5B8cwPMGnU6qLbRvo7qEZo',
  status: 'open',
  amount: { value: '10.00', currency: 'EUR' },
  method: 'ideal',
  _links: { checkout },
};
const account = { bankName: 'Stichting Mollie Payments', bankAccount: 'NL53ABNA0627535577', bankBic: 'ABNANL2A' };
const given = (fields: object) => fromMollie({ ...payment, ...fields });
const failure = (fields: object) => {
  const { code, message } = errorOf(() => given(fields)) as PayError;
  return `${code} ${message}`;
};
/** The types of the action and of its alternatives. */
const ways = (fields: object) => {
  const { action } = given(fields);
  return action && [action.type, ...(action.alternatives ?? []).map(({ type }) => type)];
};

describe('fromMollie', () => {
  it('takes the types of the SDK', () => expect(typed).to.be.a('function'));

  describe('statuses', () => {
    for (const [theirs, ours] of [
      ['open', 'created'],
      ['pending', 'created'],
      ['authorized', 'paid'],
      ['paid', 'paid'],
      ['canceled', 'failed'],
      ['failed', 'failed'],
      ['expired', 'expired'],
      ['PAID', 'mollie:PAID'],
      ['cancelled', 'mollie:cancelled'],
      ['__proto__', 'mollie:__proto__'],
    ] as const)
      it(`a payment: ${theirs} is ${ours}`, () => expect(given({ status: theirs }).status).to.equal(ours));

    for (const [theirs, ours] of [
      ['created', 'created'],
      ['pending', 'created'],
      ['authorized', 'paid'],
      ['paid', 'paid'],
      ['shipping', 'paid'],
      ['completed', 'paid'],
      ['canceled', 'failed'],
      ['expired', 'expired'],
    ] as const)
      it(`an order: ${theirs} is ${ours}`, () =>
        expect(given({ resource: 'order', id: 'ord_1', status: theirs }).status).to.equal(ours));

    it('only an open or pending one has a next step', () => {
      for (const status of ['open', 'pending']) expect(ways({ status }), status).to.deep.equal(['redirect_to_url']);
      for (const status of ['authorized', 'paid', 'canceled', 'failed', 'expired', 'new'])
        expect(given({ status, details: { qrCode: { src: 'https://mollie.com/1.png' }, ...account } }).action).to.equal(
          null,
        );
    });
  });

  describe('amounts', () => {
    for (const [value, currency, amount] of [
      ['10.00', 'EUR', '10.00'],
      ['1000', 'JPY', '1000'],
      ['10', 'EUR', '10.00'],
      ['99999999.99', 'eur', '99999999.99'],
    ] as const)
      it(`${value} ${currency} is ${amount}`, () => {
        const result = given({ amount: { value, currency } });
        expect([result.amount, result.currency]).to.deep.equal([amount, currency.toUpperCase()]);
      });

    it('a link may leave it to the consumer', () => {
      const { amount, currency } = given({
        resource: 'payment-link',
        id: 'pl_1',
        amount: null,
        _links: { paymentLink: checkout },
      });
      expect([amount, currency]).to.deep.equal([null, null]);
    });
  });

  describe('methods', () => {
    for (const [theirs, ours] of [
      ['creditcard', 'card'],
      ['pointofsale', 'card'],
      ['ideal', 'ideal_nl'],
      ['bancontact', 'bancontact_be'],
      ['przelewy24', 'p24_pl'],
      ['blik', 'blik_pl'],
      ['eps', 'eps_at'],
      ['mbway', 'mbway_pt'],
      ['multibanco', 'multibanco_pt'],
      ['swish', 'swish_se'],
      ['twint', 'twint_ch'],
      ['klarna', 'klarna'],
      ['klarnasliceit', 'klarna'],
      ['banktransfer', 'banktransfer'],
      ['paypal', 'paypal'],
      ['giftcard', null],
      ['voucher', null],
      [null, null],
    ] as const)
      it(`${theirs}: ${ours}`, () => expect(given({ method: theirs }).payment_method).to.equal(ours));
  });

  describe('next steps', () => {
    const src = 'https://www.mollie.com/qr/1.png';
    const mobileAppCheckout = link('bepgenapp://DoTx?TransId=1');
    for (const [name, fields, types] of [
      ['a page', {}, ['redirect_to_url']],
      ['a code', { details: { qrCode: { src } } }, ['display_qr_code', 'redirect_to_url']],
      ['a page and an app', { _links: { checkout, mobileAppCheckout } }, ['redirect_to_url', 'redirect_to_app']],
      [
        'a code, a page and an app',
        { details: { qrCode: { src } }, _links: { checkout, mobileAppCheckout } },
        ['display_qr_code', 'redirect_to_url', 'redirect_to_app'],
      ],
      // The element draws the code of a transfer itself.
      ['an account', { details: { ...account, qrCode: { src } } }, ['display_details', 'redirect_to_url']],
      ['an account alone', { details: account, _links: {} }, ['display_details']],
      [
        'an account, and a page with the other methods',
        { details: account, _links: { payOnline: checkout } },
        ['display_details', 'redirect_to_url'],
      ],
      ['a direct debit', { details: { transferReference: 'SD49' }, status: 'pending', _links: {} }, null],
      ['a pending payment', { status: 'pending', _links: {} }, null],
      ['a recurring payment', { sequenceType: 'recurring', _links: {} }, null],
      ['a terminal', { method: 'pointofsale', _links: {} }, null],
    ] as const)
      it(`${name}: ${types?.join() ?? 'none'}`, () => expect(ways(fields)).to.deep.equal(types));

    it('a picture may be SVG, and content', () => {
      for (const svg of ['data:image/svg+xml;base64,PHN2Zy8+', 'https://www.mollie.com/qr/1.SVG']) {
        const { action } = given({ details: { qrCode: { src: svg } } });
        expect(action?.type === 'display_qr_code' && action.display_qr_code.image_url_svg).to.equal(svg);
      }
    });

    it('an account is a bank transfer', () => {
      const { action, payment_method } = given({ method: 'banktransfer', details: account });
      const details = action?.type === 'display_details' ? action.display_details : {};
      expect(detailsKind(details, payment_method)).to.equal('bank_transfer');
    });

    it('an open payment without its step is unsupported', () => {
      const missing = 'unsupported-action payment._links.checkout: its step is missing; use mollie.payments.get';
      for (const fields of [{ _links: undefined }, { _links: {} }, { _links: { checkout: null } }])
        expect(failure(fields)).to.equal(missing);
    });
  });

  describe('payment links', () => {
    const paymentLink = { resource: 'payment-link', id: 'pl_1', status: undefined, _links: { paymentLink: checkout } };
    for (const [name, fields, status, step] of [
      ['a new one', { paidAt: null, archived: false, reusable: false }, 'created', 'redirect_to_url'],
      ['a paid one', { paidAt: '2022-03-20T09:29:56+00:00' }, 'paid', undefined],
      ['a paid one that is archived', { paidAt: '2022-03-20T09:29:56+00:00', archived: true }, 'paid', undefined],
      ['an archived one', { archived: true }, 'expired', undefined],
    ] as const)
      it(`${name}: ${status}`, () => {
        const result = given({ ...paymentLink, ...fields });
        expect([result.status, result.action?.type]).to.deep.equal([status, step]);
      });

    for (const [fields, message] of [
      [{ reusable: true }, 'payment.reusable: a link that many consumers pay; use mollie.payments.create'],
      [{ _links: {} }, 'payment._links.paymentLink: its step is missing; use mollie.paymentLinks.get'],
    ] as const)
      it(message, () => expect(failure({ ...paymentLink, ...fields })).to.equal(`unsupported-action ${message}`));
  });

  describe('reasons', () => {
    for (const [fields, code, message] of [
      [{ status: 'canceled' }, 'declined_by_consumer', null],
      [{ status: 'canceled', resource: 'order', id: 'ord_1' }, null, null],
      [
        { details: { failureReason: 'insufficient_funds', failureMessage: 'No money' } },
        'insufficient_funds',
        'No money',
      ],
      [{ details: { failureReason: 'refused_by_issuer' } }, 'payment_declined', null],
      [{ details: { failureReason: 'possible_fraud' } }, 'payment_declined', null],
      [{ details: { failureReason: 'authentication_abandoned' } }, 'declined_by_consumer', null],
      [{ details: { failureReason: 'card_expired' } }, 'card_expired', null],
      [{ statusReason: { code: 'insufficient_funds', message: 'For the shop' } }, 'insufficient_funds', null],
      [{}, null, null],
      [{ status: 'paid', details: { failureReason: 'card_expired', failureMessage: 'x' } }, null, null],
    ] as const)
      it(`${JSON.stringify(fields)}: ${code}, ${message}`, () => {
        const result = given({ status: 'failed', ...fields });
        expect([result.failure_code, result.failure_message]).to.deep.equal([code, message]);
      });
  });

  it('the reference is the number of an order, or in the metadata', () => {
    for (const [fields, reference] of [
      [{ orderNumber: '18475', metadata: { order_id: '1' } }, '18475'],
      [{ metadata: { order_id: '1' } }, '1'],
      [{ metadata: { order_id: 1 } }, '1'],
      [{ metadata: '1' }, null],
      [{ metadata: ['1'] }, null],
      [{ metadata: null }, null],
    ] as const)
      expect(given(fields).reference).to.equal(reference);
  });

  it('a test is not live', () => {
    const modes = ['live', 'test', undefined].map((mode) => given({ mode }).livemode);
    expect(modes).to.deep.equal([true, false, null]);
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ status: undefined }, 'payment.status: expected string'],
      [{ amount: '10.00' }, 'payment.amount: expected object'],
      [{ amount: { value: '1e2', currency: 'EUR' } }, 'payment.amount.value: expected a decimal number'],
      [{ method: 1 }, 'payment.method: expected string'],
      [{ expiresAt: 1 }, 'payment.expiresAt: expected string'],
      [{ _links: 'x' }, 'payment._links: expected object'],
      [{ _links: { checkout: { href: 1 } } }, 'payment._links.checkout.href: expected string'],
      [{ details: { qrCode: 'x' } }, 'payment.details.qrCode: expected object'],
      [{ details: { multibancoEntity: '1' } }, 'payment.details.multibancoReference: expected string'],
      [{ id: undefined }, 'payment: expected an object of Mollie'],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () => expect(failure(fields)).to.equal(`invalid-input ${message}`));

    for (const [object, product] of [
      [{ id: 'tr_1' }, 'a webhook; use mollie.payments.get'],
      [{ count: 1, _embedded: { payments: [payment] }, _links: {} }, 'a list; use one of its payments'],
      [{ resource: 'event', id: 'event_1', entityId: 'tr_1' }, 'an event; retrieve its entityId'],
      [{ resource: 'customer', id: 'cst_1' }, 'a customer; use mollie.payments.create'],
      [{ resource: 'session', id: 'sess_1', status: 'open' }, 'a session; use mollie.payments.create'],
      [{ resource: 'mandate', id: 'mdt_1' }, 'a mandate; use the first payment, which makes it'],
      [{ resource: 'refund', id: 're_1', status: 'pending' }, 'a refund; use its payment'],
      [{ resource: 'subscription', id: 'sub_1' }, 'a subscription; use its payments'],
    ] as const)
      it(`${product} is named`, () => {
        const { message } = errorOf(() => fromMollie(object as unknown as MolliePayment)) as PayError;
        expect(message).to.equal(`payment: expected an object of Mollie, but this is ${product}`);
      });
  });

  it('no data of the consumer is copied', () => {
    const text = JSON.stringify(
      given({
        details: { consumerName: 'T. Test', consumerAccount: 'NL17RABO', cardNumber: '4335', cardToken: 'tkn_1' },
        billingAddress: { email: 'luke@example.org' },
        metadata: { note: 'internal' },
        webhookUrl: 'https://example.org/webhook',
      }),
    );
    for (const secret of ['T. Test', 'NL17', '4335', 'tkn', 'luke', 'internal', 'webhook'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
