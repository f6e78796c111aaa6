import { expect } from '@open-wc/testing';
import type { PaymentRequest } from 'xendit-node/payment_request/models';
import { detailsKind, type DetailsKind } from '../../src/contract/details.js';
import { outcomeOf, type Payment } from '../../src/contract/index.js';
import { methodName } from '../../src/domain/method-name.js';
import type { PayError } from '../../src/errors.js';
import { fromXendit, type XenditPaymentRequest } from '../../src/providers/xendit.js';
import { errorOf } from './check.js';

type Values = Readonly<Record<string, unknown>>;

/** The official type is accepted without a cast. */
const typed: (value: PaymentRequest) => Payment = fromXendit;

const BASE = {
  payment_request_id: 'pr-1',
  status: 'PENDING',
  channel_code: 'DANA',
  country: 'ID',
  currency: 'IDR',
} as const;
const BASE_2 = { id: 'pr-1', business_id: 'b', status: 'PENDING', country: 'ID', currency: 'IDR' } as const;

const request = (values: Values = {}): Payment => fromXendit({ ...BASE, ...values });
/** A payment request of version 2. @param instrument the fields below its type */
const older = (type: string, instrument: Values | null, values: Values = {}): Payment =>
  typed({
    ...BASE_2,
    payment_method: { type, [type.toLowerCase()]: instrument },
    ...values,
  } as unknown as PaymentRequest);
const wrong = (values: Values) => {
  const { code, message } = errorOf(() => request(values)) as PayError;
  return `${code} ${message}`;
};

const action = (descriptor: string, value: unknown = 'https://pay.example/1') => ({
  type: 'REDIRECT_CUSTOMER',
  descriptor,
  value,
});
const auth = (url_type: string, url: string | null = `https://pay.example/${url_type}`) => ({
  action: 'AUTH',
  url_type,
  url,
});

describe('fromXendit', () => {
  describe('statuses', () => {
    const statuses: [string, string][] = [
      ['ACCEPTING_PAYMENTS', 'created'],
      ['REQUIRES_ACTION', 'created'],
      ['PENDING', 'created'],
      ['AUTHORIZED', 'paid'],
      ['AWAITING_CAPTURE', 'paid'],
      ['SUCCEEDED', 'paid'],
      ['CANCELED', 'failed'],
      ['FAILED', 'failed'],
      ['VOIDED', 'failed'],
      ['EXPIRED', 'expired'],
    ];
    for (const [theirs, ours] of statuses)
      it(`${theirs} is ${ours}, in both versions`, () => {
        expect(request({ status: theirs, actions: [action('WEB_URL')] }).status).to.equal(ours);
        const values = { status: theirs, actions: [auth('WEB')] };
        expect(older('EWALLET', { channel_code: 'DANA' }, values).status).to.equal(ours);
      });

    for (const status of ['UNKNOWN', 'UNKNOWN_ENUM_VALUE', 'REVERSED', 'paid', '__proto__', 'constructor'])
      it(`${status} is unknown: neither a success nor a failure`, () => {
        const payment = request({ status });
        expect([payment.status, outcomeOf(payment)]).to.deep.equal([`xendit:${status}`, 'pending']);
      });

    it('a final status has no action, not even one that is unsupported', () => {
      for (const status of ['SUCCEEDED', 'AUTHORIZED', 'CANCELED', 'EXPIRED'])
        expect(request({ status, actions: [action('DEBIT_ACCOUNT')] }).action).to.equal(null);
    });
  });

  describe('the action', () => {
    const first = (...descriptors: string[]) =>
      request({ actions: descriptors.map((name) => action(name)) }).action?.type ?? null;

    it('is the best one for any device, whatever their order', () => {
      expect(first('DEEPLINK_URL', 'QR_STRING', 'WEB_GOOGLE_PAYLINK', 'WEB_URL')).to.equal('redirect_to_url');
      expect(first('DEEPLINK_URL', 'QR_STRING', 'VIRTUAL_ACCOUNT_NUMBER')).to.equal('display_details');
      expect(first('RESEND_OTP', 'VALIDATE_OTP', 'DEEPLINK_URL', 'QR_STRING')).to.equal('display_qr_code');
      expect(first('VALIDATE_OTP', 'DEEPLINK_URL')).to.equal('redirect_to_app');
      expect(first('RESEND_OTP', 'VALIDATE_OTP')).to.equal('verify_otp');
    });

    it('is none if there are only actions of the merchant', () => {
      expect(first()).to.equal(null);
      expect(first('CAPTURE_PAYMENT', 'RESEND_OTP')).to.equal(null);
      expect(older('CARD', null, { actions: [{ action: 'CAPTURE' }, { action: 'CANCEL' }] }).action).to.equal(null);
    });

    it('is an error if the status needs one and there is none, unless an app notifies the consumer', () => {
      const message = /^unsupported-action payment_request\.actions: its step is missing; use GET /;
      for (const channel_code of ['DANA', 'QRIS', 'BCA_VIRTUAL_ACCOUNT'])
        expect(wrong({ status: 'REQUIRES_ACTION', channel_code })).to.match(message);
      for (const channel_code of ['OVO', 'JENIUSPAY'])
        expect(request({ status: 'REQUIRES_ACTION', channel_code }).action).to.equal(null);
    });

    it('of version 2 prefers the page for computers, which phones can open, too', () => {
      const urls = (...types: string[]) =>
        older('EWALLET', { channel_code: 'DANA' }, { actions: types.map((type) => auth(type)) }).action;
      expect(urls('DEEPLINK', 'MOBILE', 'WEB')).to.deep.equal({
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://pay.example/WEB' },
      });
      expect(urls('DEEPLINK', 'MOBILE')).to.deep.equal({
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://pay.example/MOBILE' },
      });
      expect(urls('DEEPLINK')).to.deep.equal({
        type: 'redirect_to_app',
        redirect_to_app: { url: 'https://pay.example/DEEPLINK' },
      });
    });

    it('is unsupported if none is known, and the message has no value of the object', () => {
      const message = wrong({ actions: [action('SECRET', 'https://secret.example')] });
      expect(message).to.match(/^unsupported-action payment_request\.actions: /);
      expect(message).not.to.match(/secret/i);
    });

    it('has the number that Xendit issued, not the one that was requested', () => {
      const payment = request({
        channel_code: 'BCA_VIRTUAL_ACCOUNT',
        channel_properties: { virtual_account_number: '1' },
        actions: [action('VIRTUAL_ACCOUNT_NUMBER', '2')],
      });
      expect(payment.action).to.deep.include({
        display_details: { bank_name: 'BCA', account_number: '2' },
      });
    });
  });

  describe('banks of virtual accounts', () => {
    const banks: [string, string | undefined][] = [
      ['BCA_VIRTUAL_ACCOUNT', 'BCA'],
      ['CIMB_VIRTUAL_ACCOUNT', 'CIMB'],
      ['MANDIRI_VIRTUAL_ACCOUNT', 'Mandiri'],
      ['STANDARD_CHARTERED_VIRTUAL_ACCOUNT', 'Standard Chartered'],
      ['BANK_TRANSFER', 'Asia United Bank (AUB)'],
      ['SPEI_VIRTUAL_ACCOUNT', undefined],
    ];
    for (const [channel_code, bank] of banks)
      it(`${channel_code} is ${bank ?? 'not named'}`, () => {
        const given = request({ channel_code, actions: [action('VIRTUAL_ACCOUNT_NUMBER', '123')] }).action;
        expect(given?.type === 'display_details' && given.display_details['bank_name']).to.equal(bank);
      });
  });

  describe('the step of a code', () => {
    const steps: [string, string, DetailsKind][] = [
      ['BRI_VIRTUAL_ACCOUNT', 'VIRTUAL_ACCOUNT_NUMBER', 'bank_transfer'],
      ['SPEI_VIRTUAL_ACCOUNT', 'VIRTUAL_ACCOUNT_NUMBER', 'bank_transfer'],
      ['ALFAMART', 'PAYMENT_CODE', 'cash_voucher'],
      ['INDOMARET', 'PAYMENT_CODE', 'cash_voucher'],
      ['7ELEVEN', 'PAYMENT_CODE', 'cash_voucher'],
      ['7ELEVEN_CLIQQ', 'PAYMENT_CODE', 'other'],
      ['ECPAY', 'PAYMENT_CODE', 'other'],
    ];
    for (const [channel_code, descriptor, kind] of steps)
      it(`${channel_code} is ${kind}`, () => {
        const country = channel_code.startsWith('SPEI') ? 'MX' : 'PH';
        const payment = request({ channel_code, country, actions: [action(descriptor, '646180157000000004')] });
        const given = payment.action?.type === 'display_details' ? payment.action.display_details : {};
        expect(detailsKind(given, payment.payment_method)).to.equal(kind);
      });
  });

  describe('payment methods', () => {
    const methods: [string, string, string, string][] = [
      // channel, country, method, name
      ['QRIS', 'ID', 'qris_id', 'QRIS'],
      ['QRPH', 'PH', 'qrph_ph', 'Qrph'],
      ['PROMPTPAY', 'TH', 'promptpay_th', 'PromptPay'],
      ['SGQR', 'SG', 'paynow_sg', 'PayNow'],
      ['GOPAY_RECURRING', 'ID', 'gopay_id', 'GoPay'],
      ['GRABPAY', 'MY', 'grabpay_my', 'GrabPay'],
      ['PAYMAYA', 'PH', 'maya_ph', 'Maya'],
      ['TRUEMONEY', 'TH', 'truemoney_th', 'TrueMoney'],
      ['LINEPAY', 'TH', 'linepay_th', 'Linepay'],
      ['7ELEVEN', 'PH', '7_eleven_ph', '7 eleven'],
      ['SM_BILLS_PAYMENT', 'PH', 'sm_bills_payment_ph', 'Sm bills payment'],
      ['MANDIRI_VIRTUAL_ACCOUNT', 'ID', 'mandiri_virtual_account_id', 'Mandiri virtual account'],
      ['BANK_TRANSFER', 'PH', 'bank_transfer_ph', 'Bank transfer'],
      ['CARDS', 'SG', 'card_sg', 'Card'],
      ['constructor', 'ID', 'constructor_id', 'Constructor'],
    ];
    for (const [channel_code, country, method, name] of methods)
      it(`${channel_code} in ${country} is ${method}`, () => {
        const { payment_method } = request({ channel_code, country });
        expect([payment_method, methodName(payment_method!)]).to.deep.equal([method, name]);
      });

    const older_methods: [string, string, string][] = [
      // type, channel, method
      ['VIRTUAL_ACCOUNT', 'BCA', 'bca_virtual_account_id'],
      ['VIRTUAL_ACCOUNT', 'SAHABAT_SAMPOERNA', 'sahabat_sampoerna_id'],
      ['VIRTUAL_ACCOUNT', 'BANK_TRANSFER', 'bank_transfer_id'],
      ['DIRECT_DEBIT', 'BRI', 'bri_direct_debit_id'],
      ['DIRECT_DEBIT', 'BCA_ONEKLIK', 'bca_oneklik_id'],
      ['DIRECT_DEBIT', 'KBANK_MB', 'kbank_mobile_banking_id'],
      ['QR_CODE', 'LINKAJA', 'qris_id'],
      ['OVER_THE_COUNTER', 'INDOMARET', 'indomaret_id'],
    ];
    for (const [type, channel_code, method] of older_methods)
      it(`${type} of ${channel_code} in version 2 is ${method}`, () =>
        expect(older(type, { channel_code }).payment_method).to.equal(method));

    it('a card of version 2 has no channel', () => expect(older('CARD', null).payment_method).to.equal('card_id'));

    it('the currency stands for a missing country, except USD', () => {
      const at = (currency: string) => request({ country: null, currency, request_amount: 1 }).payment_method;
      expect(['IDR', 'MYR', 'PHP', 'THB', 'VND', 'USD'].map(at)).to.deep.equal([
        'dana_id',
        'dana_my',
        'dana_ph',
        'dana_th',
        'dana_vn',
        'dana',
      ]);
    });

    it('a value that xendit-node does not know counts as missing', () => {
      const given = { country: 'UNKNOWN_ENUM_VALUE', request_amount: 1 };
      expect(request(given).payment_method).to.equal('dana_id');
      expect(older('EWALLET', { channel_code: 'UNKNOWN_ENUM_VALUE' }).payment_method).to.equal('ewallet_id');
    });
  });

  describe('reasons of failures', () => {
    const reasons: [string, string | null][] = [
      ['CARD_DECLINED', 'payment_declined'],
      ['DECLINED_BY_ISSUER', 'payment_declined'],
      ['DECLINED_BY_PROCESSOR', 'payment_declined'],
      ['USER_DECLINED_PAYMENT', 'declined_by_consumer'],
      ['INSUFFICIENT_BALANCE', 'insufficient_funds'],
      ['SERVER_ERROR', 'processing_error'],
      ['PROCESSOR_ERROR', 'processing_error'],
      ['CHANNEL_UNAVAILABLE', 'processing_error'],
      ['ISSUER_UNAVAILABLE', 'processing_error'],
      ['TIMEOUT_ERROR', 'processing_error'],
      ['PARTNER_TIMEOUT_ERROR', 'processing_error'],
      ['OTP_ATTEMPT_COUNTS_EXCEEDED', 'otp_attempts_exceeded'],
      ['MAX_OTP_ATTEMPTS_ERROR', 'otp_attempts_exceeded'],
      ['EXPIRED_CARD', 'EXPIRED_CARD'],
      ['constructor', 'constructor'],
    ];
    for (const [failure_code, reason] of reasons)
      it(`${failure_code} is ${reason}`, () =>
        expect(request({ status: 'FAILED', failure_code }).failure_code).to.equal(reason));
  });

  describe('amounts', () => {
    const amounts: [unknown, string, string][] = [
      [10000, 'IDR', '10000.00'],
      [10000.01, 'IDR', '10000.01'],
      [0.1, 'PHP', '0.10'],
      [1500, 'VND', '1500'],
      [1500, 'JPY', '1500'],
      [1.234, 'KWD', '1.234'],
      ['250.50', 'MXN', '250.50'],
    ];
    for (const [request_amount, currency, amount] of amounts)
      it(`${String(request_amount)} ${currency} is in major units`, () =>
        expect(request({ request_amount, currency })).to.include({ amount, currency }));

    it('an open amount is missing', () => expect(request()).to.include({ amount: null, currency: null }));
  });

  describe('times', () => {
    it('keep their offset', () => {
      const created = '2026-11-22T18:30:00+07:00';
      const payment = request({ created, channel_properties: { expires_at: '2026-11-23T18:30:00+07:00' } });
      expect(payment).to.include({ time_created: created, time_expired: '2026-11-23T18:30:00+07:00' });
    });
  });

  describe('invalid objects', () => {
    const invalid: [Values, string][] = [
      [{ status: null }, 'payment_request.status: expected string'],
      [{ status: 1 }, 'payment_request.status: expected string'],
      [{ payment_request_id: 7, id: 'pr-1' }, 'payment_request.payment_request_id: expected string'],
      [{ payment_request_id: null, id: 'pr-1', payment_method: { type: 1 } }, 'payment_request.payment_method.type'],
      [{ payment_method: [1] }, 'payment_request.payment_method: expected object'],
      [{ channel_code: {} }, 'payment_request.channel_code: expected string'],
      [{ channel_properties: 'x' }, 'payment_request.channel_properties: expected object'],
      [{ channel_properties: { expires_at: 1 } }, 'payment_request.channel_properties.expires_at: expected string'],
      [{ reference_id: 1 }, 'payment_request.reference_id: expected string'],
      [{ referenceId: 1 }, 'payment_request.reference_id: expected string'],
      [{ failure_code: 1 }, 'payment_request.failure_code: expected string'],
      [{ request_amount: true }, 'payment_request.request_amount: expected string'],
      [{ request_amount: '1e3' }, 'payment_request.request_amount: expected a decimal number'],
      [{ request_amount: Infinity }, 'payment_request.request_amount: expected number'],
      [{ created: 1 }, 'payment_request.created: expected string'],
      [{ actions: {} }, 'payment_request.actions: expected a short array'],
      [{ actions: [null] }, 'payment_request.actions.0: expected object'],
      [{ actions: [{}] }, 'payment_request.actions.0.action: expected string'],
      [{ actions: [action('WEB_URL', null)] }, 'payment_request.actions.0.value: expected string'],
      [{ actions: [action('WEB_URL', 1)] }, 'payment_request.actions.0.value: expected string'],
      [{ actions: [action('WEB_URL', new Date(0))] }, 'payment_request.actions.0.value: expected string'],
      [{ actions: [auth('WEB', null)] }, 'payment_request.actions.0.url: expected string'],
      [{ actions: [{ action: 'AUTH', url: 'https://pay.example' }] }, 'payment_request.actions.0.url_type'],
    ];
    for (const [values, message] of invalid)
      it(message, () => expect(wrong(values)).to.include(`invalid-input ${message}`));

    for (const [name, value] of [
      ['null', null],
      ['a text', 'pr-1'],
      ['a list', [BASE]],
      ['an empty object', {}],
    ] as const)
      it(`${name} is no payment request`, () =>
        expect((errorOf(() => fromXendit(value as never)) as PayError).code).to.equal('invalid-input'));

    for (const [given, product] of [
      [{ id: 'qr_1', business_id: 'b', qr_string: '0002', status: 'ACTIVE' }, 'a QR code'],
      [{ id: 'ewc_1', business_id: 'b', status: 'SUCCEEDED' }, 'an e-wallet charge'],
      [{ id: 'pm-1', business_id: 'b', status: 'ACTIVE' }, 'a payment method'],
      [{ id: '57f6', owner_id: 'b', status: 'ACTIVE' }, 'another product'],
    ] as const)
      it(`${product} is named, with what to use instead`, () => {
        const error = errorOf(() => fromXendit(given as never)) as PayError;
        expect([error.code, error.message]).to.deep.equal([
          'invalid-input',
          `payment_request: expected an object of Xendit, but this is ${product}; use a payment request (POST /v3/payment_requests)`,
        ]);
      });

    it('an object of another provider is named', () => {
      const error = errorOf(() => fromXendit({ object: 'payment_intent' } as never)) as PayError;
      expect(error.message).to.equal('payment_request: expected an object of Xendit');
    });

    it('inherited fields do not count', () => {
      const inherited = Object.create({ ...BASE, business_id: 'b' }) as XenditPaymentRequest;
      expect((errorOf(() => fromXendit(inherited)) as PayError).code).to.equal('invalid-input');
    });
  });

  describe('pages of Xendit', () => {
    const INVOICE = {
      id: '579c8d61f23fa4ca35e52da4',
      external_id: 'order-1',
      user_id: 'u',
      status: 'PENDING',
      amount: 50000,
      currency: 'IDR',
      expiry_date: '2026-11-28T00:00:00Z',
      invoice_url: 'https://checkout.xendit.co/web/1',
    };
    const SESSION = {
      payment_session_id: 'ps-1',
      business_id: 'b',
      reference_id: 'order-1',
      session_type: 'PAY',
      status: 'ACTIVE',
      amount: 50000,
      currency: 'IDR',
      expires_at: '2026-11-28T00:00:00Z',
      payment_link_url: 'https://checkout.xendit.co/web/1',
    };
    const NODE_INVOICE = {
      id: INVOICE.id,
      externalId: 'order-1',
      status: 'PENDING',
      amount: 50000,
      currency: 'IDR',
      expiryDate: new Date('2026-11-28T00:00:00Z'),
      invoiceUrl: INVOICE.invoice_url,
    };

    it('ignores a deadline that is not a time', () => {
      const invoice = { ...NODE_INVOICE, expiryDate: new Date(NaN) };
      expect(fromXendit(invoice).time_expired).to.equal(null);
    });

    for (const [name, page] of Object.entries({
      invoice: INVOICE,
      session: SESSION,
      'invoice of xendit-node': NODE_INVOICE,
    }))
      it(`a ${name} is a redirect to its page`, () => {
        const { time_expired, ...payment } = fromXendit(page);
        expect(payment).to.deep.include({
          status: 'created',
          amount: '50000.00',
          currency: 'IDR',
          reference: 'order-1',
          action: { type: 'redirect_to_url', redirect_to_url: { url: INVOICE.invoice_url } },
        });
        expect(Date.parse(time_expired ?? '')).to.equal(Date.parse(INVOICE.expiry_date));
      });

    for (const [page, theirs, ours] of [
      [INVOICE, 'PAID', 'paid'],
      [INVOICE, 'SETTLED', 'paid'],
      [INVOICE, 'EXPIRED', 'expired'],
      [SESSION, 'COMPLETED', 'paid'],
      [SESSION, 'EXPIRED', 'expired'],
      [SESSION, 'CANCELED', 'failed'],
      [SESSION, 'LATER', 'xendit:LATER'],
    ] as const)
      it(`${theirs} is ${ours}`, () => {
        // A session has its payment request by then.
        const payment = fromXendit({ ...page, status: theirs, payment_request_id: 'pr-1' });
        expect([payment.status, payment.action]).to.deep.equal([ours, null]);
      });

    it('a session without a page, or one that saves a method, is unsupported', () => {
      for (const [changes, message] of [
        [{ payment_link_url: null }, /^payment_session\.payment_link_url: .*; use Xendit Components$/],
        [{ session_type: 'SAVE' }, /^payment_session\.session_type: .*; use a session of the type PAY$/],
      ] as const) {
        const error = errorOf(() => fromXendit({ ...SESSION, ...changes })) as PayError;
        expect(error.code).to.equal('unsupported-action');
        expect(error.message).to.match(message);
      }
    });
  });

  it('copies no token, card or personal data', () => {
    const secret = 'must-not-be-copied';
    const payment = request({
      status: 'SUCCEEDED',
      payment_token_id: secret,
      customer: { email: secret },
      metadata: { note: secret },
      channel_properties: { card_details: { masked_card_number: secret }, mid_label: secret, account_email: secret },
      payment_details: { payer_account_number: secret },
      captures: [{ capture_id: secret }],
      shipping_information: { street_line1: secret },
    });
    expect(JSON.stringify(payment)).not.to.include(secret);
  });
});
