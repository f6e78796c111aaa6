import type {
  CancelledPayment,
  FailedPayment,
  PaidPayment,
  PartialCancelledPayment,
  PayPendingPayment,
  PaymentMethod,
  ReadyPayment,
  VirtualAccountIssuedPayment,
} from '@portone/server-sdk/payment';
import type { PortOnePayment } from '../../../src/providers/portone.js';
import type { Vector } from './vector.js';

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['method.type'];

/** PortOne publishes the types of its payments, and no payment. */
const SDK =
  'https://github.com/portone-io/server-sdk/blob/f944c0a57d6d323a3a7e64e5a9c15d3d8ca73cf4/javascript/src/generated/payment';
const licence = 'Apache-2.0 OR MIT';
const note = 'by the type of the SDK, with values of the documents';

const ACCOUNT: PaymentMethod = {
  type: 'PaymentMethodVirtualAccount',
  bank: 'KOOKMIN',
  accountNumber: '56211105948400',
  accountType: 'NORMAL',
  remitteeName: '포트원',
  remitterName: '홍길동',
  issuedAt: '2024-05-17T04:05:06Z',
  expiredAt: '2024-05-18T04:05:06Z',
  refundStatus: 'NONE',
};

/** The ids of the webhook, and the price of the request, in the documents. */
const BASE = {
  id: 'example-payment-id',
  transactionId: '55451513-9763-4a7a-bb43-78a4c65be843',
  merchantId: 'merchant-7d6a6f6c-5d0a-4f6a-9c1a-2f4c5b6a7d8e',
  storeId: 'store-ae356798-3d20-4969-b739-14c6b0e1a667',
  channel: {
    type: 'TEST',
    key: 'channel-key-9987cb87-6458-4888-b94e-68d9a2da896d',
    name: 'KG이니시스',
    pgProvider: 'INICIS_V2',
    pgMerchantId: 'INIpayTest',
  },
  version: 'V2',
  requestedAt: '2024-05-17T04:05:06Z',
  updatedAt: '2024-05-17T04:06:07Z',
  statusChangedAt: '2024-05-17T04:06:07Z',
  orderName: '나이키 와플 트레이너 2 SD',
  amount: { total: 8900, taxFree: 0, vat: 809, supply: 8091, discount: 0, paid: 0, cancelled: 0, cancelledTaxFree: 0 },
  currency: 'KRW',
  customer: { name: '홍길동', email: 'hong@example.com', phoneNumber: '01012341234' },
} as const;

const received = { ...BASE.amount, paid: 8900 };
const PAID = { paidAt: '2024-05-17T04:06:07Z', pgTxId: 'StdpayISPYINIpayTest20240517130607123456' } as const;

const cancellation = {
  status: 'SUCCEEDED',
  id: 'cancellation-1',
  totalAmount: 1000,
  taxFreeAmount: 0,
  vatAmount: 90,
  reason: '구매자 요청',
  requestedAt: '2024-05-18T04:05:06Z',
  cancelledAt: '2024-05-18T04:05:07Z',
} as const;

const ready: ReadyPayment = { ...BASE, status: 'READY' };
const pending: PayPendingPayment = {
  ...BASE,
  status: 'PAY_PENDING',
  method: { type: 'PaymentMethodEasyPay', provider: 'PAYPAL' },
};
const konbini: PayPendingPayment = {
  ...BASE,
  status: 'PAY_PENDING',
  channel: { ...BASE.channel, pgProvider: 'INICIS_JP' },
  currency: 'JPY',
  method: {
    type: 'PaymentMethodConvenienceStore',
    convenienceStoreBrand: 'LAWSON',
    receiptNumber: '12345678',
    confirmationNumber: '1111',
    paymentDeadline: '2024-05-20T14:59:59Z',
  },
};
const issued: VirtualAccountIssuedPayment = { ...BASE, status: 'VIRTUAL_ACCOUNT_ISSUED', method: ACCOUNT };
const short: VirtualAccountIssuedPayment = {
  ...BASE,
  status: 'VIRTUAL_ACCOUNT_ISSUED',
  method: { type: 'PaymentMethodVirtualAccount', bank: 'SAVINGS_BANK', accountNumber: '56211105948400' },
};
const paidWith = (method: PaymentMethod): PaidPayment => ({
  ...BASE,
  ...PAID,
  status: 'PAID',
  method,
  amount: received,
  disputes: [],
});
const partial: PartialCancelledPayment = {
  ...BASE,
  ...PAID,
  status: 'PARTIAL_CANCELLED',
  method: ACCOUNT,
  amount: { ...received, cancelled: 1000 },
  cancellations: [cancellation],
  cancelledAt: '2024-05-18T04:05:07Z',
};
const refunded: CancelledPayment = {
  ...partial,
  status: 'CANCELLED',
  amount: { ...received, cancelled: 8900 },
  cancellations: [{ ...cancellation, totalAmount: 8900 }],
};
const closed: CancelledPayment = {
  ...BASE,
  status: 'CANCELLED',
  method: ACCOUNT,
  cancellations: [],
  cancelledAt: '2024-05-17T05:00:00Z',
};
const failed: FailedPayment = {
  ...BASE,
  status: 'FAILED',
  failedAt: '2024-05-17T04:06:07Z',
  failure: { reason: '사용자가 결제를 취소하였습니다', pgCode: 'PAY_PROCESS_CANCELED' },
};
const dollars: PaidPayment = {
  ...paidWith({ type: 'PaymentMethodEasyPay', provider: 'PAYPAL' }),
  channel: { ...BASE.channel, pgProvider: 'PAYPAL_V2' },
  amount: { ...received, total: 1290, paid: 1290 },
  currency: 'USD',
};

export const vectors: readonly Vector<PortOnePayment>[] = [
  {
    name: 'VIRTUAL_ACCOUNT_ISSUED',
    source: `${SDK}/VirtualAccountIssuedPayment.ts`,
    licence,
    note,
    given: issued,
    expected: {
      id: 'example-payment-id',
      status: 'created',
      action: {
        type: 'display_details',
        display_details: {
          account_number: '56211105948400',
          account_holder_name: '포트원',
          bank_name: '국민은행',
        },
      },
      amount: '8900',
      currency: 'KRW',
      payment_method: 'virtual_account_kr',
      reference: 'example-payment-id',
      time_created: '2024-05-17T04:05:06Z',
      time_paid: null,
      time_expired: '2024-05-18T04:05:06Z',
    },
  },
  {
    name: 'VIRTUAL_ACCOUNT_ISSUED by a company that sends less, with a bank that has no name here',
    source: `${SDK}/PaymentMethodVirtualAccount.ts`,
    licence,
    note,
    given: short,
    expected: {
      action: {
        type: 'display_details',
        display_details: { account_number: '56211105948400', bank_code: 'SAVINGS_BANK' },
      },
      time_expired: null,
    },
  },
  {
    name: 'VIRTUAL_ACCOUNT_ISSUED without an account',
    source: `${SDK}/VirtualAccountIssuedPayment.ts`,
    licence,
    note: 'the method is optional there',
    given: { ...BASE, status: 'VIRTUAL_ACCOUNT_ISSUED' },
    expected: {
      error: 'unsupported-action',
      message: /payment\.method: its step is missing; use GET \/payments\/\{paymentId\}/,
    },
  },
  {
    name: 'READY: nothing was chosen',
    source: `${SDK}/ReadyPayment.ts`,
    licence,
    note,
    given: ready,
    expected: { error: 'unsupported-action', message: /no payment method was chosen; use PortOne\.requestPayment/ },
  },
  {
    name: 'PAY_PENDING: PayPal',
    source: `${SDK}/PayPendingPayment.ts`,
    licence,
    note,
    given: pending,
    expected: { status: 'created', action: null, payment_method: 'paypal' },
  },
  {
    name: 'PAY_PENDING: a convenience store in Japan',
    source: `${SDK}/PaymentMethodConvenienceStore.ts`,
    licence,
    note: 'by the type of the SDK; no document says which status it has',
    given: konbini,
    expected: {
      status: 'created',
      action: {
        type: 'display_details',
        display_details: { store: 'Lawson', payment_code: '12345678', confirmation_number: '1111' },
      },
      amount: '8900',
      currency: 'JPY',
      payment_method: 'konbini_jp',
      time_expired: '2024-05-20T14:59:59Z',
    },
  },
  {
    name: 'PAID: a virtual account',
    source: `${SDK}/PaidPayment.ts`,
    licence,
    note,
    given: paidWith(ACCOUNT),
    expected: {
      status: 'paid',
      action: null,
      amount: '8900',
      payment_method: 'virtual_account_kr',
      time_paid: '2024-05-17T04:06:07Z',
    },
  },
  {
    name: 'PAID: a card',
    source: `${SDK}/PaymentMethodCard.ts`,
    licence,
    note,
    given: paidWith({
      type: 'PaymentMethodCard',
      card: { publisher: 'SHINHAN_CARD', name: '신한카드', number: '123456******1234' },
      approvalNumber: '00000000',
      installment: { month: 0, isInterestFree: false },
      pointUsed: false,
    }),
    expected: { status: 'paid', payment_method: 'card' },
  },
  {
    name: 'PAID: a wallet',
    source: `${SDK}/PaymentMethodEasyPay.ts`,
    licence,
    note,
    given: paidWith({
      type: 'PaymentMethodEasyPay',
      provider: 'KAKAOPAY',
      easyPayMethod: { type: 'PaymentMethodEasyPayMethodCharge' },
    }),
    expected: { status: 'paid', payment_method: 'kakaopay_kr' },
  },
  {
    name: 'PAID: the phone bill',
    source: `${SDK}/PaymentMethodMobile.ts`,
    licence,
    note,
    given: paidWith({ type: 'PaymentMethodMobile', phoneNumber: '01012341234' }),
    expected: { status: 'paid', payment_method: 'carrier_billing_kr' },
  },
  {
    name: 'PAID: dollars',
    source: `${SDK}/PaymentAmount.ts`,
    licence,
    note,
    given: dollars,
    expected: { status: 'paid', amount: '12.90', currency: 'USD', payment_method: 'paypal' },
  },
  {
    name: 'PARTIAL_CANCELLED',
    source: `${SDK}/PartialCancelledPayment.ts`,
    licence,
    note,
    given: partial,
    expected: { status: 'paid', action: null, amount: '8900' },
  },
  {
    name: 'CANCELLED after it was paid: a refund',
    source: `${SDK}/CancelledPayment.ts`,
    licence,
    note,
    given: refunded,
    expected: { status: 'paid', action: null, failure_code: null, time_paid: '2024-05-17T04:06:07Z' },
  },
  {
    name: 'CANCELLED before a deposit',
    source: `${SDK}/CancelledPayment.ts`,
    licence,
    note,
    given: closed,
    expected: { status: 'failed', action: null, failure_code: 'cancelled', time_paid: null },
  },
  {
    name: 'FAILED',
    source: `${SDK}/FailedPayment.ts`,
    licence,
    note,
    given: failed,
    expected: {
      status: 'failed',
      action: null,
      payment_method: null,
      failure_code: 'declined_by_consumer',
      failure_message: '사용자가 결제를 취소하였습니다',
    },
  },
];
