import type { Payment as Sdk } from '@airwallex/components-sdk';
import { expect } from '@open-wc/testing';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromAirwallex, type AirwallexPaymentIntent } from '../../src/providers/airwallex.js';
import { errorOf } from './check.js';

/** The SDK's type is accepted as it is. */
const typed: (intent: Sdk.Intent) => Payment = fromAirwallex;

const INTENT = {
  id: 'int_1',
  status: 'REQUIRES_CUSTOMER_ACTION',
  amount: 10.5,
  currency: 'HKD',
  merchant_order_id: 'order-1',
  next_action: { type: 'redirect', url: 'https://example.com/' } as object,
};

const given = (fields: object) => fromAirwallex({ ...INTENT, ...fields });
const act = (next_action: unknown) => given({ next_action }).action;
const failure = (fields: object): [code: string, message: string] => {
  const { code, message } = errorOf(() => given(fields)) as PayError;
  return [code, message];
};

describe('fromAirwallex', () => {
  it('takes the type of the SDK', () => expect(typed === fromAirwallex).to.equal(true));

  describe('statuses', () => {
    const ATTEMPT = { latest_payment_attempt: { status: 'FAILED' } };
    const table: [status: string, rest: object, expected: string][] = [
      ['REQUIRES_PAYMENT_METHOD', ATTEMPT, 'failed'],
      ['REQUIRES_PAYMENT_METHOD', { latest_payment_attempt: { status: 'EXPIRED' } }, 'expired'],
      ['REQUIRES_CUSTOMER_ACTION', {}, 'created'],
      ['REQUIRES_CUSTOMER_ACTION', { latest_payment_attempt: { status: 'EXPIRED' } }, 'created'],
      ['PENDING', {}, 'created'],
      ['PENDING_REVIEW', {}, 'created'],
      ['REQUIRES_CAPTURE', {}, 'paid'],
      ['SUCCEEDED', ATTEMPT, 'paid'],
      ['CANCELLED', {}, 'failed'],
      ['succeeded', {}, 'airwallex:succeeded'],
      ['paid', {}, 'airwallex:paid'],
      ['__proto__', {}, 'airwallex:__proto__'],
    ];
    for (const [status, rest, expected] of table)
      it(`${status} with ${JSON.stringify(rest)} is ${expected}`, () =>
        expect(given({ status, ...rest }).status).to.equal(expected));

    it('before a payment method is chosen, the message has the call', () =>
      expect(failure({ status: 'REQUIRES_PAYMENT_METHOD', latest_payment_attempt: null })).to.deep.equal([
        'unsupported-action',
        "payment_intent.status: no payment method was chosen; use createElement('dropIn') of @airwallex/components-sdk (in an app: Airwallex's SDK for iOS or Android)",
      ]));

    it('the step of a final intent is not read', () => {
      for (const status of ['SUCCEEDED', 'REQUIRES_CAPTURE', 'CANCELLED'])
        expect(given({ status, next_action: { type: 'call_sdk' } }).action, status).to.equal(null);
    });

    it('the step of an unknown status is read', () => {
      const next_action = { type: 'redirect', url: 'https://example.com/' };
      expect(given({ status: 'NEW', next_action }).action?.type).to.equal('redirect_to_url');
    });
  });

  describe('amounts', () => {
    for (const [amount, currency, decimal] of [
      [10.5, 'HKD', '10.50'],
      [100.01, 'aud', '100.01'],
      [200, 'JPY', '200'],
      [10000, 'IDR', '10000.00'],
      [1.005, 'KWD', '1.005'],
      [0, 'USD', '0.00'],
      ['16.66', 'USD', '16.66'],
    ] as const)
      it(`${amount} ${currency} is ${decimal}`, () => {
        const payment = given({ amount, currency });
        expect([payment.amount, payment.currency]).to.deep.equal([decimal, currency.toUpperCase()]);
      });

    it('is null where it or its currency is missing', () => {
      for (const fields of [{ amount: null }, { currency: null }]) {
        const { amount, currency } = given(fields);
        expect([amount, currency], JSON.stringify(fields)).to.deep.equal([null, null]);
      }
    });

    it('nothing captured is no paid amount', () => {
      expect(given({ captured_amount: 0 }).amount_paid).to.equal(null);
      expect(given({ captured_amount: 10.25 }).amount_paid).to.equal('10.25');
    });
  });

  describe('times', () => {
    for (const [created_at, time] of [
      ['2020-06-21T05:23:25+0000', '2020-06-21T05:23:25+0000'],
      ['2020-06-21T05:23:25Z', '2020-06-21T05:23:25Z'],
      ['2020-06-21T05:23:25', '2020-06-21T05:23:25Z'],
      [null, null],
    ] as const)
      it(`${created_at} is ${time}`, () => expect(given({ created_at }).time_created).to.equal(time));
  });

  describe('methods', () => {
    for (const [type, method] of [
      ['card', 'card'],
      ['alipaycn', 'alipaycn'],
      ['duit_now', 'duitnow_my'],
      ['fps', 'fps_hk'],
      ['pay_now', 'paynow_sg'],
      ['pix', 'pix_br'],
      ['prompt_pay', 'promptpay_th'],
      ['spei', 'spei_mx'],
      ['upi', 'upi_in'],
      ['constructor', 'constructor'],
      [null, null],
    ] as const)
      it(`${type} is ${method}`, () =>
        expect(given({ latest_payment_attempt: { payment_method: { type } } }).payment_method).to.equal(method));
  });

  describe('next steps', () => {
    it('a missing method is GET, in either case', () => {
      for (const method of [undefined, '', 'GET', 'get'])
        expect(act({ type: 'redirect', url: 'https://example.com/', method })?.type).to.equal('redirect_to_url');
    });

    it('a link to an app without a page opens the app', () =>
      expect(act({ type: 'redirect', url: 'octopus://payment?token=1' })).to.deep.equal({
        type: 'redirect_to_app',
        redirect_to_app: { url: 'octopus://payment?token=1' },
      }));

    it('a QR code without its text is the page that shows it', () =>
      expect(act({ type: 'render_qrcode', url: 'https://api.airwallex.com/pa/redirect/1' })).to.deep.equal({
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://api.airwallex.com/pa/redirect/1' },
      }));

    it('the older name of the step is the same', () =>
      expect(act({ type: 'render_qr_code', qrcode: '000201' })?.type).to.equal('display_qr_code'));

    it('an intent that needs a step and has none is an error; any other waits', () => {
      expect(failure({ next_action: null })).to.deep.equal([
        'unsupported-action',
        "payment_intent.next_action: its step is missing; use createElement('dropIn') of @airwallex/components-sdk (in an app: Airwallex's SDK for iOS or Android)",
      ]);
      expect(given({ next_action: null, status: 'PENDING' }).action).to.equal(null);
    });

    it('a form by GET without fields is a link', () => {
      const form = { type: 'redirect_form', method: 'GET', url: 'https://example.com/' };
      for (const data of [undefined, null, {}])
        expect(act({ ...form, data })).to.deep.equal({
          type: 'redirect_to_url',
          redirect_to_url: { url: 'https://example.com/' },
        });
      expect(failure({ next_action: { ...form, data: { a: '1' } } })[1]).to.match(/next_action\.data: no element/);
      for (const method of ['POST', null])
        expect(failure({ next_action: { ...form, method } })[1]).to.match(/next_action\.method: a redirect by POST/);
    });

    it('objects of other products name what to use instead', () => {
      const link = { id: 'plk_1', url: 'https://demo.airwallex.com/pay/x', reusable: false };
      const messages = [link, { name: 'payment_intent.succeeded', data: { object: INTENT } }].map(
        (value) => (errorOf(() => fromAirwallex(value as unknown as AirwallexPaymentIntent)) as PayError).message,
      );
      expect(messages).to.deep.equal([
        'payment_intent: expected an object of Airwallex, but this is a payment link; open its url, or use a PaymentIntent',
        'payment_intent: expected an object of Airwallex, but this is a webhook; use its data.object',
      ]);
    });

    for (const type of ['call_sdk', 'display', 'dcc', 'redirect_iframe', 'constructor'])
      it(`${type} is unsupported`, () =>
        expect(failure({ next_action: { type, url: 'https://example.com/' } })).to.deep.equal([
          'unsupported-action',
          "payment_intent.next_action.type: no element shows this step; use createElement('dropIn') of @airwallex/components-sdk (in an app: Airwallex's SDK for iOS or Android)",
        ]));
  });

  describe('reasons', () => {
    const reason = (attempt: object) =>
      given({ status: 'REQUIRES_PAYMENT_METHOD', latest_payment_attempt: { status: 'FAILED', ...attempt } });
    for (const [attempt, code] of [
      [{ failure_code: 'issuer_declined' }, 'payment_declined'],
      [{ failure_code: 'provider_declined' }, 'payment_declined'],
      [{ failure_code: 'issuer_declined', provider_original_response_code: '51' }, 'insufficient_funds'],
      [{ failure_code: 'risk_declined', provider_original_response_code: '51' }, 'risk_declined'],
      [{ failure_details: { code: 'issuer_declined' } }, 'payment_declined'],
      [{ failure_code: 'authentication_declined', failure_details: { code: 'other' } }, 'authentication_declined'],
      [{ failure_details: {} }, null],
      [{}, null],
    ] as const)
      it(`${JSON.stringify(attempt)} is ${code}`, () => {
        const payment = reason(attempt);
        expect([payment.failure_code, payment.failure_message]).to.deep.equal([code, null]);
      });

    it('an earlier failure is no reason of a paid intent', () => {
      const latest_payment_attempt = { failure_code: 'issuer_declined' };
      expect(given({ status: 'SUCCEEDED', latest_payment_attempt }).failure_code).to.equal(null);
    });
  });

  describe('wrong fields', () => {
    const table: [fields: object, message: string][] = [
      [{ id: undefined }, 'payment_intent.id: expected string'],
      [{ id: '' }, 'payment_intent.id: expected string'],
      [{ status: null }, 'payment_intent.status: expected string'],
      [{ status: 1 }, 'payment_intent.status: expected string'],
      [{ amount: '1e3' }, 'payment_intent.amount: expected a decimal number'],
      [{ amount: Infinity }, 'payment_intent.amount: expected number'],
      [{ captured_amount: '1' }, 'payment_intent.captured_amount: expected number'],
      [{ currency: 1 }, 'payment_intent.currency: expected string'],
      [{ created_at: new Date(0) }, 'payment_intent.created_at: expected string'],
      [{ next_action: 'redirect' }, 'payment_intent.next_action: expected object'],
      [{ next_action: {} }, 'payment_intent.next_action.type: expected string'],
      [{ next_action: { type: 'redirect' } }, 'payment_intent.next_action.url: expected string'],
      [{ next_action: { type: 'redirect', url: 1 } }, 'payment_intent.next_action.url: expected string'],
      [{ next_action: { type: 'redirect', method: 1 } }, 'payment_intent.next_action.method: expected string'],
      [{ next_action: { type: 'render_qrcode' } }, 'payment_intent.next_action.url: expected string'],
      [{ next_action: { type: 'render_qrcode', qrcode: {} } }, 'payment_intent.next_action.qrcode: expected string'],
      [{ latest_payment_attempt: 'att_1' }, 'payment_intent.latest_payment_attempt: expected object'],
      [
        { latest_payment_attempt: { payment_method: 'card' } },
        'payment_intent.latest_payment_attempt.payment_method: expected object',
      ],
    ];
    for (const [fields, message] of table)
      it(message, () => expect(failure(fields)).to.deep.equal(['invalid-input', message]));
  });

  it('names the provider of another object', () => {
    const intent = { object: 'payment_intent', id: 'pi_1' } as unknown as AirwallexPaymentIntent;
    expect((errorOf(() => fromAirwallex(intent)) as PayError).message).to.equal(
      'payment_intent: expected an object of Airwallex',
    );
  });

  it('copies no secrets and no data of cards', () => {
    const attempt = {
      id: 'att_secret',
      payment_method: { type: 'card', card: { last4: 'secret', fingerprint: 'secret' }, billing: { email: 'secret' } },
      authentication_data: { ds_data: { xid: 'secret' } },
    };
    const payment = given({
      client_secret: 'secret',
      customer_payment_methods: [{ id: 'secret' }],
      latest_payment_attempt: attempt,
      next_action: { type: 'redirect', url: 'https://example.com/', data: { jwt: 'secret' } },
    });
    expect(JSON.stringify(payment)).not.to.contain('secret');
  });
});
