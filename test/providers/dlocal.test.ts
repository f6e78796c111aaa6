import { expect } from '@open-wc/testing';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromDLocal, type DLocalPayment } from '../../src/providers/dlocal.js';
import { errorOf } from './check.js';

type Fields = Readonly<Record<string, unknown>>;

const PAGE = 'https://pay.dlocal.com/gmf/payments/M-1';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A code of Pix, shortened. */
const EMV = '00020126580014br.gov.bcb.pix';

const payment = {
  id: 'D-4-1',
  amount: 100.5,
  currency: 'BRL',
  payment_method_id: 'PQ',
  payment_method_type: 'TICKET',
  payment_method_flow: 'DIRECT',
  country: 'BR',
  created_date: '2026-11-29T12:00:00.000+0000',
  status: 'PENDING',
  status_detail: 'The payment is pending.',
  status_code: '100',
  order_id: 'ORDER1',
};
const paidWith = (payment_method_id: string, fields: Fields = {}) => ({ ...payment, payment_method_id, ...fields });
const transfer = {
  bank_account: '646180205700001446',
  bank_name: 'STP',
  beneficiary_name: 'Dlocal MX',
  reference: '0000144',
  redirect_url: PAGE,
  user_payment_amount: 1900,
};
const go = {
  id: 'DP-283',
  amount: 100,
  currency: 'UYU',
  country: 'UY',
  status: 'PENDING',
  created_date: '2026-11-29T12:00:00.000+0000',
  order_id: 'ORDER1',
  redirect_url: 'https://checkout.dlocalgo.com/validate/1',
};

const convert = (value: unknown): Payment => fromDLocal(value as DLocalPayment);
const failure = (value: unknown) => {
  const { code, message } = errorOf(() => convert(value)) as PayError;
  return `${code} ${message}`;
};

const link = (url: string) => ({ type: 'redirect_to_url', redirect_to_url: { url } });
const details = (fields: Fields) => ({ type: 'display_details', display_details: fields });
const qr = (data: string | null, png: string | null = null) => ({
  type: 'display_qr_code',
  display_qr_code: { data, image_url_png: png && `data:image/png;base64,${png}`, image_url_svg: null },
});

describe('fromDLocal', () => {
  describe('statuses', () => {
    for (const [theirs, code, ours, failure_code] of [
      ['PENDING', '100', 'created', null],
      ['PAID', '200', 'paid', null],
      ['AUTHORIZED', '600', 'paid', null],
      ['VERIFIED', '700', 'paid', null],
      ['EXPIRED', '500', 'expired', null],
      ['CANCELLED', '400', 'failed', 'cancelled'],
      ['REJECTED', '300', 'failed', 'payment_declined'],
      ['REJECTED', '302', 'failed', 'insufficient_funds'],
      ['REJECTED', 302, 'failed', 'insufficient_funds'],
      ['REJECTED', '309', 'failed', 'payment_declined'],
      ['REJECTED', '321', 'failed', 'processing_error'],
      ['REJECTED', '999', 'failed', 'payment_declined'],
      ['REJECTED', undefined, 'failed', 'payment_declined'],
      ['REJECTED', '__proto__', 'failed', 'payment_declined'],
      ['paid', '200', 'dlocal:paid', null],
      ['UNKNOWN', '200', 'dlocal:UNKNOWN', null],
      ['__proto__', '100', 'dlocal:__proto__', null],
    ] as const)
      it(`${theirs} ${code}: ${ours}`, () => {
        const found = convert({ ...payment, redirect_url: PAGE, status: theirs, status_code: code });
        expect([found.status, found.failure_code]).to.deep.equal([ours, failure_code]);
        expect(found.action).to.deep.equal(ours === 'created' ? link(PAGE) : null);
      });
  });

  describe('methods', () => {
    for (const [id, type, country, ours] of [
      ['PQ', 'TICKET', 'BR', 'pix_br'],
      ['OS', 'WALLET', 'BR', 'pix_br'],
      ['BL', 'TICKET', 'BR', 'boleto_br'],
      ['OX', 'TICKET', 'MX', 'oxxo_mx'],
      ['SE', 'TICKET', 'MX', 'banktransfer_mx'],
      ['IO', 'BANK_TRANSFER', 'AR', 'banktransfer_ar'],
      ['VS', 'BANK_TRANSFER', 'NG', 'banktransfer_ng'],
      ['MW', 'BANK_TRANSFER', 'KE', 'mobile_money_ke'],
      ['PC', 'BANK_TRANSFER', 'CO', 'pse_co'],
      ['EF', 'TICKET', 'PE', 'pagoefectivo_atm_pe'],
      ['UI', 'BANK_TRANSFER', 'IN', 'upi_in'],
      ['VI', 'CARD', 'BR', 'card'],
      ['MC', 'CREDIT_CARD', 'UY', 'card'],
      ['XX', 'WALLET', 'BR', 'ewallet_br'],
      ['XX', 'DIRECT_DEBIT', 'MX', 'direct_debit_mx'],
      ['XX', 'BANK_TRANSFER', 'BR', null],
      ['XX', 'TICKET', 'BR', null],
      ['__proto__', '__proto__', 'BR', null],
      [undefined, undefined, 'BR', null],
    ] as const)
      it(`${id} ${type} ${country}: ${ours}`, () => {
        const fields = { payment_method_id: id, payment_method_type: type, country };
        expect(convert({ ...payment, ...fields, status: 'PAID' }).payment_method).to.equal(ours);
      });
  });

  describe('steps', () => {
    const account = details({
      account_number: '646180205700001446',
      account_holder_name: 'Dlocal MX',
      bank_name: 'STP',
      reference: '0000144',
    });
    const table: readonly (readonly [name: string, one: object, action: object | null])[] = [
      [
        "a page of dLocal's",
        { ...payment, payment_method_flow: 'REDIRECT', redirect_url: PAGE, ticket: {} },
        link(PAGE),
      ],
      ['a page of dLocal Go', go, link(go.redirect_url)],
      [
        'an app',
        { ...payment, redirect_url: 'gcash://pay' },
        { type: 'redirect_to_app', redirect_to_app: { url: 'gcash://pay' } },
      ],
      ['3-D Secure', paidWith('CARD', { three_dsecure: { redirect_url: PAGE }, status_code: '101' }), link(PAGE)],
      ['Pix: a picture', paidWith('PQ', { ticket: { number: 'QRS2-1', barcode: PNG } }), qr(null, PNG)],
      ['Pix: a text', paidWith('PQ', { ticket: { number: EMV } }), qr(EMV)],
      ['Pix: a picture and a text', paidWith('PQ', { ticket: { id: EMV, barcode: PNG } }), qr(EMV, PNG)],
      [
        'Pix: a text as the barcode',
        paidWith('PQ', { ticket: { barcode: EMV, image_url: PAGE } }),
        { ...qr(EMV), alternatives: [link(PAGE)] },
      ],
      [
        'a boleto',
        paidWith('BL', { ticket: { number: '34191', barcode: '34198', id: '109/1' } }),
        details({ code: '34198', number: '34191' }),
      ],
      ['a boleto without its number', paidWith('BL', { ticket: { barcode: '34198' } }), details({ code: '34198' })],
      [
        'a number',
        paidWith('OX', { ticket: { number: '8500', image_url: PAGE } }),
        { ...details({ payment_code: '8500' }), alternatives: [link(PAGE)] },
      ],
      ['only the page of a number', paidWith('OX', { ticket: { image_url: PAGE } }), link(PAGE)],
      [
        'a number that needs an agreement',
        paidWith('BU', { ticket: { number: '42807357', image_url: PAGE } }),
        { ...link(PAGE), alternatives: [details({ payment_code: '42807357' })] },
      ],
      ['an agreement without its page', paidWith('EY', { ticket: { number: '1' } }), details({ payment_code: '1' })],
      [
        'an account',
        paidWith('IO', { currency: 'MXN', bank_transfer: transfer, ticket: { number: '1' } }),
        { ...account, alternatives: [link(PAGE)] },
      ],
      [
        'an account without its page',
        paidWith('IO', { currency: 'MXN', bank_transfer: { ...transfer, redirect_url: undefined } }),
        account,
      ],
      ['an account, and another currency', paidWith('IO', { currency: 'USD', bank_transfer: transfer }), link(PAGE)],
      [
        'an account in dollars',
        paidWith('IO', { currency: 'USD', bank_transfer: { ...transfer, user_payment_amount: 100.5 } }),
        { ...account, alternatives: [link(PAGE)] },
      ],
      ['only the page of an account', paidWith('SE', { bank_transfer: { redirect_url: PAGE } }), link(PAGE)],
      ['mobile money', paidWith('MW', { payment_method_type: 'BANK_TRANSFER', bank_transfer: {} }), null],
      ['a card that is checked', paidWith('VI', { payment_method_type: 'CARD' }), null],
      // PHP writes an empty object as a list.
      [
        'empty objects',
        { ...payment, ticket: [], bank_transfer: [], three_dsecure: [], redirect_url: PAGE },
        link(PAGE),
      ],
    ];
    for (const [name, one, action] of table) it(name, () => expect(convert(one).action).to.deep.equal(action));

    const missing = 'unsupported-action payment: its step is missing; use the response to POST /payments';
    for (const [name, one] of [
      ['a page', { ...payment, payment_method_flow: 'REDIRECT' }],
      ['a page of dLocal Go', { ...go, redirect_url: null }],
      ['a status', { id: 'D-4-1', status: 'PENDING', status_code: '100', status_detail: 'The payment is pending.' }],
      ['a ticket', { ...payment, ticket: {} }],
      ['a ticket with only an id', { ...payment, ticket: { id: '109/00005688-0', barcode: '1' } }],
      ['an account', paidWith('IO', { payment_method_type: 'BANK_TRANSFER' })],
      ['3-D Secure', paidWith('VI', { payment_method_type: 'CARD', status_code: '101', three_dsecure: {} })],
    ] as const)
      it(`${name} is missing`, () => expect(failure(one)).to.equal(missing));
  });

  describe('amounts and times', () => {
    for (const [name, fields, amount, currency] of [
      ['in major units', {}, '100.50', 'BRL'],
      ['as text', { amount: '100.5' }, '100.50', 'BRL'],
      ['of a currency without decimals', { amount: 5000, currency: 'CLP' }, '5000', 'CLP'],
      ['without a currency', { currency: null }, null, null],
      ['of a ticket', { currency: 'USD', ticket: { amount: 560.1, currency: 'BRL' } }, '560.10', 'BRL'],
      ['of a ticket that has no currency', { ticket: { amount: 560.1 } }, '100.50', 'BRL'],
      ['of an account, with its fee', { bank_transfer: { user_payment_amount: 102 } }, '102.00', 'BRL'],
      ['in dollars', { currency: 'USD', bank_transfer: { user_payment_amount: 560 } }, '100.50', 'USD'],
    ] as const)
      it(`an amount ${name}`, () => {
        const { amount: found, currency: code } = convert({ ...payment, redirect_url: PAGE, ...fields });
        expect([found, code]).to.deep.equal([amount, currency]);
      });

    it('the times', () => {
      const [first, second] = ['2026-11-29T13:00:00.000+0000', '2026-12-02T01:59:00.000+0000'];
      const paid = convert({ ...payment, status: 'PAID', approved_date: first, ticket: { expiration_date: second } });
      expect(paid).to.include({ time_created: payment.created_date, time_paid: first, time_expired: second });
      const other = {
        ...payment,
        approved_date: first,
        redirect_url: PAGE,
        bank_transfer: { expiration_date: second },
      };
      expect(convert(other)).to.include({ time_paid: null, time_expired: second });
    });
  });

  describe('wrong objects', () => {
    for (const [value, message] of [
      [{ ...payment, status: 1 }, 'payment.status: expected string'],
      [{ ...payment, id: null }, 'payment.id: expected string'],
      [{ ...payment, status: 'PAID', amount: '1e3' }, 'payment.amount: expected a decimal number'],
      [{ ...payment, status: 'PAID', amount: true }, 'payment.amount: expected string'],
      [{ ...payment, ticket: 'QRS2' }, 'payment.ticket: expected object'],
      [{ ...payment, ticket: { number: 1 } }, 'payment.ticket.number: expected string'],
      [{ ...payment, bank_transfer: { bank_account: 1 } }, 'payment.bank_transfer.bank_account: expected string'],
      [{ ...payment, redirect_url: {} }, 'payment.redirect_url: expected string'],
      [{ ...payment, status: 'REJECTED', status_code: true }, 'payment.status_code: expected string'],
      [{ status: 'PAID', amount: 1 }, 'payment: expected an object of dLocal'],
      [null, 'payment: expected object'],
    ] as const)
      it(message, () => expect(failure(value)).to.equal(`invalid-input ${message}`));

    for (const [value, product] of [
      [
        { id: 'REF-1', payment_id: 'D-4-1', status: 'SUCCESS', status_code: 200, status_detail: 'Paid' },
        'a refund, an order or a notification of dLocal Go; retrieve the payment of its payment_id',
      ],
      [
        { payment_id: 'DP-283' },
        'a refund, an order or a notification of dLocal Go; retrieve the payment of its payment_id',
      ],
      [
        { id: 'E-4-1', external_id: '1', status: 'PENDING', status_code: '100', status_detail: 'Pending' },
        'an enrollment or a payout; use POST /payments',
      ],
      [{ subscribe_url: PAGE, id: 1 }, 'a plan of dLocal Go; open its subscribe_url'],
      [{ card_id: 'CV-1', brand: 'VI' }, 'a card; use POST /payments'],
      [{ id: 'OX', allowed_flows: ['REDIRECT'] }, 'a payment method; use POST /payments'],
      [{ code: 5007, message: 'Amount exceeded' }, 'an error; its message says why'],
    ] as const)
      it(`${Object.keys(value).join(', ')}: ${product}`, () =>
        expect(failure(value)).to.equal(`invalid-input payment: expected an object of dLocal, but this is ${product}`));

    it('an answer of Midtrans has a status_code, too', () =>
      expect(failure({ status_code: '201', transaction_status: 'pending', order_id: '1' })).to.contain(
        'expected an object of dLocal',
      ));
  });

  it('no person, card or text of the merchant is copied', () => {
    const secrets = {
      payer: { name: 'Thiago Gabriel', email: 'thiago@example.com', document: '53033315550' },
      card: { holder_name: 'Thiago Gabriel', last4: '1111', card_id: 'internal' },
      wallet: { token: 'internal', username: 'thiago@example.com' },
      merchant_checkout_token: 'internal',
      notification_url: 'https://shop.example/internal',
      callback_url: 'https://shop.example/internal',
      description: 'internal',
      additional_risk_data: { device_id: 'internal' },
      status_detail: 'internal',
    };
    const text = JSON.stringify([
      convert({ ...payment, ...secrets, ticket: { number: EMV, company_name: 'internal' } }),
      convert({ ...payment, ...secrets, bank_transfer: { ...transfer, beneficiary_document: 'internal' } }),
      convert({ ...payment, ...secrets, status: 'REJECTED' }),
      convert({ ...go, ...secrets }),
    ]);
    for (const secret of ['Thiago', 'example', '530', '1111', 'internal'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
