import { expect } from '@open-wc/testing';
import type { PaymentClient } from '@portone/server-sdk';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromPortOne, type PortOnePayment } from '../../src/providers/portone.js';
import { errorOf } from './check.js';

/** The function takes the SDK's type as it is, with payments of later versions. */
const typed: (payment: Awaited<ReturnType<PaymentClient['getPayment']>>) => Payment = fromPortOne;

type Fields = Readonly<Record<string, unknown>>;

const account = {
  type: 'PaymentMethodVirtualAccount',
  bank: 'SHINHAN',
  accountNumber: '56211105948400',
  accountType: 'NORMAL',
  remitteeName: '포트원',
  expiredAt: '2026-11-30T03:00:00Z',
};
const payment = {
  status: 'VIRTUAL_ACCOUNT_ISSUED',
  id: 'order-1',
  transactionId: '55451513-9763-4a7a-bb43-78a4c65be843',
  merchantId: 'merchant-1',
  storeId: 'store-1',
  version: 'V2',
  method: account,
  requestedAt: '2026-11-29T03:00:00Z',
  updatedAt: '2026-11-29T03:00:01Z',
  statusChangedAt: '2026-11-29T03:00:01Z',
  orderName: '주문',
  amount: { total: 8900, taxFree: 0, discount: 0, paid: 0, cancelled: 0, cancelledTaxFree: 0 },
  currency: 'KRW',
  customer: {},
};
const by = (method: Fields | undefined, fields: Fields = {}): Fields => ({ ...payment, method, ...fields });
const withAccount = (fields: Fields): Fields => by({ ...account, ...fields });

const convert = (value: unknown): Payment => fromPortOne(value as PortOnePayment);
const failure = (value: unknown) => {
  const { code, message } = errorOf(() => convert(value)) as PayError;
  return `${code} ${message}`;
};

const details = (fields: Fields) => ({ type: 'display_details', display_details: fields });

describe('fromPortOne', () => {
  it('takes the type of the SDK', () => expect(typed === fromPortOne).to.equal(true));

  describe('statuses', () => {
    const paidAt = '2026-11-29T03:01:00Z';
    const table: readonly (readonly [name: string, fields: Fields, status: string, code: string | null])[] = [
      ['VIRTUAL_ACCOUNT_ISSUED', {}, 'created', null],
      ['PAY_PENDING', {}, 'created', null],
      ['PENDING', {}, 'created', null],
      ['PAID', { paidAt }, 'paid', null],
      ['PARTIAL_CANCELLED', { paidAt }, 'paid', null],
      ['CANCELLED', { paidAt }, 'paid', null],
      ['CANCELLED', {}, 'failed', 'cancelled'],
      ['FAILED', { failure: { pgCode: 'F112' } }, 'failed', 'F112'],
      ['FAILED', { failure: { pgCode: 'PAY_PROCESS_CANCELED' } }, 'failed', 'declined_by_consumer'],
      ['FAILED', { failure: {} }, 'failed', null],
      ['FAILED', {}, 'failed', null],
      ['EXPIRED', {}, 'portone:EXPIRED', null],
      ['paid', {}, 'portone:paid', null],
      ['__proto__', {}, 'portone:__proto__', null],
    ];
    for (const [theirs, fields, status, code] of table)
      it(`${theirs}, ${JSON.stringify(fields)}: ${status}`, () => {
        const converted = convert({ ...payment, ...fields, status: theirs });
        expect([converted.status, converted.failure_code]).to.deep.equal([status, code]);
        expect(converted.time_paid).to.equal(status === 'paid' ? paidAt : null);
        if (status !== 'created') expect(converted.action).to.equal(null);
      });

    it('a message of a failure, and before it the one of the company behind PortOne', () => {
      const message = (failure: Fields) => convert({ ...payment, status: 'FAILED', failure }).failure_message;
      expect(message({ reason: '실패' })).to.equal('실패');
      expect(message({ reason: '실패', pgMessage: '잔액 부족' })).to.equal('잔액 부족');
    });
  });

  describe('steps', () => {
    const shown = { account_number: account.accountNumber, account_holder_name: '포트원' };
    for (const [bank, name] of [
      ['SHINHAN', { bank_name: '신한은행' }],
      ['DAEGU', { bank_name: '아이엠뱅크' }],
      ['K_BANK', { bank_name: '케이뱅크' }],
      ['SAVINGS_BANK', { bank_code: 'SAVINGS_BANK' }],
      ['toString', { bank_code: 'toString' }],
      [undefined, {}],
    ] as const)
      it(`an account of ${bank}`, () =>
        expect(convert(withAccount({ bank })).action).to.deep.equal(details({ ...shown, ...name })));

    it('an account without its holder', () =>
      expect(convert(withAccount({ remitteeName: undefined })).action).to.deep.equal(
        details({ account_number: account.accountNumber, bank_name: '신한은행' }),
      ));

    const store = { type: 'PaymentMethodConvenienceStore', convenienceStoreBrand: 'SEVEN_ELEVEN' };
    for (const [name, method, action] of [
      [
        'both numbers of a convenience store',
        { ...store, receiptNumber: '1', confirmationNumber: '2' },
        details({ store: '7-Eleven', payment_code: '1', confirmation_number: '2' }),
      ],
      [
        'one number of a convenience store',
        { ...store, confirmationNumber: '2' },
        details({ store: '7-Eleven', payment_code: '2' }),
      ],
      [
        'a new convenience store',
        { ...store, convenienceStoreBrand: 'POPLAR', receiptNumber: '1' },
        details({ store: 'POPLAR', payment_code: '1' }),
      ],
      ['a convenience store without its numbers', store, null],
      ['a wallet', { type: 'PaymentMethodEasyPay', provider: 'PAYPAL' }, null],
      ['a new method', { type: 'PaymentMethodNew', accountNumber: '1' }, null],
      ['none', undefined, null],
    ] as const)
      it(`PAY_PENDING: ${name}`, () =>
        expect(convert(by(method, { status: 'PAY_PENDING' })).action).to.deep.equal(action));

    for (const [name, value, message] of [
      [
        'READY',
        by(undefined, { status: 'READY' }),
        'payment.method: no payment method was chosen; use PortOne.requestPayment',
      ],
      [
        'VIRTUAL_ACCOUNT_ISSUED without a method',
        by(undefined),
        'payment.method: its step is missing; use GET /payments/{paymentId}',
      ],
      [
        'VIRTUAL_ACCOUNT_ISSUED without a number',
        withAccount({ accountNumber: '' }),
        'payment.method: its step is missing; use GET /payments/{paymentId}',
      ],
    ] as const)
      it(`${name} is refused`, () => expect(failure(value)).to.equal(`unsupported-action ${message}`));
  });

  describe('methods', () => {
    for (const [method, ours] of [
      [{ type: 'PaymentMethodCard' }, 'card'],
      [{ type: 'PaymentMethodVirtualAccount' }, 'virtual_account_kr'],
      [{ type: 'PaymentMethodTransfer' }, 'internet_banking_kr'],
      [{ type: 'PaymentMethodMobile' }, 'carrier_billing_kr'],
      [{ type: 'PaymentMethodConvenienceStore' }, 'konbini_jp'],
      [{ type: 'PaymentMethodGiftCertificate' }, null],
      [{ type: 'PaymentMethodCrypto' }, null],
      [{ type: 'PaymentMethodEasyPay' }, null],
      [{ type: 'PaymentMethodEasyPay', provider: 'SAMSUNGPAY' }, 'samsungpay_kr'],
      [{ type: 'PaymentMethodEasyPay', provider: 'KAKAOPAY' }, 'kakaopay_kr'],
      [{ type: 'PaymentMethodEasyPay', provider: 'NAVERPAY' }, 'naverpay_kr'],
      [{ type: 'PaymentMethodEasyPay', provider: 'PAYCO' }, 'payco_kr'],
      [{ type: 'PaymentMethodEasyPay', provider: 'SSGPAY' }, 'ssgpay_kr'],
      [{ type: 'PaymentMethodEasyPay', provider: 'LPAY' }, 'lpay_kr'],
      [{ type: 'PaymentMethodEasyPay', provider: 'TOSSPAY' }, 'tosspay_kr'],
      [{ type: 'PaymentMethodEasyPay', provider: 'APPLEPAY' }, 'applepay'],
      [{ type: 'PaymentMethodEasyPay', provider: 'WECHAT' }, 'wechatpay_cn'],
      [{ type: 'PaymentMethodEasyPay', provider: 'PAYPAY' }, 'paypay_jp'],
      [{ type: 'PaymentMethodEasyPay', provider: 'PINPAY' }, null],
      [undefined, null],
    ] as const)
      it(`${JSON.stringify(method)}: ${ours}`, () =>
        expect(convert(by(method, { status: 'PAID' })).payment_method).to.equal(ours));
  });

  describe('amounts and times', () => {
    for (const [total, currency, amount] of [
      [8900, 'KRW', '8900'],
      [1290, 'USD', '12.90'],
      [1290, 'JPY', '1290'],
    ] as const)
      it(`${total} ${currency}: ${amount}`, () => {
        const converted = convert({ ...payment, amount: { ...payment.amount, total }, currency });
        expect([converted.amount, converted.currency]).to.deep.equal([amount, currency]);
      });

    it('a payment without an amount', () => {
      const { amount, currency } = convert({ ...payment, amount: null });
      expect([amount, currency]).to.deep.equal([null, null]);
    });

    it('the times, and the ids', () => {
      const { id, reference, time_created, time_expired } = convert(payment);
      expect([id, reference]).to.deep.equal(['order-1', 'order-1']);
      expect([time_created, time_expired]).to.deep.equal(['2026-11-29T03:00:00Z', '2026-11-30T03:00:00Z']);
    });
  });

  describe('wrong objects', () => {
    for (const [value, message] of [
      [{ ...payment, status: 1 }, 'payment.status: expected string'],
      [{ ...payment, id: 1 }, 'payment.id: expected string'],
      [{ ...payment, amount: 8900 }, 'payment.amount: expected object'],
      [{ ...payment, amount: { total: '8900' } }, 'payment.amount.total: expected number'],
      [{ ...payment, amount: { total: 0.5 } }, 'payment.amount.total: expected a whole number'],
      [{ ...payment, method: 'card' }, 'payment.method: expected object'],
      [withAccount({ accountNumber: 1 }), 'payment.method.accountNumber: expected string'],
      [{ ...payment, status: 'FAILED', failure: 'no' }, 'payment.failure: expected object'],
      [{ id: 'order-1', status: 'PAID' }, 'payment: expected an object of PortOne'],
    ] as const)
      it(`${message}`, () => expect(failure(value)).to.equal(`invalid-input ${message}`));

    const data = { storeId: 'store-1', paymentId: 'order-1', transactionId: '5545' };
    for (const [value, product] of [
      [
        { type: 'Transaction.Paid', timestamp: '2026-11-29T03:00:00Z', data },
        'a webhook; use GET /payments/{paymentId}',
      ],
      [{ tx_id: '5545', payment_id: 'order-1', status: 'Paid' }, 'a webhook; use GET /payments/{paymentId}'],
      [data, 'only a reference to a payment; use GET /payments/{paymentId}'],
      [
        { transactionType: 'PAYMENT', txId: '5545', paymentId: 'order-1' },
        'only a reference to a payment; use GET /payments/{paymentId}',
      ],
      [{ payment: { pgTxId: '1', paidAt: '2026-11-29T03:00:00Z' } }, 'a summary; use GET /payments/{paymentId}'],
      [{ items: [payment], page: { number: 0 } }, 'a list; use one of its items'],
      [{ imp_uid: 'imp_1', merchant_uid: 'order-1' }, 'a payment of V1; use GET /payments/{paymentId} of V2'],
      [
        { billingKey: 'billing-key-1', storeId: 'store-1' },
        'a billing key; use POST /payments/{paymentId}/billing-key',
      ],
      [{ type: 'PAYMENT_NOT_FOUND', message: '결제 건이 존재하지 않습니다.' }, 'an error; message says why'],
    ] as const)
      it(`${Object.keys(value)[0]}: ${product}`, () =>
        expect(failure(value)).to.equal(
          `invalid-input payment: expected an object of PortOne, but this is ${product}`,
        ));
  });

  it('no person, card or text of the merchant is copied', () => {
    const secrets = {
      merchantId: 'internal',
      orderName: 'internal',
      customData: '{"note":"internal"}',
      pgTxId: 'internal',
      pgResponse: 'internal',
      channel: { key: 'internal', pgMerchantId: 'internal' },
      webhooks: [{ url: 'https://internal.example' }],
      customer: { name: '홍길동', email: 'hong@example.com', phoneNumber: '01012341234' },
    };
    const card = { type: 'PaymentMethodCard', card: { number: '123456******1234' }, approvalNumber: '777' };
    const text = JSON.stringify([
      convert({ ...withAccount({ remitterName: '홍길동' }), ...secrets }),
      convert(by(card, { ...secrets, status: 'PAID' })),
      convert(by({ type: 'PaymentMethodMobile', phoneNumber: '01012341234' }, { ...secrets, status: 'PAID' })),
    ]);
    for (const secret of ['홍길동', 'example.com', 'internal', '123456', '777', '0101'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
