import type { YooKassaPayment } from '../../../src/providers/yookassa.js';
import type { Vector } from './vector.js';

/** The fields of payments in the examples. */
interface Given extends YooKassaPayment {
  readonly paid?: boolean;
  readonly test?: boolean;
  readonly created_at?: string;
  readonly captured_at?: string;
  readonly expires_at?: string;
  readonly description?: string;
  readonly income_amount?: object;
  readonly refunded_amount?: object;
  readonly recipient?: object;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly payment_method?: { readonly type: string; readonly [field: string]: unknown };
  readonly confirmation?: { readonly type: string; readonly [field: string]: unknown };
  readonly cancellation_details?: { readonly party: string; readonly reason: string };
  readonly authorization_details?: object;
  readonly [field: string]: unknown;
}

const DOCS = 'https://yookassa.ru/developers';
const MANUAL = `${DOCS}/payment-acceptance/integration-scenarios/manual-integration`;
const RECURRING = `${DOCS}/payment-acceptance/scenario-extensions/recurring-payments`;
const SDK = 'https://github.com/yoomoney/yookassa-sdk';

/** The examples repeat these values. */
const rub = (value: string) => ({ value, currency: 'RUB' });
const recipient = { account_id: '100500', gateway_id: '100700' };
const isNew = { status: 'pending', paid: false, refundable: false, test: false, recipient } as const;
const page = (confirmation_url: string) => ({ type: 'redirect', confirmation_url });
const toPage = (url: string) => ({ type: 'redirect_to_url', redirect_to_url: { url } }) as const;

const PAGE = 'https://yoomoney.ru/api-pages/v2/payment-confirm/epl?orderId=2419a771-000f-5000-9000-1edaf29243f2';
const SBP = 'https://yoomoney.ru/checkout/payments/sbp?orderId=272b3eb5-000f-5000-9000-1766dbc50f19';
const T_PAY =
  'https://yoomoney.ru/checkout/payments/v2/contract/tinkoff-pay?orderId=23ce833e-000f-5000-8000-172b6722debf';
const YOO_MONEY = 'https://yoomoney.ru/payments/internal/confirmation?orderId=22c5d0f0-000f-5000-8000-13ece77bc6c1';
const CASH = 'https://yoomoney.ru/api-pages/v2/payment-confirm/cash?orderId=22c5d3e2-000f-5000-8000-10a783a9392b';
const CARD = 'https://yoomoney.ru/payments/external/confirmation?orderId=22c5d173-000f-5000-9000-1bdf241d4651';
const ALFA = 'https://yoomoney.ru/checkout/payments/v2/contract??orderId=22e12f66-000f-5000-8000-18db351245c7';
const BUSINESS = 'http://b2bsberbank.confirmation.url?orderId=1da5c87d-0984-50e8-a7f3-8de646dd9ec9';
const SBER_APP =
  'sberpay://invoicing/v2?bankInvoiceId=5eae1999faf15d5e49ee5bd7333ac5a5&operationType=App2App&payment_id=22e12f66-000f-5000-8000-18db351245c7';
const SBER_CODE = 'sberpay://invoicing/v2?bankInvoiceId=successPaymentInApp2433394341762973&operationType=Web2App';
const SBP_CODE = 'https://qr.nspk.ru/QR_ID';

const sberpay = {
  ...isNew,
  id: '22e12f66-000f-5000-8000-18db351245c7',
  amount: rub('2.00'),
  description: 'Заказ №72',
  metadata: { order_id: '72' },
} as const;

const sbp = {
  ...isNew,
  id: '264e0b53-000f-5000-8000-17409ff6554a',
  amount: rub('2.00'),
  created_at: '2020-05-13T13:35:15.183Z',
  description: 'Заказ №72',
  metadata: {},
  payment_method: {
    type: 'sbp',
    id: '264e0b53-000f-5000-8000-17409ff6554a',
    saved: false,
    sbp_operation_id: '1027088AE4CB48CB81287833347A8777',
  },
} as const;

const canceled = {
  id: '24a40656-000f-5000-9000-134108dd5325',
  status: 'canceled',
  paid: false,
  amount: rub('10.00'),
  created_at: '2019-06-25T10:08:22.531Z',
  metadata: {},
  payment_method: { type: 'yoo_money', id: '249ea698-000f-5000-9000-1200128b882c', saved: true },
  recipient,
  refundable: false,
  test: false,
} as const;

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['confirmation.type'];

export const vectors: readonly Vector<Given>[] = [
  {
    name: 'a page on which the consumer chooses the method',
    source: `${DOCS}/payment-acceptance/getting-started/payment-process`,
    licence: 'quoted',
    given: {
      ...isNew,
      id: '2419a771-000f-5000-9000-1edaf29243f2',
      amount: rub('100.00'),
      confirmation: page(PAGE),
      created_at: '2019-03-12T11:10:41.802Z',
      description: 'Заказ №37',
      metadata: { order_id: '37' },
    },
    expected: {
      object: 'payment',
      id: '2419a771-000f-5000-9000-1edaf29243f2',
      reference: '37',
      status: 'created',
      amount: '100.00',
      currency: 'RUB',
      payment_method: null,
      time_created: '2019-03-12T11:10:41.802Z',
      time_paid: null,
      time_expired: null,
      failure_code: null,
      failure_message: null,
      livemode: true,
      action: toPage(PAGE),
    },
  },
  {
    name: 'SBP: a page with its code',
    source: `${MANUAL}/other/sbp`,
    licence: 'quoted',
    given: { ...sbp, confirmation: page(SBP) },
    expected: {
      status: 'created',
      amount: '2.00',
      payment_method: 'sbp_ru',
      reference: null,
      action: toPage(SBP),
    },
  },
  {
    name: 'SBP: a code on the page of the shop, and the same link for phones',
    source: `${DOCS}/api#payment_object`,
    licence: 'quoted',
    note: 'The payment of the page about SBP, with a confirmation of the type qr of the reference, and the text of the code of the page about saved SBP accounts.',
    given: { ...sbp, confirmation: { type: 'qr', confirmation_data: SBP_CODE } },
    expected: {
      status: 'created',
      payment_method: 'sbp_ru',
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: SBP_CODE, image_url_png: null, image_url_svg: null },
        alternatives: [toPage(SBP_CODE)],
      },
    },
  },
  {
    name: 'SBP: paid',
    source: `${MANUAL}/other/sbp`,
    licence: 'quoted',
    given: {
      id: '264e0bc0-000f-5000-a000-109b22344b4c',
      status: 'succeeded',
      paid: true,
      amount: rub('2.00'),
      income_amount: rub('2.00'),
      captured_at: '2020-05-13T13:49:16.887Z',
      created_at: '2020-05-13T13:37:04.389Z',
      description: 'Заказ №72',
      metadata: {},
      payment_method: {
        type: 'sbp',
        id: '264e0bc0-000f-5000-a000-109b22344b4c',
        saved: false,
        sbp_operation_id: '1027088AE4CB48CB81287833347A8777',
        payer_bank_details: { bic: '044525444', bank_id: '100000000022' },
      },
      recipient,
      refundable: true,
      refunded_amount: rub('0.00'),
      test: false,
    },
    expected: {
      status: 'paid',
      amount: '2.00',
      payment_method: 'sbp_ru',
      time_created: '2020-05-13T13:37:04.389Z',
      time_paid: '2020-05-13T13:49:16.887Z',
      action: null,
    },
  },
  {
    name: 'SberPay: a code, whose text opens the app on phones',
    source: `${MANUAL}/sberpay`,
    licence: 'quoted',
    given: {
      ...sberpay,
      confirmation: { type: 'qr', confirmation_data: SBER_CODE },
      created_at: '2021-04-12T13:03:20.155Z',
      payment_method: { type: 'sberbank', id: '22e12f66-000f-5000-8000-18db351245c7', saved: false },
    },
    expected: {
      status: 'created',
      payment_method: 'sberpay_ru',
      reference: '72',
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: SBER_CODE, image_url_png: null, image_url_svg: null },
        alternatives: [{ type: 'redirect_to_app', redirect_to_app: { url: SBER_CODE } }],
      },
    },
  },
  {
    name: 'SberPay: the app, on phones only',
    source: `${MANUAL}/sberpay`,
    licence: 'quoted',
    given: {
      ...sberpay,
      confirmation: { type: 'mobile_application', confirmation_url: SBER_APP },
      created_at: '2018-07-18T10:51:18.139Z',
      payment_method: { type: 'sberbank' },
    },
    expected: {
      status: 'created',
      payment_method: 'sberpay_ru',
      action: { type: 'redirect_to_app', redirect_to_app: { url: SBER_APP } },
    },
  },
  {
    name: 'SberPay: a notification or a text message to confirm by',
    source: `${MANUAL}/sberpay`,
    licence: 'quoted',
    given: {
      ...sberpay,
      confirmation: { type: 'external' },
      created_at: '2018-07-18T10:51:18.139Z',
      payment_method: { type: 'sberbank', phone: '79000000000' },
    },
    expected: { status: 'created', payment_method: 'sberpay_ru', action: null },
  },
  {
    name: 'T-Pay',
    source: `${MANUAL}/other/tinkoff-bank`,
    licence: 'quoted',
    given: {
      ...isNew,
      id: '23ce833e-000f-5000-8000-172b6722debf',
      amount: rub('2.00'),
      confirmation: page(T_PAY),
      created_at: '2019-01-14T11:16:14.441Z',
      description: 'Заказ №72',
      metadata: {},
      payment_method: { type: 'tinkoff_bank', id: '23ce833e-000f-5000-8000-172b6722debf', saved: false },
    },
    expected: { status: 'created', payment_method: 'tpay_ru', action: toPage(T_PAY) },
  },
  {
    name: 'Alfa Pay',
    source: `${MANUAL}/other/alfa-pay`,
    licence: 'quoted',
    given: {
      ...isNew,
      id: '23ce833e-000f-5000-8000-172b6722debf',
      amount: rub('2.00'),
      confirmation: page(ALFA),
      created_at: '2026-01-14T11:16:14.441Z',
      description: 'Заказ №37',
      metadata: {},
      payment_method: {
        type: 'alfa_pay',
        id: '23ce833e-000f-5000-8000-172b6722debf',
        saved: false,
        status: 'inactive',
      },
    },
    expected: { status: 'created', payment_method: 'alfapay_ru', action: toPage(ALFA) },
  },
  {
    name: 'YooMoney',
    source: `${MANUAL}/yoo-money`,
    licence: 'quoted',
    given: {
      ...isNew,
      id: '22c5d0f0-000f-5000-8000-13ece77bc6c1',
      amount: rub('2.00'),
      confirmation: page(YOO_MONEY),
      created_at: '2018-06-27T16:37:04.513Z',
      description: 'Заказ №72',
      metadata: {},
      payment_method: { type: 'yoo_money', id: '22c5d0f0-000f-5000-8000-13ece77bc6c1', saved: false },
    },
    expected: { status: 'created', payment_method: 'yoomoney_ru', action: toPage(YOO_MONEY) },
  },
  {
    name: 'a card: the page of YooKassa',
    source: `${MANUAL}/bank-card`,
    licence: 'quoted',
    given: {
      ...isNew,
      id: '22c5d173-000f-5000-9000-1bdf241d4651',
      amount: rub('2.00'),
      confirmation: { ...page(CARD), return_url: 'https://www.example.com/return_url' },
      created_at: '2021-04-12T13:59:33.681Z',
      description: 'Заказ №72',
      metadata: {},
      payment_method: { type: 'bank_card', id: '22c5d173-000f-5000-9000-1bdf241d4651', saved: false },
    },
    expected: { status: 'created', payment_method: 'card_ru', action: toPage(CARD) },
  },
  {
    name: 'cash: a page with the code',
    source: `${MANUAL}/other/cash`,
    licence: 'quoted',
    given: {
      ...isNew,
      id: '22c5d3e2-000f-5000-8000-10a783a9392b',
      amount: rub('2.00'),
      confirmation: page(CASH),
      created_at: '2018-06-27T16:49:38.669Z',
      description: 'Заказ №72',
      metadata: {},
      payment_method: { type: 'cash', id: '22c5d3e2-000f-5000-8000-10a783a9392b', saved: false },
    },
    expected: { status: 'created', payment_method: 'cash_ru', action: toPage(CASH) },
  },
  {
    name: 'the balance of a phone: a text message to answer',
    source: `${MANUAL}/other/mobile-balance`,
    licence: 'quoted',
    given: {
      ...isNew,
      id: '22c80e01-000f-5000-a000-14ce15eb7b74',
      amount: rub('2.00'),
      confirmation: { type: 'external' },
      created_at: '2018-06-29T09:22:09.367Z',
      description: 'Заказ №72',
      metadata: {},
      payment_method: { type: 'mobile_balance', id: '22c80e01-000f-5000-a000-14ce15eb7b74', saved: false },
    },
    expected: { status: 'created', payment_method: 'mobile_balance_ru', action: null },
  },
  {
    name: 'SberBank Business Online',
    source: `${MANUAL}/other/b2b-sberbank`,
    licence: 'quoted',
    given: {
      ...isNew,
      id: '1da5c87d-0984-50e8-a7f3-8de646dd9ec9',
      amount: rub('50.00'),
      confirmation: page(BUSINESS),
      created_at: '2017-06-29T22:20:00.000Z',
      description: 'Оплата заказа №37',
      metadata: {},
      payment_method: {
        id: '1da5c87d-0984-50e8-a7f3-8de646dd9ec9',
        type: 'b2b_sberbank',
        saved: false,
        payment_purpose: 'Оплата заказа №37',
        vat_data: { type: 'calculated', amount: rub('11.00'), rate: '22' },
      },
    },
    expected: { status: 'created', payment_method: 'b2b_sberbank_ru', action: toPage(BUSINESS) },
  },
  {
    name: 'an instalment plan of SberBank: paid, less its discount',
    source: `${MANUAL}/other/sber-loan`,
    licence: 'quoted',
    given: {
      id: '22c5d0f0-000f-5000-8000-13ece77bc6c1',
      status: 'succeeded',
      paid: true,
      amount: rub('4500.00'),
      income_amount: rub('4342.50'),
      captured_at: '2021-06-22T21:44:55.506Z',
      created_at: '2021-06-22T21:43:44.794Z',
      description: 'Заказ №37',
      metadata: { order_id: '37' },
      payment_method: {
        type: 'sber_loan',
        id: '22c5d0f0-000f-5000-8000-13ece77bc6c1',
        saved: false,
        loan_option: 'installments_12',
        discount_amount: rub('500.00'),
      },
      recipient,
      refundable: true,
      refunded_amount: rub('0.00'),
      test: true,
    },
    expected: { status: 'paid', amount: '4500.00', payment_method: 'sber_loan_ru', livemode: false },
  },
  {
    name: 'the widget in the page',
    source: `${DOCS}/payment-acceptance/integration-scenarios/widget/quick-start`,
    licence: 'quoted',
    given: {
      ...isNew,
      id: '22d6d597-000f-5000-9000-145f6df21d6f',
      amount: rub('2.00'),
      confirmation: { type: 'embedded', confirmation_token: 'ct-24301ae5-000f-5000-9000-13f5f1c2f8e0' },
      created_at: '2018-07-10T14:25:27.535Z',
      description: 'Заказ №72',
      metadata: {},
      test: true,
    },
    expected: {
      error: 'unsupported-action',
      message: /^payment\.confirmation\.type: no element shows this step; use YooMoneyCheckoutWidget$/,
    },
  },
  {
    name: 'an authorized card, which waits for the merchant until expires_at',
    source: `${DOCS}/using-api/webhooks`,
    licence: 'quoted',
    note: 'The object of the notification.',
    given: {
      id: '22d6d597-000f-5000-9000-145f6df21d6f',
      status: 'waiting_for_capture',
      paid: true,
      amount: rub('2.00'),
      authorization_details: { rrn: '603668680243', auth_code: '000000', three_d_secure: { applied: true } },
      created_at: '2018-07-10T14:27:54.691Z',
      description: 'Заказ №72',
      expires_at: '2018-07-17T14:28:32.484Z',
      metadata: {},
      payment_method: {
        type: 'bank_card',
        id: '22d6d597-000f-5000-9000-145f6df21d6f',
        saved: false,
        card: {
          first6: '555555',
          last4: '4444',
          expiry_month: '07',
          expiry_year: '2021',
          card_type: 'MasterCard',
          issuer_country: 'RU',
          issuer_name: 'Sberbank',
        },
        title: 'Bank card *4444',
      },
      refundable: false,
      test: false,
    },
    expected: { status: 'paid', payment_method: 'card_ru', time_paid: null, time_expired: null, action: null },
  },
  {
    name: 'a repeated payment, whose permission the consumer has withdrawn',
    source: `${RECURRING}/pay-with-saved`,
    licence: 'quoted',
    given: { ...canceled, cancellation_details: { party: 'yoo_money', reason: 'permission_revoked' } },
    expected: {
      status: 'failed',
      amount: '10.00',
      payment_method: 'yoomoney_ru',
      failure_code: 'permission_revoked',
      failure_message: null,
      action: null,
    },
  },
  {
    name: 'the time to pay has run out',
    source: `${DOCS}/payment-acceptance/after-the-payment/declined-payments`,
    licence: 'quoted',
    note: 'The payment of the page about repeated payments, with a reason of this page.',
    given: { ...canceled, cancellation_details: { party: 'yoo_money', reason: 'expired_on_confirmation' } },
    expected: { status: 'expired', failure_code: 'expired_on_confirmation', action: null },
  },
  {
    name: 'no money in the account',
    source: `${DOCS}/payment-acceptance/after-the-payment/declined-payments`,
    licence: 'quoted',
    note: 'The payment of the page about repeated payments, with a party and a reason of this page.',
    given: { ...canceled, cancellation_details: { party: 'payment_network', reason: 'insufficient_funds' } },
    expected: { status: 'failed', failure_code: 'insufficient_funds', action: null },
  },
  {
    name: 'an authorized card that the merchant has cancelled',
    source: `${RECURRING}/save-payment-method/save-during-payment`,
    licence: 'quoted',
    given: {
      id: '2a217a2d-000f-5000-9000-1bd6f124af9c',
      status: 'canceled',
      amount: rub('1.00'),
      description: 'Оплата заказа №37',
      recipient,
      payment_method: {
        type: 'bank_card',
        id: '2a217a2d-000f-5000-9000-1bd6f124af9c',
        saved: true,
        title: 'Bank card *4444',
        card: {
          first6: '555555',
          last4: '4444',
          expiry_year: '2030',
          expiry_month: '12',
          card_type: 'Mir',
          card_product: { code: 'MCP', name: 'MIR Privilege' },
          issuer_country: 'RU',
        },
      },
      created_at: '2022-05-26T11:37:17.497Z',
      test: false,
      paid: false,
      refundable: false,
      metadata: { order_id: '37' },
      cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
      authorization_details: { rrn: '603668680243', auth_code: '000000', three_d_secure: { applied: true } },
    },
    expected: { status: 'failed', failure_code: 'canceled_by_merchant', reference: '37', action: null },
  },
  {
    name: 'every field, in the tests of the Python SDK: a pending payment fails for no reason',
    source: `${SDK}-python/blob/master/test/unit/test_payment_response.py`,
    licence: 'MIT',
    given: {
      id: '21b23365-000f-500b-9000-070fa3554403',
      amount: rub('1000.00'),
      description: 'Заказ №72',
      confirmation: {
        type: 'redirect',
        return_url: 'https://test.test/test',
        confirmation_url: 'https://url',
        enforce: false,
      },
      payment_method: { type: 'bank_card', id: '21b23365-000f-500b-9000-070fa3554403', saved: false },
      status: 'pending',
      recipient: { account_id: '67192', gateway_id: '352780' },
      refunded_amount: rub('1000.00'),
      receipt_registration: 'pending',
      created_at: '2017-11-30T15:11:33+00:00',
      expires_at: '2017-11-30T15:11:33+00:00',
      captured_at: '2017-11-30T15:11:33+00:00',
      paid: false,
      refundable: false,
      test: false,
      metadata: { float_value: '123.32', key: 'data' },
      cancellation_details: { party: 'yookassa', reason: 'fraud_suspected' },
      authorization_details: { rrn: 'rrn', auth_code: 'auth_code', three_d_secure: { applied: true } },
      transfers: [
        {
          account_id: '79990000000',
          amount: { value: 100.01, currency: 'RUB' },
          platform_fee_amount: { value: 10.01, currency: 'RUB' },
          status: 'succeeded',
          metadata: { meta1: 'metatest 1', meta2: 'metatest 2' },
        },
      ],
      income_amount: rub('990.00'),
      deal: {
        id: 'dl-28646d17-0022-5000-8000-01e154d1324b',
        settlements: [{ type: 'payout', amount: { value: 80.0, currency: 'RUB' } }],
      },
      merchant_customer_id: '79990001122',
    },
    expected: {
      status: 'created',
      amount: '1000.00',
      payment_method: 'card_ru',
      customer_id: null,
      reference: null,
      failure_code: null,
      time_expired: null,
      action: toPage('https://url'),
    },
  },
  {
    name: 'a fixture of the PHP SDK: a paid payment keeps its page, which is no step any more',
    source: `${SDK}-php/blob/master/tests/Client/fixtures/createPaymentFixtures.json`,
    licence: 'MIT',
    given: {
      id: '1da5c87d-0984-50e8-a7f3-8de646dd9ec9',
      status: 'succeeded',
      error: { code: 'insufficient_funds', description: 'Съешь еще этих мягких французских булок' },
      recipient: { account_id: '123', gateway_id: '456' },
      amount: rub('10.00'),
      created_at: '2015-11-19T17:05:07+03:00',
      captured_at: '2015-11-19T17:05:31+03:00',
      payment_method: { type: 'yoo_money', phone: '89990110101', account_number: '123456789123' },
      confirmation: {
        type: 'redirect',
        locale: 'ru_RU',
        enforce: true,
        return_url: 'string',
        confirmation_url: 'string',
      },
      refunded_amount: rub('10.00'),
      paid: true,
      refundable: true,
      test: true,
      receipt_registration: 'succeeded',
      metadata: {},
    },
    expected: {
      status: 'paid',
      amount: '10.00',
      payment_method: 'yoomoney_ru',
      time_created: '2015-11-19T17:05:07+03:00',
      time_paid: '2015-11-19T17:05:31+03:00',
      failure_code: null,
      livemode: false,
      action: null,
    },
  },
];
