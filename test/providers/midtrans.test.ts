import { expect } from '@open-wc/testing';
import type { CoreApi } from 'midtrans-client';
import { detailsKind } from '../../src/contract/details.js';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromMidtrans, type MidtransTransaction } from '../../src/providers/midtrans.js';
import { errorOf } from './check.js';

/** The function takes the SDK's type as it is, which is `any`. */
const typed: (transaction: Awaited<ReturnType<CoreApi['charge']>>) => Payment = fromMidtrans;

const transaction = {
  status_code: '201',
  transaction_id: '9aed5972-5b6a-401e-894b-a32c91ed1a3a',
  order_id: 'order-1',
  transaction_status: 'pending',
  payment_type: 'bank_transfer',
  gross_amount: '20000.00',
  currency: 'IDR',
  va_numbers: [{ bank: 'bca', va_number: '111' }],
};
const given = (fields: object) => fromMidtrans({ ...transaction, ...fields });
const failure = (fields: object) => {
  const { code, message } = errorOf(() => given(fields)) as PayError;
  return `${code} ${message}`;
};
const actions = (...names: string[]) => ({
  actions: names.map((name) => ({ name, method: 'GET', url: `https://api.midtrans.com/${name}` })),
});

describe('fromMidtrans', () => {
  it('takes the type of the SDK', () => expect(typed === fromMidtrans).to.equal(true));

  describe('statuses', () => {
    const table: readonly (readonly [transaction: string, fraud: string | undefined, status: string])[] = [
      ['pending', undefined, 'created'],
      ['pending', 'accept', 'created'],
      ['pending', 'challenge', 'created'],
      ['pending', 'deny', 'failed'],
      ['PENDING', 'accept', 'created'],
      ['authorize', 'accept', 'paid'],
      ['authorize', 'challenge', 'created'],
      ['capture', undefined, 'paid'],
      ['capture', '', 'paid'],
      ['capture', 'accept', 'paid'],
      ['capture', 'ACCEPT', 'paid'],
      ['capture', 'challenge', 'created'],
      ['capture', 'deny', 'failed'],
      ['capture', 'denied', 'failed'],
      ['capture', 'review', 'midtrans:review'],
      ['settlement', 'accept', 'paid'],
      ['settlement', 'deny', 'failed'],
      ['refund', 'accept', 'paid'],
      ['partial_refund', 'accept', 'paid'],
      ['chargeback', 'accept', 'paid'],
      ['partial_chargeback', 'accept', 'paid'],
      ['deny', 'accept', 'failed'],
      ['deny', 'challenge', 'failed'],
      ['cancel', 'accept', 'failed'],
      ['failure', 'accept', 'failed'],
      ['expire', 'accept', 'expired'],
      ['expire', 'deny', 'expired'],
      ['paid', 'accept', 'midtrans:paid'],
      ['__proto__', 'accept', 'midtrans:__proto__'],
    ];
    for (const [transaction_status, fraud_status, status] of table)
      it(`${transaction_status}, ${fraud_status}: ${status}`, () =>
        expect(given({ transaction_status, fraud_status }).status).to.equal(status));

    it('only a pending transaction has a next step', () => {
      const page = { redirect_url: 'https://api.midtrans.com/1' };
      expect(given(page).action?.type).to.equal('redirect_to_url');
      expect(given({ ...page, fraud_status: 'deny' }).action).to.equal(null);
      for (const transaction_status of ['capture', 'settlement', 'deny', 'expire', 'new'])
        expect(given({ ...page, transaction_status }).action, transaction_status).to.equal(null);
      expect(given({ ...page, transaction_status: 'capture', fraud_status: 'challenge' }).action).to.equal(null);
    });
  });

  describe('amounts', () => {
    for (const [gross_amount, currency, amount] of [
      ['20000.00', 'IDR', '20000.00'],
      ['7.00', 'idr', '7.00'],
      [20000, 'IDR', '20000.00'],
      ['12.345', 'BHD', '12.345'],
      ['1000', 'JPY', '1000'],
    ] as const)
      it(`${gross_amount} ${currency} is ${amount}`, () => {
        const payment = given({ gross_amount, currency });
        expect([payment.amount, payment.currency]).to.deep.equal([amount, currency.toUpperCase()]);
      });

    it('an amount without a currency is in rupiah', () => {
      const { amount, currency } = given({ currency: undefined });
      expect([amount, currency]).to.deep.equal(['20000.00', 'IDR']);
    });

    it('a missing amount is none', () => {
      const { amount, currency } = given({ gross_amount: undefined });
      expect([amount, currency]).to.deep.equal([null, null]);
    });
  });

  it('times are in Western Indonesian Time, unless they say otherwise', () => {
    const times = given({
      transaction_time: '2016-06-19 15:02:22',
      settlement_time: '2016-06-19T15:02:22Z',
      expiry_time: '2016-06-20 15:02:22 +07:00',
    });
    expect(given({ expire_time: '2016-06-20 15:02:22' }).time_expired).to.equal('2016-06-20T15:02:22+07:00');
    expect([times.time_created, times.time_paid, times.time_expired]).to.deep.equal([
      '2016-06-19T15:02:22+07:00',
      '2016-06-19T15:02:22Z',
      '2016-06-20T15:02:22+07:00',
    ]);
  });

  describe('methods', () => {
    const PAID = { va_numbers: null, transaction_status: 'settlement' };
    for (const [name, fields, method] of [
      ['a virtual account', { va_numbers: [{ bank: 'bri', va_number: '1' }] }, 'bri_va_id'],
      ['a transfer without one', { ...PAID }, 'bank_transfer_id'],
      ['a code of an unknown store', { va_numbers: null, payment_type: 'cstore', payment_code: '1' }, 'cstore_id'],
      ['a card', { ...PAID, payment_type: 'credit_card' }, 'card_id'],
      ['another', { ...PAID, payment_type: 'kredivo' }, 'kredivo_id'],
      ['none', { ...PAID, payment_type: undefined }, null],
    ] as const)
      it(`${name}: ${method}`, () => expect(given(fields).payment_method).to.equal(method));
  });

  describe('next steps', () => {
    it('the code, the app, the page: in this order', () => {
      const all = ['verification-link-url', 'deeplink-redirect', 'generate-qr-code-v2'];
      const types = all.map((_, from) => given(actions(...all.slice(0, all.length - from))).action?.type);
      expect(types).to.deep.equal(['display_qr_code', 'redirect_to_app', 'redirect_to_url']);
    });

    it('the picture with a frame is taken if it is the only one', () => {
      expect(given(actions('generate-qr-code-v2')).action).to.deep.equal({
        type: 'display_qr_code',
        display_qr_code: {
          data: null,
          image_url_png: 'https://api.midtrans.com/generate-qr-code-v2',
          image_url_svg: null,
        },
      });
    });

    it('a backend chooses the app by leaving out the code', () => {
      const given = actions('generate-qr-code', 'deeplink-redirect');
      const app = given.actions.filter(({ name }) => !name.startsWith('generate-qr-code'));
      expect(fromMidtrans({ ...transaction, actions: app } as MidtransTransaction).action?.type).to.equal(
        'redirect_to_app',
      );
    });

    it('a virtual account with 18 digits is a bank transfer, in Indonesia', () => {
      const { action, payment_method } = given({ va_numbers: [{ bank: 'bri', va_number: '123456789123456789' }] });
      const details = action?.type === 'display_details' ? action.display_details : {};
      expect(details).to.deep.equal({ country: 'ID', bank_name: 'BRI', account_number: '123456789123456789' });
      expect(detailsKind(details, payment_method)).to.equal('bank_transfer');
    });

    it('an unknown action is unsupported', () => {
      expect(failure({ va_numbers: null, ...actions('activation-deeplink') })).to.equal(
        'unsupported-action transaction.actions: its step is missing; use those that CoreApi.charge returned, with its redirect_url',
      );
    });

    it('so is any pending payment without its step, except OVO, whose app asks', () => {
      for (const payment_type of ['gopay', 'qris', 'credit_card', 'akulaku', 'kredivo', 'shopeepay', undefined])
        expect(failure({ payment_type, va_numbers: null })).to.match(/^unsupported-action/);
      expect(given({ payment_type: 'ovo', va_numbers: null }).action).to.equal(null);
    });

    it('a link of DANA is a page, which works without the app', () => {
      const dana = actions('deeplink-redirect');
      expect(given({ ...dana, payment_type: 'dana' }).action?.type).to.equal('redirect_to_url');
      expect(given({ ...dana, payment_type: 'shopeepay' }).action?.type).to.equal('redirect_to_app');
    });

    it('a settled GoPay payment needs none', () => {
      expect(given({ payment_type: 'gopay', transaction_status: 'settlement' }).status).to.equal('paid');
    });
  });

  describe('reasons', () => {
    const reasons: readonly (readonly [fields: object, code: string | null, message: string | null])[] = [
      [{ payment_type: 'credit_card', channel_response_code: '51' }, 'insufficient_funds', null],
      [{ payment_type: 'credit_card', channel_response_code: '46' }, 'account_closed', null],
      [{ payment_type: 'credit_card', channel_response_code: '05' }, 'payment_declined', null],
      [{ payment_type: 'gopay', channel_response_code: '201' }, 'insufficient_funds', null],
      [{ payment_type: 'credit_card', channel_response_code: '201' }, 'payment_declined', null],
      [{ status_message: 'Card is not authenticated.' }, 'payment_declined', 'Card is not authenticated.'],
      [{ status_message: 'Success, transaction is found' }, 'payment_declined', null],
      [{ status_message: 'midtrans payment notification' }, 'payment_declined', null],
      [{ status_message: 'Denied', channel_response_message: 'Do not honor' }, 'payment_declined', 'Do not honor'],
      [{ transaction_status: 'cancel' }, 'cancel', null],
      [{ transaction_status: 'failure' }, 'processing_error', null],
      [{ transaction_status: 'capture', fraud_status: 'deny' }, 'payment_declined', null],
      [{ transaction_status: 'expire', status_message: 'Expired' }, null, null],
      [{ transaction_status: 'settlement', channel_response_message: 'Approved' }, null, null],
    ];
    for (const [fields, code, message] of reasons)
      it(`${JSON.stringify(fields)}: ${code}, ${message}`, () => {
        const payment = given({ transaction_status: 'deny', ...fields });
        expect([payment.failure_code, payment.failure_message]).to.deep.equal([code, message]);
      });
  });

  describe('Snap', () => {
    const snap = { token: '66e4fa55', redirect_url: 'https://app.midtrans.com/snap/v4/redirection/66e4fa55' };

    for (const [name, fields] of [
      ['its response', {}],
      ['a status without a transaction', { status_code: '404', status_message: "Transaction doesn't exist." }],
    ] as const)
      it(`${name} is a redirect to its page`, () =>
        expect(fromMidtrans({ ...snap, ...fields })).to.deep.include({
          status: 'created',
          action: { type: 'redirect_to_url', redirect_to_url: { url: snap.redirect_url } },
        }));

    for (const [theirs, ours] of [
      ['settlement', 'paid'],
      ['expire', 'expired'],
      ['deny', 'failed'],
    ] as const)
      it(`with the status ${theirs} it is ${ours}`, () => {
        const { status, action } = given({ ...snap, transaction_status: theirs });
        expect([status, action]).to.deep.equal([ours, null]);
      });

    it('a pending transaction without its own step returns to the page', () =>
      expect(given({ ...snap, payment_type: 'akulaku', va_numbers: null }).action?.type).to.equal('redirect_to_url'));
  });

  it('a cancellation may lack both ids', () => {
    const { id, status } = given({ transaction_status: 'cancel', transaction_id: undefined, order_id: undefined });
    expect([id, status]).to.deep.equal(['', 'failed']);
  });

  it('the order stands for a transaction without an id, as after a refund', () => {
    expect(given({ transaction_id: undefined }).id).to.equal('order-1');
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ transaction_status: undefined }, 'transaction.transaction_status: expected string'],
      [{ transaction_status: 1 }, 'transaction.transaction_status: expected string'],
      [{ transaction_id: null, order_id: null }, 'transaction.transaction_id: expected string'],
      [{ fraud_status: true }, 'transaction.fraud_status: expected string'],
      [{ gross_amount: '2e4' }, 'transaction.gross_amount: expected a decimal number'],
      [{ gross_amount: {} }, 'transaction.gross_amount: expected string'],
      [{ expiry_time: 1 }, 'transaction.expiry_time: expected string'],
      [{ actions: {} }, 'transaction.actions: expected a short array'],
      [{ actions: ['x'] }, 'transaction.actions.0: expected object'],
      [{ actions: [{ name: 'cancel', url: 1 }] }, 'transaction.actions.0.url: expected string'],
      [{ va_numbers: [{ bank: 'bca' }] }, 'transaction.va_numbers.0.va_number: expected string'],
      [{ status_code: undefined, transaction_status: undefined }, 'transaction: expected an object of Midtrans'],
      [
        { object: 'payment', status_code: undefined, transaction_status: undefined },
        'transaction: expected an object of Midtrans, but this is one of the contract of Pay Elements, which needs no provider',
      ],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () => expect(failure(fields)).to.equal(`invalid-input ${message}`));

    it('a payment link is named, with what to use instead', () => {
      const link = { order_id: '1', payment_url: 'https://app.midtrans.com/payment-links/1' };
      const error = errorOf(() => fromMidtrans(link as unknown as MidtransTransaction)) as PayError;
      expect(error.message).to.equal(
        'transaction: expected an object of Midtrans, but this is a payment link; use Snap.createTransaction',
      );
    });

    it('a hostile object becomes an error of its own', () => {
      const hostile = new Proxy(transaction, {
        getOwnPropertyDescriptor: () => {
          throw new Error('secret');
        },
      });
      const error = errorOf(() => fromMidtrans(hostile)) as PayError;
      expect([error.code, error.message]).to.deep.equal(['invalid-input', 'transaction: could not be read']);
    });
  });

  it('no signature, card, token or phone number is copied', () => {
    const text = JSON.stringify(
      given({
        signature_key: '16d6f84b2fb0468e',
        masked_card: '48111111-1114',
        saved_token_id: '481111xDUgxnnred',
        approval_code: '1578569243927',
        merchant_id: 'G141532850',
        payer_phone_number: '08111111111',
        custom_field1: 'internal',
      }),
    );
    for (const secret of ['16d6', '4811', 'xDUg', '15785', 'G1415', '0811', 'internal'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
