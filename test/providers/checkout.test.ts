import { expect } from '@open-wc/testing';
import type { PayError } from '../../src/errors.js';
import { fromCheckout, type CheckoutPayment } from '../../src/providers/checkout.js';
import { errorOf } from './check.js';

const page = { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example/1' } } as const;
const redirect = { href: 'https://bank.example/1' };
const payment = {
  id: 'pay_mbabizu24mvu3mela5njyhpit4',
  status: 'Pending',
  amount: 6540,
  currency: 'EUR',
  source: { type: 'ideal' },
  _links: { self: { href: 'https://api.sandbox.checkout.com/payments/pay_mbabizu24mvu3mela5njyhpit4' }, redirect },
};
const given = (fields: object) => fromCheckout({ ...payment, ...fields });
const messageOf = (value: unknown) => {
  const { code, message } = errorOf(() => fromCheckout(value as CheckoutPayment)) as PayError;
  return `${code} ${message}`;
};
const failure = (fields: object) => messageOf({ ...payment, ...fields });

describe('fromCheckout', () => {
  describe('statuses', () => {
    for (const [status, expected] of [
      ['Pending', 'created'],
      ['Retry Scheduled', 'created'],
      ['Authorized', 'paid'],
      ['Card Verified', 'paid'],
      ['Captured', 'paid'],
      ['Partially Captured', 'paid'],
      ['Refunded', 'paid'],
      ['Partially Refunded', 'paid'],
      ['Paid', 'paid'],
      ['Declined', 'failed'],
      ['Canceled', 'failed'],
      ['Voided', 'failed'],
      ['Expired', 'expired'],
      ['Requested', 'checkout:Requested'],
      ['Authentication Requested', 'checkout:Authentication Requested'],
      ['paid', 'checkout:paid'],
      ['__proto__', 'checkout:__proto__'],
    ] as const)
      it(`${status} is ${expected}`, () => expect(given({ status }).status).to.equal(expected));

    for (const [id, status, expected] of [
      ['hpp_1', undefined, 'created'],
      ['hpp_1', 'Payment Pending', 'created'],
      ['hpp_1', 'Payment Received', 'paid'],
      ['hpp_1', 'Expired', 'expired'],
      ['pl_1', undefined, 'created'],
      ['pl_1', 'Active', 'created'],
      ['pl_1', 'Payment Received', 'paid'],
      ['pl_1', 'Expired', 'expired'],
    ] as const)
      it(`${id} with the status ${status} is ${expected}`, () =>
        expect(given({ id, status }).status).to.equal(expected));

    it('only a pending payment has a step', () => {
      expect(given({}).action).to.deep.equal(page);
      for (const status of ['Authorized', 'Captured', 'Declined', 'Expired', 'Canceled', 'Requested'])
        expect(given({ status }).action, status).to.equal(null);
    });
  });

  describe('failures', () => {
    for (const [response_code, code] of [
      ['20005', 'payment_declined'],
      ['20017', 'declined_by_consumer'],
      ['20051', 'insufficient_funds'],
      ['20068', 'processing_error'],
      ['20091', 'processing_error'],
      ['30041', 'payment_declined'],
      ['30046', 'account_closed'],
      ['43301', 'payment_declined'],
      ['50150', '50150'],
      [undefined, null],
    ] as const)
      it(`${response_code} is ${code}`, () => {
        expect(given({ status: 'Declined', response_code }).failure_code).to.equal(code);
        expect(given({ status: 'Declined', actions: [{ response_code }] }).failure_code).to.equal(code);
      });

    it('a payment that did not fail has none, nor a summary', () => {
      const { failure_code, failure_message } = given({ response_code: '10000', response_summary: 'Approved' });
      expect([failure_code, failure_message]).to.deep.equal([null, null]);
    });
  });

  describe('amounts', () => {
    for (const [amount, currency, expected] of [
      [6540, 'EUR', '65.40'],
      [6540, 'usd', '65.40'],
      [100, 'JPY', '100'],
      [100, 'ISK', '100'],
      [100, 'UGX', '100'],
      [1310, 'BHD', '1.310'],
      [100000, 'CLP', '1000.00'],
    ] as const)
      it(`${amount} ${currency} is ${expected}`, () => {
        const found = given({ amount, currency });
        expect([found.amount, found.currency]).to.deep.equal([expected, currency.toUpperCase()]);
      });
  });

  describe('methods', () => {
    for (const [type, method] of [
      ['card', 'card'],
      ['ideal', 'ideal_nl'],
      ['PayNow', 'paynow_sg'],
      ['alipay_cn', 'alipay_cn'],
      ['alipay_hk', 'alipay_hk'],
      ['alipay_plus', 'alipayplus'],
      ['tng', 'touchngo_my'],
      ['sepa', 'sepa_debit'],
      ['ach', 'ach_debit'],
      ['knet', 'knet_kw'],
      ['mbway', 'mbway_pt'],
      ['p24', 'p24_pl'],
      ['toString', 'tostring'],
    ] as const)
      it(`${type}: ${method}`, () => expect(given({ source: { type } }).payment_method).to.equal(method));
  });

  describe('steps', () => {
    const code = (qr_code: object, href?: string) => given({ _links: { redirect: { href, qr_code } } }).action;
    const shown = (fields: object) => ({
      type: 'display_qr_code',
      display_qr_code: { data: null, image_url_png: null, image_url_svg: null, ...fields },
    });

    it('the text of a code, in base64 or as it is', () => {
      for (const [text, data] of [
        [btoa('00020101021226'), '00020101021226'],
        ['MDAwMjAxw4k=', '000201É'],
        ['00020101021226', '00020101021226'],
        ['https://pay.example/q', 'https://pay.example/q'],
        ['MDAwMjAx!', 'MDAwMjAx!'],
      ] as const)
        expect(code({ text, image: 'iVBORw0K' })).to.deep.equal(shown({ data }));
    });

    it('the picture of a code', () => {
      for (const image of ['iVBORw0K', 'data:image/png;base64,iVBORw0K'])
        expect(code({ image })).to.deep.equal(shown({ image_url_png: 'data:image/png;base64,iVBORw0K' }));
    });

    it('a page is the other way', () =>
      expect(code({ text: '0002' }, 'https://bank.example/1')).to.deep.equal({
        ...shown({ data: '0002' }),
        alternatives: [page],
      }));

    it('Multibanco has a slip, and a page', () => {
      const source = { type: 'multibanco', service_supplier_id: '11854', payment_reference: '999999919' };
      const _links = { 'multibanco:static-reference-page': redirect };
      expect(given({ source, _links }).action).to.deep.equal({
        type: 'display_details',
        display_details: { entity: '11854', reference: '999999919' },
        alternatives: [page],
      });
    });

    it('a link of an app opens it', () => {
      const url = 'wallet://pay/1';
      expect(given({ _links: { redirect: { href: url } } }).action).to.deep.equal({
        type: 'redirect_to_app',
        redirect_to_app: { url },
      });
    });

    it('nothing is left to do for a debit, a question on the phone and a scheduled retry', () => {
      for (const type of ['sepa', 'ach', 'mbway'])
        expect(given({ source: { type }, _links: {} }).action, type).to.equal(null);
      expect(given({ status: 'Retry Scheduled', _links: { self: redirect } }).action).to.equal(null);
    });

    it('a pending payment without its step is an error', () => {
      const missing =
        'unsupported-action payment._links.redirect: its step is missing; use POST /payments, then GET /payments/{id}';
      for (const links of [{ self: redirect }, { redirect: {} }, { redirect: { qr_code: {} } }])
        expect(failure({ _links: links })).to.equal(missing);
      expect(messageOf({ id: 'hpp_1', _links: { self: redirect } })).to.equal(missing);
    });
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ status: undefined }, 'payment.status: expected string'],
      [{ amount: 1.5 }, 'payment.amount: expected a whole number'],
      [{ amount: '6540' }, 'payment.amount: expected number'],
      [{ source: 'card' }, 'payment.source: expected object'],
      [{ _links: 'x' }, 'payment._links: expected object'],
      [{ _links: { redirect: { href: 1 } } }, 'payment._links.redirect.href: expected string'],
      [{ source: { service_supplier_id: '11854' } }, 'payment.source.payment_reference: expected string'],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () => expect(failure(fields)).to.equal(`invalid-input ${message}`));

    for (const [value, what] of [
      [{ id: 'evt_1', type: 'payment_captured', data: payment }, 'a webhook; use GET /payments/{id}'],
      [{ id: 'pay_1', amount: 200 }, 'a payment without its _links; use GET /payments/{id}'],
      [
        { id: 'ps_1', payment_session_token: 'x', _links: {} },
        'a payment session; show it with Flow, or use POST /hosted-payments',
      ],
      [{ id: 'pct_1', partner_metadata: {} }, 'a payment context; use POST /payments'],
      [{ id: 'set_1', payment_methods: {} }, 'a payment setup; confirm it'],
      [{ id: 'src_1', type: 'card' }, 'an instrument; use POST /payments'],
      [{ request_id: '1', error_type: 'request_invalid' }, 'an error; its error_codes say why'],
      [
        { action_id: 'act_1', _links: { payment: {} } },
        'the response to a capture, a refund or a void; use GET /payments/{id}',
      ],
      [{ limit: 1, total_count: 1, data: [payment] }, 'a list; use one of its payments'],
    ] as const)
      it(`this is ${what}`, () =>
        expect(messageOf(value)).to.equal(
          `invalid-input payment: expected an object of Checkout.com, but this is ${what}`,
        ));
  });

  it('no card, customer, secret, risk or summary is copied', () => {
    const text = JSON.stringify(
      given({
        status: 'Declined',
        response_code: '43301',
        response_summary: 'Fraud score exceeds threshold',
        source: { type: 'card', last4: '4242', fingerprint: 'F31828', name: 'Maria Silva' },
        customer: { id: 'cus_1', email: 'maria@example.com' },
        risk: { flagged: true, score: 99 },
        metadata: { note: 'internal' },
        auth_code: '770687',
      }),
    );
    for (const secret of ['4242', 'F31828', 'Maria', 'maria', 'Fraud', '99', 'internal', '7706', '4330'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
