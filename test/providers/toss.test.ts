import { expect } from '@open-wc/testing';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromToss, type TossPayment } from '../../src/providers/toss.js';
import { errorOf } from './check.js';

const PAGE = 'https://api.tosspayments.com/v1/payments/tviva20240213121757MvuS8/checkout';

type Fields = Readonly<Record<string, unknown>>;

const payment: Fields = {
  version: '2022-11-16',
  paymentKey: 'tviva20240213121757MvuS8',
  orderId: 'order-1',
  status: 'READY',
  requestedAt: '2026-11-29T12:00:00+09:00',
  approvedAt: null,
  lastTransactionKey: null,
  method: null,
  virtualAccount: null,
  easyPay: null,
  failure: null,
  checkout: { url: PAGE },
  currency: 'KRW',
  totalAmount: 15000,
  secret: null,
};
const account = {
  accountType: '일반',
  accountNumber: 'X6505636518308',
  bankCode: '20',
  customerName: '박토스',
  dueDate: '2026-12-06T12:00:00',
  expired: false,
  refundStatus: 'NONE',
};
const deposit: Fields = {
  ...payment,
  status: 'WAITING_FOR_DEPOSIT',
  method: '가상계좌',
  virtualAccount: account,
  secret: 'ps_1',
};
const withAccount = (fields: Fields): Fields => ({ ...deposit, virtualAccount: { ...account, ...fields } });

const convert = (value: unknown): Payment => fromToss(value as TossPayment);
const failure = (value: unknown) => {
  const { code, message } = errorOf(() => convert(value)) as PayError;
  return `${code} ${message}`;
};

const details = (fields: Fields) => ({ type: 'display_details', display_details: fields });

describe('fromToss', () => {
  describe('statuses', () => {
    const approvedAt = '2026-11-29T12:01:00+09:00';
    const table: readonly (readonly [name: string, given: Fields, status: string, code: string | null])[] = [
      ['READY', payment, 'created', null],
      ['IN_PROGRESS', { ...payment, status: 'IN_PROGRESS' }, 'created', null],
      ['WAITING_FOR_DEPOSIT', deposit, 'created', null],
      ['WAITING_FOR_DEPOSIT that has expired', withAccount({ expired: true }), 'expired', null],
      ['WAITING_FOR_DEPOSIT without an answer', withAccount({ expired: undefined }), 'created', null],
      ['DONE', { ...deposit, status: 'DONE', approvedAt }, 'paid', null],
      // An account that has been paid ends, too.
      ['DONE, expired', { ...withAccount({ expired: true }), status: 'DONE', approvedAt }, 'paid', null],
      ['PARTIAL_CANCELED', { ...payment, status: 'PARTIAL_CANCELED', approvedAt }, 'paid', null],
      ['CANCELED', { ...payment, status: 'CANCELED', approvedAt }, 'paid', null],
      ['CANCELED, a deposit', { ...deposit, status: 'CANCELED', approvedAt }, 'paid', null],
      ['CANCELED before a deposit', { ...deposit, status: 'CANCELED' }, 'failed', 'canceled'],
      [
        'CANCELED, of an old version, which has the time of the account',
        { ...withAccount({ bankCode: undefined, bank: '우리' }), status: 'CANCELED', approvedAt },
        'failed',
        'canceled',
      ],
      ['ABORTED', { ...payment, status: 'ABORTED' }, 'failed', null],
      ['EXPIRED', { ...payment, status: 'EXPIRED', failure: { code: 'EXPIRED_PAYMENT' } }, 'expired', null],
      ['PAUSED', { ...payment, status: 'PAUSED' }, 'toss:PAUSED', null],
      ['done', { ...payment, status: 'done' }, 'toss:done', null],
      ['__proto__', { ...payment, status: '__proto__' }, 'toss:__proto__', null],
    ];
    for (const [name, given, status, code] of table)
      it(`${name}: ${status}`, () => {
        const converted = convert(given);
        expect([converted.status, converted.failure_code]).to.deep.equal([status, code]);
        expect(converted.time_paid).to.equal(status === 'paid' ? approvedAt : null);
        if (status !== 'created') expect(converted.action).to.equal(null);
      });
  });

  describe('steps', () => {
    it('READY: the page', () =>
      expect(convert(payment).action).to.deep.equal({ type: 'redirect_to_url', redirect_to_url: { url: PAGE } }));

    it('IN_PROGRESS: none, even with a page', () =>
      expect(convert({ ...payment, status: 'IN_PROGRESS' }).action).to.equal(null));

    for (const [bank, shown] of [
      [{ bankCode: '20' }, { bank_name: '우리은행' }],
      [{ bankCode: '06' }, { bank_name: 'KB국민은행' }],
      [{ bankCode: '88' }, { bank_name: '신한은행' }],
      [{ bankCode: '89' }, { bank_name: '케이뱅크' }],
      [{ bankCode: '98' }, { bank_code: '98' }],
      [{ bankCode: 'toString' }, { bank_code: 'toString' }],
      [{ bankCode: undefined, bank: '우리' }, { bank_name: '우리' }],
      [{ bankCode: undefined }, {}],
    ] as const)
      it(`an account of ${JSON.stringify(bank)}`, () =>
        expect(convert(withAccount(bank)).action).to.deep.equal(
          details({ account_number: account.accountNumber, ...shown }),
        ));

    for (const [name, given, message] of [
      ['READY without a page', { ...payment, checkout: null }, 'payment.checkout'],
      ['READY with a page without its address', { ...payment, checkout: {} }, 'payment.checkout'],
      ['WAITING_FOR_DEPOSIT without an account', { ...deposit, virtualAccount: null }, 'payment.virtualAccount'],
      ['WAITING_FOR_DEPOSIT without a number', withAccount({ accountNumber: '' }), 'payment.virtualAccount'],
    ] as const)
      it(`${name} is refused`, () =>
        expect(failure(given)).to.equal(
          `unsupported-action ${message}: its step is missing; use GET /v1/payments/{paymentKey}`,
        ));
  });

  describe('methods', () => {
    for (const [method, provider, ours] of [
      ['카드', null, 'card'],
      ['카드', '토스페이', 'card'],
      ['가상계좌', null, 'virtual_account_kr'],
      ['계좌이체', null, 'internet_banking_kr'],
      ['휴대폰', null, 'carrier_billing_kr'],
      ['간편결제', '토스페이', 'tosspay_kr'],
      ['간편결제', '네이버페이', 'naverpay_kr'],
      ['간편결제', '카카오페이', 'kakaopay_kr'],
      ['간편결제', '페이코', 'payco_kr'],
      ['간편결제', '삼성페이', 'samsungpay_kr'],
      ['간편결제', '애플페이', 'applepay'],
      ['간편결제', '엘페이', 'lpay_kr'],
      ['간편결제', 'SSG페이', 'ssgpay_kr'],
      ['간편결제', '핀페이', null],
      ['간편결제', null, null],
      ['문화상품권', null, null],
      [null, null, null],
    ] as const)
      it(`${method}, ${provider}: ${ours}`, () => {
        const easyPay = provider && { provider, amount: 15000, discountAmount: 0 };
        expect(convert({ ...payment, status: 'DONE', method, easyPay }).payment_method).to.equal(ours);
      });
  });

  describe('failures', () => {
    for (const [theirs, ours, message] of [
      ['PAY_PROCESS_CANCELED', 'declined_by_consumer', null],
      ['REJECT_ACCOUNT_PAYMENT', 'insufficient_funds', null],
      ['REJECT_CARD_COMPANY', 'payment_declined', null],
      ['REJECT_CARD_PAYMENT', 'payment_declined', null],
      ['INVALID_CARD_LOST_OR_STOLEN', 'payment_declined', null],
      ['FDS_ERROR', 'payment_declined', null],
      ['COMMON_ERROR', 'processing_error', null],
      ['FAILED_INTERNAL_SYSTEM_PROCESSING', 'processing_error', null],
      ['EXCEED_MAX_DAILY_PAYMENT_COUNT', 'EXCEED_MAX_DAILY_PAYMENT_COUNT', '메시지'],
    ] as const)
      it(`${theirs}: ${ours}`, () => {
        const one = convert({ ...payment, status: 'ABORTED', failure: { code: theirs, message: '메시지' } });
        expect([one.failure_code, one.failure_message]).to.deep.equal([ours, message]);
      });

    it('only of a payment that has failed', () => {
      const one = convert({ ...payment, failure: { code: 'FDS_ERROR', message: '메시지' } });
      expect([one.failure_code, one.failure_message]).to.deep.equal([null, null]);
    });
  });

  describe('amounts and times', () => {
    for (const [totalAmount, currency, amount] of [
      [15000, 'KRW', '15000'],
      [726.24, 'USD', '726.24'],
      [10, 'USD', '10.00'],
      [1290, 'JPY', '1290'],
      [50000000000, 'MUSD', null],
    ] as const)
      it(`${totalAmount} ${currency}: ${amount}`, () => {
        const converted = convert({ ...payment, totalAmount, currency });
        expect([converted.amount, converted.currency]).to.deep.equal([amount, amount && currency]);
      });

    it('the deadline is Korean time', () => {
      const { time_created, time_expired } = convert(deposit);
      expect([time_created, time_expired]).to.deep.equal(['2026-11-29T12:00:00+09:00', '2026-12-06T12:00:00+09:00']);
      const own = convert(withAccount({ dueDate: '2026-12-06T03:00:00Z' }));
      expect(own.time_expired).to.equal('2026-12-06T03:00:00Z');
      expect(convert(withAccount({ dueDate: null })).time_expired).to.equal(null);
    });
  });

  describe('wrong objects', () => {
    for (const [value, message] of [
      [{ ...payment, status: 1 }, 'payment.status: expected string'],
      [{ ...payment, paymentKey: 1 }, 'payment.paymentKey: expected string'],
      [{ ...payment, totalAmount: '15,000' }, 'payment.totalAmount: expected a decimal number'],
      [{ ...payment, checkout: PAGE }, 'payment.checkout: expected object'],
      [{ ...payment, easyPay: '토스페이' }, 'payment.easyPay: expected object'],
      [withAccount({ accountNumber: 1 }), 'payment.virtualAccount.accountNumber: expected string'],
      [withAccount({ expired: 'true' }), 'payment.virtualAccount.expired: expected boolean'],
      [{ paymentKey: null, status: 'DONE' }, 'payment: expected an object of Toss Payments'],
    ] as const)
      it(`${message}`, () => expect(failure(value)).to.equal(`invalid-input ${message}`));

    const transaction = { mId: 'tosspayments', transactionKey: 'B7103', paymentKey: '5zJ4', orderId: 'order-1' };
    for (const [value, product] of [
      [
        { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: '2026-01-02T14:46:59', data: payment },
        'a webhook; use GET /v1/payments/{paymentKey}',
      ],
      [
        { createdAt: '2026-01-02', secret: 'ps_1', status: 'DONE', transactionKey: '9FF1', orderId: 'order-1' },
        'a webhook; use GET /v1/payments/orders/{orderId}',
      ],
      [{ billingKey: 'b_1', customerKey: 'c_1' }, 'a billing key; use POST /v1/billing/{billingKey}'],
      [{ receiptKey: 'r_1', orderId: 'order-1' }, 'a cash receipt; use GET /v1/payments/{paymentKey}'],
      [{ ...transaction, transactionAt: '2026-01-02' }, 'a transaction; use GET /v1/payments/{paymentKey}'],
      [{ ...transaction, soldDate: '2026-01-02' }, 'a transaction; use GET /v1/payments/{paymentKey}'],
      [
        { paymentKey: '5zJ4', orderId: 'order-1', amount: 15000 },
        'what the page returns; use POST /v1/payments/confirm',
      ],
      [{ code: 'NOT_FOUND_PAYMENT', message: '존재하지 않는 결제 정보 입니다.' }, 'an error; message says why'],
    ] as const)
      it(`${product}`, () =>
        expect(failure(value)).to.equal(
          `invalid-input payment: expected an object of Toss Payments, but this is ${product}`,
        ));
  });

  it('no person, card, secret or text of the merchant is copied', () => {
    const one = convert({
      ...deposit,
      orderName: 'internal',
      mId: 'internal',
      metadata: { note: 'internal' },
      card: { number: '12345678****000*', approveNo: '00000000' },
      mobilePhone: { customerMobilePhone: '01012345678' },
      virtualAccount: { ...account, depositorName: '김철수', refundReceiveAccount: { accountNumber: '110123' } },
      receipt: { url: 'https://dashboard.tosspayments.com/receipt/1' },
    });
    const text = JSON.stringify(one);
    for (const secret of ['박토스', '김철수', 'internal', '12345678', '010', '110123', 'ps_1', 'receipt'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
