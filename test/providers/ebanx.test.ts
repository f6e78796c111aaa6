import { expect } from '@open-wc/testing';
import type { PayError } from '../../src/errors.js';
import { fromEbanx, type EbanxPayment, type EbanxResponse } from '../../src/providers/ebanx.js';
import { fromMidtrans } from '../../src/providers/midtrans.js';
import { errorOf } from './check.js';

const CODE =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/6006eda8694708f8032b19911e86d4a95204000053039865406103.505802BR5912EXAMPLE SHOP6008CURITIBA62070503***63049A8E';
const PAGE = 'https://sandbox.ebanx.com/print/1';

const customer = { document: '19119119100', email: 'maria@example.com', name: 'MARIA SILVA', birth_date: '1980-01-01' };
const payment = {
  hash: '6a2b1f00694708f8032b19911e86d4a904cfe8e9b35303bd',
  pin: '067483265',
  country: 'br',
  merchant_payment_code: 'ORDER-1',
  order_number: null,
  status: 'PE',
  status_date: null,
  open_date: '2026-11-29 12:00:00',
  confirm_date: null,
  amount_br: '103.50',
  amount_ext: '100.00',
  amount_iof: '3.50',
  currency_ext: 'BRL',
  due_date: '2026-12-02',
  payment_type_code: 'pix',
  pix: { qr_code_value: CODE },
  capture_available: null,
  customer,
};
const given = (fields: object, beside: object = {}) =>
  fromEbanx({ payment: { ...payment, ...fields }, status: 'SUCCESS', ...beside });
const messageOf = (value: unknown) => {
  const { code, message } = errorOf(() => fromEbanx(value as EbanxPayment)) as PayError;
  return `${code} ${message}`;
};
const result = (fields: object) => ({ transaction_status: { acquirer: 'EBANX', code: 'NOK', ...fields } });

describe('fromEbanx', () => {
  describe('statuses', () => {
    for (const [status, ours, hasStep] of [
      ['OP', 'created', true],
      ['PE', 'created', true],
      ['CO', 'paid', false],
      ['CA', 'failed', false],
      // Not in the documents of payments: neither success nor failure.
      ['ND', 'ebanx:ND', false],
      ['PN', 'ebanx:PN', false],
      ['RE', 'ebanx:RE', false],
      ['co', 'ebanx:co', false],
      ['__proto__', 'ebanx:__proto__', false],
    ] as const)
      it(`${status}: ${ours}`, () => {
        const { status: found, action, failure_code } = given({ status });
        expect([found, action !== null, failure_code]).to.deep.equal([ours, hasStep, null]);
      });

    for (const [what, fields, ours] of [
      ['after its day', { status_date: '2026-12-05 03:00:00' }, 'expired'],
      ['on its day', { status_date: '2026-12-02 23:00:00' }, 'failed'],
      ['without a date', { due_date: null, status_date: '2026-12-05 03:00:00' }, 'failed'],
      ['with a reason', { status_date: '2026-12-05 03:00:00', ...result({ description: 'Not accepted' }) }, 'failed'],
      ['because the payer did nothing', result({ description_code: 'EXPIRED_BY_USER_INACTION' }), 'expired'],
    ] as const)
      it(`a payment that is cancelled ${what}: ${ours}`, () =>
        expect(given({ status: 'CA', ...fields })).to.include({ status: ours, action: null }));

    it('a card waits for its capture, or for the bank', () => {
      const card = { payment_type_code: 'visa', pix: null };
      expect(given({ ...card, capture_available: true })).to.include({ status: 'paid', action: null });
      expect(given({ ...card, capture_available: false })).to.include({ status: 'created', action: null });
      expect(given({ ...card, status: 'CA', capture_available: true }).status).to.equal('failed');
    });
  });

  describe('failures', () => {
    for (const [fields, ours] of [
      [{ description_code: 'CANCELED_BY_PAYER' }, 'declined_by_consumer'],
      [{ description_code: 'INSUFFICIENT_FUNDS_OR_DAILY_LIMIT' }, 'insufficient_funds'],
      [{ description_code: 'USER_ACCOUNT_CLOSED' }, 'account_closed'],
      [{ description_code: 'DO_NOT_HONOUR' }, 'payment_declined'],
      [{ description_code: 'TIMEOUT' }, 'processing_error'],
      [{ description_code: 'BIN_MISMATCH' }, 'BIN_MISMATCH'],
      [{ description: 'Not accepted' }, 'payment_declined'],
      [{ description: 'Expired card' }, 'payment_declined'],
      [{ description: 'Insufficient funds' }, 'insufficient_funds'],
      [{ description: 'No response from acquirer' }, 'processing_error'],
      [{ description: 'toString' }, 'payment_declined'],
      [{}, null],
    ] as const)
      it(`${JSON.stringify(fields)}: ${ours}`, () =>
        expect(given({ status: 'CA', ...result(fields) })).to.include({ failure_code: ours, failure_message: null }));

    it('a success has none', () =>
      expect(given({ status: 'CO', ...result({ code: 'OK', description: 'Accepted' }) }).failure_code).to.equal(null));
  });

  describe('amounts', () => {
    for (const [fields, amount, currency] of [
      [{}, '103.50', 'BRL'],
      [{ amount_br: 103.5 }, '103.50', 'BRL'],
      [{ country: 'BR' }, '103.50', 'BRL'],
      [{ amount_br: '1362.01', country: 'mx', currency_ext: 'USD' }, '1362.01', 'MXN'],
      [{ amount_br: '44933.00', country: 'cl', currency_ext: 'USD' }, '44933', 'CLP'],
      [{ country: null, payment_type_code: 'oxxo' }, '103.50', 'MXN'],
      // The country of a card, or its currency, is not known: the merchant's price.
      [{ country: null, payment_type_code: 'visa', currency_ext: 'USD' }, '100.00', 'USD'],
      [{ country: 'ng', currency_ext: 'USD' }, '100.00', 'USD'],
      [{ amount_br: null }, '100.00', 'BRL'],
      [{ amount_br: null, amount_ext: null }, null, null],
    ] as const)
      it(`${JSON.stringify(fields)}: ${amount} ${currency}`, () =>
        expect(given(fields)).to.include({ amount, currency }));
  });

  describe('methods', () => {
    for (const [payment_type_code, method] of [
      ['amex', 'card'],
      ['creditcard', 'card'],
      ['debitcard-elo', 'card'],
      ['boletopix', 'boleto_br'],
      ['eft', 'pse_co'],
      ['achpse', 'pse_co'],
      ['itau', 'internet_banking_br'],
      ['safetypay-cash', 'safetypay'],
      ['upi-qrcode', 'upi_in'],
      ['_all', null],
      ['constructor', null],
      [null, null],
    ] as const)
      it(`${payment_type_code}: ${method}`, () => expect(given({ payment_type_code }).payment_method).to.equal(method));
  });

  describe('steps', () => {
    const page = { type: 'redirect_to_url', redirect_to_url: { url: PAGE } };
    const qr = {
      type: 'display_qr_code',
      display_qr_code: { data: CODE, image_url_png: null, image_url_svg: null },
    };
    const details = (fields: object) => ({ type: 'display_details', display_details: fields });
    const without = { pix: null };

    it('a code comes before its page, wherever the page is', () => {
      expect(given({}).action).to.deep.equal(qr);
      expect(given({ redirect_url: PAGE }).action).to.deep.equal({ ...qr, alternatives: [page] });
      expect(given({}, { redirect_url: PAGE }).action).to.deep.equal({ ...qr, alternatives: [page] });
      expect(fromEbanx({ ...payment, redirect_url: PAGE }).action).to.deep.equal({ ...qr, alternatives: [page] });
    });

    it('a boleto comes before its Pix, and that before the page', () => {
      const slip = { payment_type_code: 'boletopix', boleto_barcode: '34191', boleto_url: PAGE };
      expect(given(slip).action).to.deep.equal({
        ...details({ number: '34191' }),
        alternatives: [{ ...qr, payment_method: 'pix_br' }, page],
      });
    });

    it('numbers', () => {
      for (const [fields, expected] of [
        [{ payment_type_code: 'oxxo', oxxo_barcode: '5100' }, { reference: '5100' }],
        [
          { payment_type_code: 'spei', clabe_account: '646181141900000339', clabe_reference: '4262291' },
          { country: 'MX', account_number: '646181141900000339', reference: '4262291' },
        ],
        [
          { payment_type_code: 'pagoefectivo', cip_code: 2829662 },
          { store: 'PagoEfectivo', payment_code: '2829662' },
        ],
      ] as const)
        expect(given({ ...without, ...fields }).action).to.deep.equal(details(expected));
    });

    it('pages, of which one suffices, and apps', () => {
      for (const name of ['boleto_url', 'oxxo_url', 'spei_url', 'baloto_url', 'cip_url', 'voucher_url', 'redirect_url'])
        expect(
          given({ ...without, [name]: PAGE }, { redirect_url: 'https://other.example/' }).action,
          name,
        ).to.deep.equal(page);
      expect(given({ ...without, payment_type_code: 'visa' }, { redirect_url: PAGE }).action).to.deep.equal(page);
      expect(given(without, { redirect_url: 'upi://pay?pa=1' }).action?.type).to.equal('redirect_to_app');
    });

    it('a payment without its step is an error', () => {
      const message = 'unsupported-action payment.redirect_url: its step is missing; use that of /ws/direct';
      expect(messageOf({ payment: { ...payment, ...without }, status: 'SUCCESS' })).to.equal(message);
      expect(messageOf({ ...payment, ...without })).to.equal(message);
      expect(messageOf({ ...payment, ...without, payment_type_code: 'new' })).to.equal(message);
    });

    it('an app or a message asks for others', () => {
      for (const payment_type_code of ['airtel', 'equitel', 'mpesa', 'nupay', 'pix-automatico'])
        expect(given({ ...without, payment_type_code }).action, payment_type_code).to.equal(null);
    });
  });

  describe('times', () => {
    it('are in UTC', () => {
      expect(given({ status: 'CO', confirm_date: '2026-11-29 12:05:00' })).to.include({
        time_created: '2026-11-29T12:00:00Z',
        time_paid: '2026-11-29T12:05:00Z',
      });
    });

    for (const [fields, expected] of [
      // A code ends long before the day of its payment.
      [{}, null],
      [{ boleto_url: PAGE }, '2026-12-02T23:59:59-03:00'],
      [{ voucher_url: PAGE, country: 'pe' }, '2026-12-02T23:59:59-05:00'],
      [{ voucher_url: PAGE, country: 'cl' }, null],
      [{ voucher_url: PAGE, due_date: null }, null],
    ] as const)
      it(`the deadline of ${JSON.stringify(fields)}: ${expected}`, () =>
        expect(given(fields).time_expired).to.equal(expected));
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ hash: null }, 'payment.hash: expected string'],
      [{ status: 1 }, 'payment.status: expected string'],
      [{ amount_br: '103,50' }, 'payment.amount_br: expected a decimal number'],
      [{ pix: 'x' }, 'payment.pix: expected object'],
      [{ pix: { qr_code_value: 1 } }, 'payment.pix.qr_code_value: expected string'],
      [{ transaction_status: 'NOK' }, 'payment.transaction_status: expected object'],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () =>
        expect(messageOf({ payment: { ...payment, ...fields }, status: 'SUCCESS' })).to.equal(
          `invalid-input ${message}`,
        ));

    for (const [value, what] of [
      [
        { status: 'ERROR', status_code: 'BP-SA-1', status_message: 'Parameter integration_key not found' },
        'an error; status_message says why',
      ],
      [
        { operation: 'payment_status_change', notification_type: 'update', hash_codes: payment.hash },
        'a notification; use /ws/query',
      ],
      [
        { merchant_enrollment_code: '1', status: 'PE' },
        'an enrollment of Pix Automático; use /ws/query for its payments',
      ],
      [
        { status: 'SUCCESS', payment_type_code: 'visa', card_verification: {} },
        'a verification of a card; use /ws/direct',
      ],
      [{ status: 'SUCCESS', payment_type_code: 'visa', token: 'a61a' }, 'a token of a card; use /ws/direct'],
      [{ status: 'SUCCESS', currency_rate: { code: 'USD' } }, 'an exchange rate; use /ws/direct'],
    ] as const)
      it(`this is ${what}`, () =>
        expect(messageOf(value)).to.equal(`invalid-input payment: expected an object of EBANX, but this is ${what}`));

    it('a payment of a card is not one of Midtrans, nor is an error', () => {
      const card = { ...payment, ...result({ description: 'Not accepted' }) };
      const error = errorOf(() => fromMidtrans(card as never)) as PayError;
      expect(error.message).to.match(/expected an object of Midtrans$/);
      expect(fromEbanx({ ...card, status: 'CA' }).status).to.equal('failed');
    });
  });

  it('takes an answer, or the payment in it', () => {
    const response: EbanxResponse = { payment, status: 'SUCCESS', redirect_url: null };
    const inside: EbanxPayment = payment;
    expect(fromEbanx(response)).to.deep.equal(fromEbanx(inside));
  });

  it('no customer, PIN or card is copied', () => {
    const secrets = { ...result({ authcode: 'auth' }), card: { masked_number: '4111xxxxxxxx1111' }, note: 'note' };
    const text = JSON.stringify(given(secrets));
    for (const secret of [...Object.values(customer), payment.pin, 'auth', '4111', 'note'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
