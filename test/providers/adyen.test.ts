import type { Types } from '@adyen/api-library';
import { expect } from '@open-wc/testing';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromAdyen, type AdyenAction } from '../../src/providers/adyen.js';
import { errorOf } from './check.js';

type Given = Readonly<Record<string, unknown>>;

const read = (given: Given): Payment => fromAdyen(given);
const act = (action: Given) => read({ resultCode: 'Pending', action }).action;
const pay = (result: string, rest: Given = {}) =>
  read({ resultCode: result, pspReference: 'V4HZ4RBFJGXXGN82', ...rest });

function failure(given: unknown): [code: string, message: string] {
  const { code, message } = errorOf(() => fromAdyen(given as AdyenAction)) as PayError;
  return [code, message];
}

/** A type of the SDK is accepted without a cast. */
const typed: readonly [
  (value: Types.checkout.PaymentResponse) => Payment,
  (value: Types.checkout.PaymentDetailsResponse) => Payment,
  (value: Types.checkout.PaymentResponseAction) => Payment,
  (value: Types.checkout.PaymentLinkResponse) => Payment,
] = [fromAdyen, fromAdyen, fromAdyen, fromAdyen];

describe('fromAdyen', () => {
  it('has the types of the SDK', () => expect(typed.every((from) => from === fromAdyen)).to.equal(true));

  describe('results', () => {
    const table: [result: string, status: string, failure: string | null][] = [
      ['Authorised', 'paid', null],
      ['Refused', 'failed', 'payment_declined'],
      ['Cancelled', 'failed', 'declined_by_consumer'],
      ['Error', 'failed', 'processing_error'],
      ['Expired', 'expired', null],
      ['Pending', 'created', null],
      ['Received', 'created', null],
      ['AuthenticationFinished', 'created', null],
      ['AuthenticationNotRequired', 'created', null],
      ['PartiallyAuthorised', 'adyen:PartiallyAuthorised', null],
      ['Success', 'adyen:Success', null],
      ['authorised', 'adyen:authorised', null],
      ['paid', 'adyen:paid', null],
      ['constructor', 'adyen:constructor', null],
    ];
    for (const [result, status, code] of table)
      it(`${result} is ${status}`, () => {
        const payment = pay(result);
        expect([payment.status, payment.failure_code, payment.failure_message]).to.deep.equal([status, code, null]);
      });

    for (const result of ['RedirectShopper', 'PresentToShopper', 'ChallengeShopper', 'IdentifyShopper']) {
      it(`${result} is created, with its step`, () => {
        const payment = pay(result, { action: { type: 'redirect', url: 'https://example.org/' } });
        expect([payment.status, payment.action?.type]).to.deep.equal(['created', 'redirect_to_url']);
      });

      it(`${result} without an action is an error`, () =>
        expect(failure({ resultCode: result })).to.deep.equal([
          'invalid-input',
          'payment_response.action: expected object',
        ]));
    }

    it('an authorised part of an order is not paid', () => {
      const order = { remainingAmount: { currency: 'EUR', value: 1 } };
      expect(pay('Authorised', { order }).status).to.equal('adyen:PartiallyAuthorised');
    });

    for (const result of ['Authorised', 'Refused', 'Expired'])
      it(`${result} is final: its action is not read`, () =>
        expect(pay(result, { action: { type: 'threeDS2' } }).action === null).to.equal(true));
  });

  describe('identifiers', () => {
    const table: [given: Given, id: string, reference: string | null][] = [
      [{ pspReference: 'psp', merchantReference: 'order' }, 'psp', 'order'],
      [{ merchantReference: 'order' }, 'order', 'order'],
      [{ action: { type: 'await', merchantReference: 'order' } }, 'order', 'order'],
      [{}, '', null],
    ];
    for (const [given, id, reference] of table)
      it(`of ${JSON.stringify(given)}`, () => {
        const payment = read({ resultCode: 'Pending', ...given });
        expect([payment.id, payment.reference]).to.deep.equal([id, reference]);
      });
  });

  describe('amounts', () => {
    const table: [value: number, currency: string, amount: string][] = [
      [1050, 'EUR', '10.50'],
      [5, 'USD', '0.05'],
      [1050, 'JPY', '1050'],
      [1050, 'KRW', '1050'],
      [10500, 'BHD', '10.500'],
      [10500, 'KWD', '10.500'],
      [105000, 'CLP', '1050.00'],
      [1050, 'CVE', '1050'],
      [17408, 'IDR', '17408'],
      [105000, 'ISK', '1050.00'],
    ];
    for (const [value, currency, amount] of table)
      it(`${value} ${currency} is ${amount}`, () => {
        const payment = pay('Authorised', { amount: { value, currency } });
        expect([payment.amount, payment.currency]).to.deep.equal([amount, currency]);
      });

    it('the total of a voucher, with its surcharge, comes before the amount of the response', () => {
      const amount = { value: 1000, currency: 'PHP' };
      const action = { type: 'await', totalAmount: { value: 1050, currency: 'PHP' } };
      expect(pay('Pending', { amount, action }).amount).to.equal('10.50');
    });

    it('is null where Adyen sends none', () => expect(pay('Authorised').amount).to.equal(null));
  });

  describe('deadlines', () => {
    const table: [time: string, method: string, expired: string | null][] = [
      ['2026-11-22T18:30:00Z', 'pix', '2026-11-22T18:30:00Z'],
      ['2026-11-22T00:00:00.000+01:00', 'boletobancario', '2026-11-22T00:00:00.000+01:00'],
      ['2026-11-22T18:30:00', 'pix', '2026-11-22T18:30:00-03:00'],
      ['2026-11-22T00:00:00', 'boletobancario', '2026-11-22T23:59:59-03:00'],
      ['2026-11-22T00:00:00', 'oxxo', '2026-11-22T23:59:59-06:00'],
      ['2026-11-22T18:30:00', 'doku_bni_va', '2026-11-22T18:30:00+07:00'],
      ['2026-11-22T18:30:00', 'econtext_seveneleven', '2026-11-22T18:30:00+09:00'],
      ['2026-11-22T18:30:00', 'dragonpay_otc_philippines', '2026-11-22T18:30:00+08:00'],
      ['2026-11-22T18:30:00', 'upi_qr', '2026-11-22T18:30:00+05:30'],
      ['2026-07-22T18:30:00', 'multibanco', '2026-07-22T18:30:00+01:00'],
      ['2026-11-22T18:30:00', 'some_method', null],
      ['2026-11-22T18:30:00', 'swish', null],
      ['', 'pix', null],
    ];
    for (const [expiresAt, paymentMethodType, expired] of table)
      it(`${expiresAt || 'nothing'} of ${paymentMethodType} is ${expired}`, () =>
        expect(read({ type: 'await', paymentMethodType, expiresAt }).time_expired).to.equal(expired));
  });

  describe('payment methods', () => {
    const table: [type: string, method: string][] = [
      ['pix', 'pix_br'],
      ['boletobancario', 'boleto_br'],
      ['primeiropay_boleto', 'boleto_br'],
      ['oxxo', 'oxxo_mx'],
      ['doku_permata_lite_atm', 'doku_id'],
      ['upi_intent', 'upi_in'],
      ['mbway', 'mbway_pt'],
      ['swish', 'swish_se'],
      ['duitnow', 'duitnow_my'],
      ['paynow', 'paynow_sg'],
      ['blik', 'blik_pl'],
      ['bankTransfer_NL', 'banktransfer_nl'],
      ['bankTransfer_IBAN', 'banktransfer'],
      ['scheme', 'card'],
      ['klarna', 'klarna'],
    ];
    for (const [paymentMethodType, method] of table)
      it(`${paymentMethodType} is ${method}`, () =>
        expect(read({ type: 'await', paymentMethodType }).payment_method).to.equal(method));

    it('comes from the response without an action', () =>
      expect(pay('Received', { paymentMethod: { type: 'sepadirectdebit' } }).payment_method).to.equal(
        'sepadirectdebit',
      ));

    it('is null where Adyen names none', () => expect(pay('Received').payment_method).to.equal(null));
  });

  describe('redirects', () => {
    const url = 'https://example.org/';
    const toUrl = { type: 'redirect_to_url', redirect_to_url: { url } };
    const app = 'upi://pay?pa=shop@bank';
    const toApp = { type: 'redirect_to_app', redirect_to_app: { url: app } };

    it('opens a page', () => expect(act({ type: 'redirect', url })).to.deep.equal(toUrl));
    it('opens a page by GET', () => expect(act({ type: 'redirect', url, method: 'GET' })).to.deep.equal(toUrl));
    it('opens an app', () => expect(act({ type: 'redirect', url: app })).to.deep.equal(toApp));
    it('opens the app that approves a payment', () => expect(act({ type: 'await', url: app })).to.deep.equal(toApp));
    it('waits where there is no app to open', () => expect(act({ type: 'await' }) === null).to.equal(true));
    it('prefers a QR code to its link', () =>
      expect(act({ type: 'qrCode', url: app, qrCodeData: 'data' })?.type).to.equal('display_qr_code'));
  });

  describe('details', () => {
    const voucher = (paymentMethodType: string, rest: Given = {}) =>
      act({ type: 'voucher', paymentMethodType, reference: '0123456789', ...rest });
    const table: [method: string, details: Given][] = [
      ['doku_alfamart', { store: 'ALFAMART', payment_code: '0123456789' }],
      ['doku_mandiri_va', { bank_name: 'MANDIRI', account_number: '0123456789' }],
      ['doku_bri_va', { bank_name: 'BRI', account_number: '0123456789' }],
      ['doku_cimb_va', { bank_name: 'CIMB', account_number: '0123456789' }],
      ['doku_permata_lite_atm', { bank_name: 'PERMATA', account_number: '0123456789' }],
      ['dragonpay_otc_philippines', { payment_code: '0123456789' }],
      ['some_voucher', { payment_code: '0123456789' }],
    ];
    for (const [method, details] of table)
      it(`of ${method}`, () =>
        expect(voucher(method)).to.deep.equal({ type: 'display_details', display_details: details }));

    it('of a voucher that is only a document opens it', () => {
      const url = 'https://example.org/document';
      for (const field of ['url', 'downloadUrl', 'instructionsUrl'])
        expect(act({ type: 'voucher', paymentMethodType: 'directdebit_GB', [field]: url })).to.deep.equal({
          type: 'redirect_to_url',
          redirect_to_url: { url },
        });
    });

    it('of a transfer to an account without an IBAN', () => {
      const given = {
        type: 'bankTransfer',
        paymentMethodType: 'bankTransfer_GB',
        beneficiary: 'Shop',
        accountNumber: '31926819',
        sortCode: '601613',
        routingNumber: '021000021',
        bankCode: '0001',
        branchCode: '002',
        reference: '88GH47',
      };
      expect(act(given)).to.deep.equal({
        type: 'display_details',
        display_details: {
          account_holder_name: 'Shop',
          account_number: '31926819',
          sort_code: '601613',
          routing_number: '021000021',
          bank_code: '0001',
          bank_branch_code: '002',
          reference: '88GH47',
        },
      });
    });
  });

  describe('unsupported actions', () => {
    const table: [action: Given, field: string][] = [
      [{ type: 'threeDS2', paymentMethodType: 'scheme' }, 'type'],
      [{ type: 'threeDS2Challenge', paymentData: 'x' }, 'type'],
      [{ type: 'sdk', paymentMethodType: 'twint' }, 'type'],
      [{ type: 'wechatpaySDK' }, 'type'],
      [{ type: 'delegatedAuthentication' }, 'type'],
      [{ type: 'nativeRedirect', url: 'https://example.org/' }, 'type'],
      [{ type: 'later' }, 'type'],
      [{ type: 'redirect', method: 'post', url: 'https://example.org/' }, 'method'],
      [{ type: 'voucher', paymentMethodType: 'directdebit_GB' }, 'reference'],
    ];
    for (const [action, field] of table)
      it(`${JSON.stringify(action)} names Adyen’s call`, () => {
        const [code, message] = failure({ resultCode: 'Pending', action });
        expect(code).to.equal('unsupported-action');
        expect(message).to.match(
          new RegExp(`^payment_response\\.action\\.${field}: [^;]+; use AdyenCheckout\\.createFromAction$`),
        );
      });
  });

  describe('a link of Pay by Link', () => {
    const LINK = {
      id: 'PL50C9F2DCBFDB8A75',
      merchantAccount: 'M',
      amount: { currency: 'BRL', value: 1250 },
      reference: 'order-1',
      status: 'active',
      url: 'https://test.adyen.link/PL50C9F2DCBFDB8A75',
      expiresAt: '2026-10-28T09:16:22Z',
    };

    for (const [theirs, ours, hasStep] of [
      ['active', 'created', true],
      ['paymentPending', 'created', false],
      ['completed', 'paid', false],
      ['paid', 'paid', false],
      ['expired', 'expired', false],
      ['later', 'adyen:later', false],
    ] as const)
      it(`${theirs} is ${ours}`, () => {
        const { action, ...payment } = fromAdyen({ ...LINK, status: theirs });
        expect(payment).to.include({
          id: LINK.id,
          status: ours,
          amount: '12.50',
          currency: 'BRL',
          reference: 'order-1',
        });
        const page = { type: 'redirect_to_url', redirect_to_url: { url: LINK.url } };
        expect(action).to.deep.equal(hasStep ? page : null);
      });

    it('has a deadline, which the SDK makes a date', () => {
      expect(fromAdyen(LINK).time_expired).to.equal('2026-10-28T09:16:22Z');
      expect(fromAdyen({ ...LINK, expiresAt: new Date(LINK.expiresAt) }).time_expired).to.equal(
        '2026-10-28T09:16:22.000Z',
      );
    });

    it('a session of Drop-in is named, with what to use instead', () =>
      expect(failure({ id: 'CS451F2AB1ED897A94', merchantAccount: 'M', sessionData: 'x' })).to.deep.equal([
        'invalid-input',
        "payment_response: expected an object of Adyen, but this is a session of Adyen's Drop-in; use POST /payments or POST /paymentLinks",
      ]));
  });

  describe('wrong input', () => {
    const pending = (rest: Given) => ({ resultCode: 'Pending', ...rest });
    const table: [given: unknown, message: string][] = [
      [null, 'payment_response: expected object'],
      [[1], 'payment_response: expected object'],
      [{ resultCode: 1 }, 'payment_response.resultCode: expected string'],
      [pending({ pspReference: 1 }), 'payment_response.pspReference: expected string'],
      [pending({ action: 'redirect' }), 'payment_response.action: expected object'],
      [pending({ action: {} }), 'payment_response.action.type: expected string'],
      [pending({ action: { type: 'redirect' } }), 'payment_response.action.url: expected string'],
      [pending({ action: { type: 'qrCode' } }), 'payment_response.action.qrCodeData: expected string'],
      [pending({ action: { type: 'await', expiresAt: 1 } }), 'payment_response.action.expiresAt: expected string'],
      [pending({ action: { type: 'voucher', reference: 1 } }), 'payment_response.action.reference: expected string'],
      [pending({ amount: 1000 }), 'payment_response.amount: expected object'],
      [pending({ amount: { value: '1000', currency: 'EUR' } }), 'payment_response.amount.value: expected number'],
      [pending({ amount: { value: 10.5, currency: 'EUR' } }), 'payment_response.amount.value: expected a whole number'],
      [
        pending({ order: { remainingAmount: { value: true } } }),
        'payment_response.order.remainingAmount.value: expected number',
      ],
      [{ id: 'pi_1', object: 'payment_intent' }, 'payment_response: expected an object of Adyen'],
      [
        { id: 'pm_1', object: 'payment', status: 'paid' },
        'payment_response: expected an object of Adyen, but this is one of the contract of Pay Elements, which needs no provider',
      ],
    ];
    for (const [given, message] of table)
      it(message, () => expect(failure(given)).to.deep.equal(['invalid-input', message]));

    it('a transfer without details', () =>
      expect(failure(pending({ action: { type: 'bankTransfer' } }))[0]).to.equal('invalid-input'));

    it('a proxy that throws', () => {
      const trap = () => {
        throw new Error('secret');
      };
      const [code, message] = failure(new Proxy({}, { getOwnPropertyDescriptor: trap }));
      expect([code, message]).to.deep.equal(['invalid-input', 'payment_response: could not be read']);
    });
  });

  it('copies no token, no card data and no reason of a refusal', () => {
    const secrets = ['paymentData', 'token', 'authorisationToken', 'passCreationToken', 'shopperEmail', 'shopperName'];
    const action = {
      type: 'voucher',
      paymentMethodType: 'multibanco',
      entity: '11249',
      reference: '522 771 332',
      sdkData: { key: 'secret' },
      ...Object.fromEntries(secrets.map((name) => [name, 'secret'])),
    };
    const rest = {
      refusalReason: 'secret',
      refusalReasonCode: 'secret',
      donationToken: 'secret',
      threeDSPaymentData: 'secret',
      order: { orderData: 'secret' },
      additionalData: { cardBin: 'secret', 'recurring.shopperReference': 'secret' },
      paymentMethod: { brand: 'secret', type: 'multibanco' },
    };
    const results = [pay('Pending', { action, ...rest }), pay('Refused', { action, ...rest })];
    expect(JSON.stringify(results)).to.not.include('secret');
  });
});
