import { expect } from '@open-wc/testing';
import type { PayError } from '../../src/errors.js';
import { fromTwoctwop, type TwoctwopPayment } from '../../src/providers/twoctwop.js';
import { errorOf } from './check.js';

const inquiry = {
  merchantID: 'JT01',
  invoiceNo: '1523953661',
  amount: 1000,
  currencyCode: 'THB',
  transactionDateTime: '20200528080508',
  channelCode: 'PPQR',
  respCode: '0000',
};
const step = { invoiceNo: '1523953661', amount: 1000, currencyCode: 'THB', channelCode: 'PPQR' };
const given = (fields: object) => fromTwoctwop({ ...inquiry, ...fields });
const stepOf = (respCode: string, fields: object) => fromTwoctwop({ ...step, respCode, ...fields }).action;
const messageOf = (value: unknown) => {
  const { code, message } = errorOf(() => fromTwoctwop(value as TwoctwopPayment)) as PayError;
  return `${code} ${message}`;
};

describe('fromTwoctwop', () => {
  describe('statuses', () => {
    for (const [respCode, status, code] of [
      ['0000', 'paid', null],
      ['0001', 'created', null],
      ['0003', 'failed', 'declined_by_consumer'],
      ['0004', 'failed', 'payment_declined'],
      ['2000', 'created', null],
      ['2001', 'created', null],
      ['4001', 'failed', 'payment_declined'],
      ['4006', 'failed', 'processing_error'],
      ['4051', 'failed', 'insufficient_funds'],
      ['4091', 'failed', 'processing_error'],
      ['4110', 'paid', null],
      ['4120', 'paid', null],
      ['4130', 'paid', null],
      ['5009', 'expired', null],
      ['9020', 'expired', null],
      // Neither success nor failure: a payment with less or more money, a late one, a request that was refused.
      ['4000', 'twoctwop:4000', null],
      ['4009', 'twoctwop:4009', null],
      ['4010', 'twoctwop:4010', null],
      ['5005', 'twoctwop:5005', null],
      ['5015', 'twoctwop:5015', null],
      ['5017', 'twoctwop:5017', null],
      ['9041', 'twoctwop:9041', null],
      ['9999', 'twoctwop:9999', null],
      ['0999', 'twoctwop:0999', null],
      ['__proto__', 'twoctwop:__proto__', null],
    ] as const)
      it(`${respCode} is ${status}`, () => {
        const { status: found, failure_code, action } = given({ respCode });
        expect([found, failure_code, action]).to.deep.equal([status, code, null]);
      });

    it('a token is not a payment that was paid, whatever its backend has added', () => {
      const token = { ...step, respCode: '0000', webPaymentUrl: 'https://pgw-ui.2c2p.com/1', paymentToken: 'kSA' };
      expect(fromTwoctwop(token)).to.include({ status: 'created', id: '1523953661', amount: '1000.00' });
      expect(fromTwoctwop({ ...token, ...inquiry })).to.include({ status: 'paid', action: null });
    });
  });

  describe('amounts', () => {
    for (const [amount, currencyCode, expected] of [
      [1000, 'SGD', '1000.00'],
      ['230.87', 'THB', '230.87'],
      ['2500.90000', 'THB', '2500.90'],
      [10000, 'MMK', '10000.00'],
      [500, 'JPY', '500'],
    ] as const)
      it(`${amount} ${currencyCode} is ${expected}`, () =>
        expect(given({ amount, currencyCode })).to.include({ amount: expected, currency: currencyCode }));
  });

  describe('methods', () => {
    for (const [channelCode, method] of [
      ['CC', 'card'],
      ['VI', 'card'],
      ['PPQR', 'promptpay_th'],
      ['PAYNOW', 'paynow_sg'],
      ['ALQR', 'alipay_cn'],
      ['OV', 'ovo_id'],
      ['123', null],
      ['toString', null],
      [undefined, null],
    ] as const)
      it(`${channelCode}: ${method}`, () => expect(given({ channelCode }).payment_method).to.equal(method));
  });

  describe('steps', () => {
    const code = (fields: object) => ({
      type: 'display_qr_code',
      display_qr_code: { data: null, image_url_png: null, image_url_svg: null, ...fields },
    });
    const page = { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example/1' } };

    it('pages and apps', () => {
      for (const respCode of ['1000', '1001', '1002', '1004'])
        expect(stepOf(respCode, { data: 'https://bank.example/1' }), respCode).to.deep.equal(page);
      expect(stepOf('1002', { data: 'line://pay/1' })).to.deep.equal({
        type: 'redirect_to_app',
        redirect_to_app: { url: 'line://pay/1' },
      });
      expect(stepOf('1004', { data: 'grab://1', fallbackData: 'https://bank.example/1' })).to.deep.equal({
        type: 'redirect_to_app',
        redirect_to_app: { url: 'grab://1' },
        alternatives: [page],
      });
    });

    it('codes: text, pictures, pictures in base64', () => {
      for (const respCode of ['1003', '1005'])
        for (const [fields, expected] of [
          [{ data: '000201' }, { data: '000201' }],
          [{ data: 'data:image/png;base64,AA==' }, { image_url_png: 'data:image/png;base64,AA==' }],
          [{ data: 'iVBORw0KGgoAA' }, { image_url_png: 'data:image/png;base64,iVBORw0KGgoAA' }],
        ] as const)
          expect(stepOf(respCode, fields)).to.deep.equal(code(expected));
      expect(stepOf('1005', { type: 'URL', data: 'https://a.example/1.png' })).to.deep.equal(
        code({ image_url_png: 'https://a.example/1.png' }),
      );
      expect(stepOf('1005', { type: 'RAW', data: 'https://pay.example/1' })).to.deep.equal(
        code({ data: 'https://pay.example/1' }),
      );
      expect(
        stepOf('1005', { type: 'URL', data: 'https://a.example/1.png', extras: { qrData: '0002' } }),
      ).to.deep.equal(code({ data: '0002' }));
    });

    it('a step without its data is an error', () => {
      for (const respCode of ['1000', '1001', '1002', '1003', '1004', '1005'])
        expect(messageOf({ ...step, respCode }), respCode).to.equal(
          'unsupported-action payment.data: its step is missing; use the response to Do Payment',
        );
    });
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ respCode: 0 }, 'payment.respCode: expected string'],
      [{ invoiceNo: 1 }, 'payment.invoiceNo: expected string'],
      [{ amount: '1,000.00' }, 'payment.amount: expected a decimal number'],
      [{ respCode: '1001', data: 1 }, 'payment.data: expected string'],
      [{ respCode: '1005', extras: 'x' }, 'payment.extras: expected object'],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () =>
        expect(messageOf({ ...inquiry, ...fields })).to.equal(`invalid-input ${message}`));

    for (const [value, what] of [
      [{ payload: 'eyJ' }, 'a signed answer; verify its JWT, and use the claims'],
      [{ paymentResponse: 'eyJ' }, 'what the page returns; use Payment Inquiry'],
      [{ channelCategories: [{}], respCode: '0000' }, 'a list of payment options; use Do Payment'],
      [{ GenerateQPRes: {} }, 'a QuickPay link; open its url'],
      [{ respCode: '9041', respDesc: 'Payment Token already used.' }, 'an error; respDesc says why'],
    ] as const)
      it(`this is ${what}`, () =>
        expect(messageOf(value)).to.equal(`invalid-input payment: expected an object of 2C2P, but this is ${what}`));
  });

  it('no card, token or reference of the acquirer is copied', () => {
    const text = JSON.stringify(
      given({
        accountNo: '411111XXXXXX1111',
        customerToken: 'tok',
        approvalCode: '717282',
        tranRef: '286',
        paymentToken: 'kSA',
      }),
    );
    for (const secret of ['4111', 'tok"', '7172', '286', 'kSA', 'JT01'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
