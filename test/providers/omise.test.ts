import { expect } from '@open-wc/testing';
import type Omise from 'omise';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromOmise, type OmiseCharge } from '../../src/providers/omise.js';
import { errorOf } from './check.js';

/** The function takes the SDK's type as it is. */
const typed: (charge: Omise.Charges.ICharge) => Payment = fromOmise;

const charge: OmiseCharge = {
  object: 'charge',
  id: 'chrg_test_1',
  status: 'pending',
  amount: 100,
  currency: 'THB',
  authorize_uri: null,
};
const given = (fields: object) => fromOmise({ ...charge, ...fields });
const source = (fields: object) => given({ source: { type: 'promptpay', ...fields } });
const failure = (fields: object) => {
  const { code, message } = errorOf(() => given(fields)) as PayError;
  return `${code} ${message}`;
};

describe('fromOmise', () => {
  it('takes the type of the SDK', () => expect(typed === fromOmise).to.equal(true));

  describe('statuses', () => {
    const table: readonly (readonly [given: object, status: string])[] = [
      [{ status: 'pending' }, 'created'],
      [{ status: 'pending', authorized: true, capturable: false }, 'created'],
      [{ status: 'pending', authorized: true, capturable: true }, 'paid'],
      [{ status: 'successful' }, 'paid'],
      [{ status: 'failed' }, 'failed'],
      [{ status: 'failed', capturable: true }, 'failed'],
      [{ status: 'reversed' }, 'failed'],
      [{ status: 'expired' }, 'expired'],
      [{ status: 'paid' }, 'omise:paid'],
      [{ status: '__proto__' }, 'omise:__proto__'],
    ];
    for (const [fields, status] of table)
      it(`${JSON.stringify(fields)} is ${status}`, () => expect(given(fields).status).to.equal(status));

    it('only a pending charge has a next step', () => {
      const uri = { authorize_uri: 'https://pay.omise.co/payments/1/authorize' };
      expect(given({ ...uri, status: 'pending' }).action?.type).to.equal('redirect_to_url');
      for (const status of ['successful', 'failed', 'reversed', 'expired', 'new'])
        expect(given({ ...uri, status }).action, status).to.equal(null);
    });

    it('an authorized charge has none, captured or not', () => {
      for (const capturable of [true, false])
        expect(
          given({ authorize_uri: 'https://pay.omise.co/1', authorized: true, capturable }).action,
          String(capturable),
        ).to.equal(null);
    });
  });

  describe('amounts', () => {
    for (const [amount, currency, decimal] of [
      [12_300, 'THB', '123.00'],
      [12_300, 'thb', '123.00'],
      [5, 'SGD', '0.05'],
      [123, 'JPY', '123'],
      [1_500, 'BHD', '1.500'],
      [0, 'USD', '0.00'],
    ] as const)
      it(`${amount} ${currency} is ${decimal}`, () => {
        const payment = given({ amount, currency });
        expect([payment.amount, payment.currency]).to.deep.equal([decimal, currency.toUpperCase()]);
      });

    it('an amount without a currency is none', () => {
      const { amount, currency } = given({ currency: null });
      expect([amount, currency]).to.deep.equal([null, null]);
    });
  });

  describe('methods', () => {
    const PAID = { status: 'successful' };
    for (const [name, fields, method] of [
      ['a source', { ...PAID, source: { type: 'grabpay' }, currency: 'SGD' }, 'grabpay_sg'],
      ['a card in dollars', { card: {}, currency: 'USD', funding_currency: 'THB' }, 'card_th'],
      ['a type with a country', { ...PAID, source: { type: 'alipay_hk' } }, 'alipay_hk'],
      ['an unknown country', { ...PAID, source: { type: 'dana' }, currency: 'IDR' }, 'dana'],
      ['neither', {}, null],
    ] as const)
      it(`${name}: ${method}`, () => expect(given(fields).payment_method).to.equal(method));
  });

  describe('next steps', () => {
    it('numbers come before the page that repeats them', () => {
      const charge = {
        authorize_uri: 'https://pay.omise.co/1',
        source: { type: 'econtext', references: { payment_code: '123' } },
      };
      expect(given(charge).action).to.deep.equal({ type: 'display_details', display_details: { payment_code: '123' } });
    });

    it('a source without any is an error, unless the merchant has scanned its code', () => {
      for (const type of ['promptpay', 'econtext', 'fpx'])
        expect(failure({ source: { type } })).to.equal(
          'unsupported-action charge.source: its step is missing; use omise.charges.retrieve',
        );
      expect(source({ type: 'barcode_alipay' }).action).to.equal(null);
    });

    it('an app link opens the app', () => {
      expect(given({ authorize_uri: 'ocbc://pay?id=1' }).action).to.deep.equal({
        type: 'redirect_to_app',
        redirect_to_app: { url: 'ocbc://pay?id=1' },
      });
    });

    it('the text of a QR code is taken', () => {
      const image = { filename: 'qrcode.svg', download_uri: 'https://api.omise.co/1' };
      expect(source({ scannable_code: { type: 'qr', raw_data: '000201', image } }).action).to.deep.equal({
        type: 'display_qr_code',
        display_qr_code: { data: '000201', image_url_png: null, image_url_svg: 'https://api.omise.co/1' },
      });
    });

    it('a text that is no string is left', () => {
      const image = { filename: 'qrcode.png', download_uri: 'https://api.omise.co/1' };
      expect(source({ scannable_code: { raw_data: { text: '000201' }, image } }).action).to.deep.equal({
        type: 'display_qr_code',
        display_qr_code: { data: null, image_url_png: 'https://api.omise.co/1', image_url_svg: null },
      });
    });

    it('a code comes before a page', () => {
      const image = { filename: 'qrcode.png', download_uri: 'https://api.omise.co/1' };
      const both = {
        authorize_uri: 'https://pay.omise.co/1',
        source: { type: 'truemoney_qr', scannable_code: { image } },
      };
      expect(given(both).action?.type).to.equal('display_qr_code');
    });

    it('a code of another kind is unsupported, with the field that has its picture', () => {
      expect(failure({ source: { scannable_code: { type: 'barcode' } } })).to.equal(
        'unsupported-action charge.source.scannable_code.type: no QR code; use the picture at image.download_uri',
      );
    });

    it('a payment code is shown', () => {
      expect(source({ references: { payment_code: '123456' } }).action).to.deep.equal({
        type: 'display_details',
        display_details: { payment_code: '123456' },
      });
    });

    it('a pending charge without any waits', () => expect(given({}).action).to.equal(null));
  });

  describe('reasons', () => {
    for (const [code, expected] of [
      ['insufficient_fund', 'insufficient_funds'],
      ['insufficient_balance', 'insufficient_funds'],
      ['payment_rejected', 'payment_declined'],
      ['payment_cancelled', 'declined_by_consumer'],
      ['failed_processing', 'processing_error'],
      ['stolen_or_lost_card', 'stolen_or_lost_card'],
      ['constructor', 'constructor'],
    ] as const)
      it(`${code} is ${expected}`, () =>
        expect(given({ status: 'failed', failure_code: code }).failure_code).to.equal(expected));
  });

  it('the customer of an expanded charge is taken', () => {
    expect(given({ customer: { object: 'customer', id: 'cust_test_1' } }).customer_id).to.equal('cust_test_1');
  });

  it('the time of an old version of the API is taken', () => {
    expect(given({ created: '2017-08-24T05:11:01Z' }).time_created).to.equal('2017-08-24T05:11:01Z');
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ status: undefined }, 'charge.status: expected string'],
      [{ status: 1 }, 'charge.status: expected string'],
      [{ amount: '100' }, 'charge.amount: expected number'],
      [{ amount: 1.5 }, 'charge.amount: expected a whole number'],
      [{ amount: 2 ** 53 }, 'charge.amount: expected a whole number'],
      [{ capturable: 'yes' }, 'charge.capturable: expected boolean'],
      [{ source: 'src_test_1' }, 'charge.source: expected object'],
      [{ source: { type: 1 } }, 'charge.source.type: expected string'],
      [{ source: { scannable_code: [1] } }, 'charge.source.scannable_code: expected object'],
      [
        { source: { scannable_code: { image: { download_uri: 1 } } } },
        'charge.source.scannable_code.image.download_uri: expected string',
      ],
      [{ source: { references: { va_code: 1 } } }, 'charge.source.references.va_code: expected string'],
      [{ object: 'payment_intent' }, 'charge: expected an object of Omise'],
      [{ id: 'ch_3MmlLrLkdIwHu7ix0snN0B15' }, 'charge: expected an object of Omise'],
      [{ id: null }, 'charge: expected an object of Omise'],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () => expect(failure(fields)).to.equal(`invalid-input ${message}`));

    it('a list is none', () => {
      const error = errorOf(() => fromOmise([1] as unknown as OmiseCharge)) as PayError;
      expect([error.code, error.message]).to.deep.equal(['invalid-input', 'charge: expected object']);
    });

    it('a hostile object becomes an error of its own', () => {
      const hostile = new Proxy(charge, {
        getOwnPropertyDescriptor: () => {
          throw new Error('secret');
        },
      });
      const error = errorOf(() => fromOmise(hostile)) as PayError;
      expect([error.code, error.message]).to.deep.equal(['invalid-input', 'charge: could not be read']);
    });
  });

  it('no data of the card, of the person or of the merchant is copied', () => {
    const text = JSON.stringify(
      given({
        ip: '127.0.0.1',
        authorize_uri: 'https://pay.omise.co/1',
        description: 'Order-123',
        metadata: { note: 'internal' },
        transaction: 'trxn_test_1',
        card: { last_digits: '4242', name: 'Zin Kyaw Kyaw', fingerprint: '6Dg5ncs' },
        source: { type: 'econtext', name: 'Yamada', email: 'test@omise.co', phone_number: '01234567891' },
      }),
    );
    for (const secret of ['127.0.0.1', 'Order', 'internal', 'trxn', '4242', 'Zin', '6Dg5', 'Yamada', '@', '0123'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
