import type { KomojuPayment, KomojuSession } from '../../../src/providers/komoju.js';
import type { Vector } from './vector.js';

/** The examples have more fields than the adapter's types. */
type More<T> = T & Readonly<Record<string, unknown>>;
type Payment = More<
  Omit<KomojuPayment, 'payment_details'> & {
    readonly payment_details: More<NonNullable<KomojuPayment['payment_details']>> | null;
  }
>;
type Session = More<Omit<KomojuSession, 'payment'> & { readonly payment?: Payment | null }>;
type Given = Payment | Session;

const PAYMENTS = 'https://docs.komoju.com/ja/api/resources/payments/';
const STATUSES = 'https://doc.komoju.com/reference/payments';
const SESSIONS = 'https://docs.komoju.com/ja/api/resources/sessions/';
const SESSION_STATUSES = 'https://doc.komoju.com/reference/sessions-1';
const HOSTED = 'https://docs.komoju.com/ja/hosted_page/overview/';
const NEXUS = 'https://docs.komoju.com/en/nexus/sessions';
const PORTONE = 'https://docs.portone.cloud/docs/komoju';
const OMNIPAY = 'https://github.com/dannyvink/omnipay-komoju/blob/master/src/Message/PurchaseResponse.php';
const MERCHANT = 'https://github.com/activemerchant/active_merchant/blob/master/test/unit/gateways/komoju_test.rb';
const SDK = 'https://github.com/komoju/komoju-node-sdk/blob/main/models/response-payment-details-pay-pay.ts';

const page = (url: string) => ({ type: 'redirect_to_url', redirect_to_url: { url } }) as const;

const seicomart: Payment = {
  id: '807nhquor2u027yn30ssx008m',
  resource: 'payment',
  status: 'pending',
  amount: 300,
  tax: 30,
  customer: null,
  payment_deadline: '2018-11-16T14:59:59Z',
  payment_details: {
    type: 'konbini',
    email: 'gordon@example.com',
    store: 'seicomart',
    confirmation_code: null,
    receipt: '12345',
    instructions_url: 'https://komoju.com/en/instructions/807nhquor2u027yn30ssx008m',
  },
  payment_method_fee: 0,
  total: 330,
  currency: 'JPY',
  description: null,
  captured_at: null,
  external_order_num: 'ORDER1',
  metadata: {},
  created_at: '2018-11-13T06:20:21Z',
  amount_refunded: 0,
  locale: 'en',
  refunds: [],
  refund_requests: [],
};

const lawson: Payment = {
  ...seicomart,
  id: 'dy9e1bjo86xc7d6362gkb7jkx',
  payment_deadline: '2018-10-18T14:59:59Z',
  payment_details: {
    type: 'konbini',
    email: 'gordon@example.com',
    store: 'lawson',
    confirmation_code: '1111',
    receipt: '12345',
    instructions_url: 'https://komoju.com/en/instructions/dy9e1bjo86xc7d6362gkb7jkx',
  },
  external_order_num: 'ORDER4',
  created_at: '2018-10-15T03:13:55Z',
};

const card: Payment = {
  id: '3p8pqbiyaprd7nvghr272z7yy',
  resource: 'payment',
  status: 'captured',
  amount: 2780,
  tax: 0,
  payment_deadline: '2018-06-25T14:59:59Z',
  payment_details: {
    type: 'credit_card',
    email: 'test@example.com',
    brand: 'visa',
    last_four_digits: '1111',
    month: 1,
    year: 2019,
  },
  payment_method_fee: 0,
  total: 2780,
  currency: 'JPY',
  captured_at: '2018-06-18T03:56:11Z',
};

/** Details of PortOne's page, in the payment of KOMOJU's. */
const detailed = (id: string, payment_details: NonNullable<Payment['payment_details']>): Payment => ({
  ...seicomart,
  id,
  status: 'authorized',
  payment_details,
});

const session: Session = {
  id: 'boc2hxvmyl497eekihyrwmmgm',
  resource: 'session',
  mode: 'payment',
  payment: null,
  session_url: 'https://komoju.com/sessions/boc2hxvmyl497eekihyrwmmgz',
  return_url: 'https://example.com',
  default_locale: 'ja',
  payment_methods: [{ type: 'credit_card' }, { type: 'konbini' }],
  created_at: '2020-12-09T18:26:59.000+09:00',
  cancelled_at: null,
  completed_at: null,
  status: 'pending',
};

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['payment_details.type', 'payment.payment_details.type', 'mode'];

/** Published objects, shortened. */
export const vectors: readonly Vector<Given>[] = [
  {
    name: 'Konbini at Seicomart, whose number has no confirmation code',
    source: PAYMENTS,
    licence: 'quoted',
    given: seicomart,
    expected: {
      id: '807nhquor2u027yn30ssx008m',
      status: 'created',
      amount: '330',
      currency: 'JPY',
      payment_method: 'konbini_jp',
      reference: 'ORDER1',
      time_created: '2018-11-13T06:20:21Z',
      time_paid: null,
      time_expired: '2018-11-16T14:59:59Z',
      action: {
        type: 'display_details',
        display_details: { store: 'Seicomart', payment_code: '12345' },
        alternatives: [page('https://komoju.com/en/instructions/807nhquor2u027yn30ssx008m')],
      },
    },
  },
  {
    name: 'Konbini at Lawson, with a confirmation code',
    source: PAYMENTS,
    licence: 'quoted',
    given: lawson,
    expected: {
      status: 'created',
      reference: 'ORDER4',
      action: {
        type: 'display_details',
        display_details: { store: 'Lawson', payment_code: '12345', confirmation_number: '1111' },
        alternatives: [page('https://komoju.com/en/instructions/dy9e1bjo86xc7d6362gkb7jkx')],
      },
    },
  },
  {
    name: 'Konbini at 7-Eleven is authorized before it is paid, and the consumer pays the fee',
    source: OMNIPAY,
    licence: 'MIT',
    note: 'The e-mail is left out.',
    given: {
      id: 'axs20a6iu0a8rbthyycq13sq8',
      resource: 'payment',
      status: 'authorized',
      amount: 1000,
      tax: 80,
      payment_deadline: '2018-09-18T14:59:59Z',
      payment_details: {
        type: 'konbini',
        store: 'seven-eleven',
        confirmation_code: null,
        receipt: 'gcn9726ysy',
        instructions_url: 'https://komoju.com/ja/instructions/axs20a6iu0a8rbthyycq13sq8',
      },
      payment_method_fee: 185,
      total: 1265,
      currency: 'JPY',
      captured_at: null,
      created_at: '2018-09-14T18:16:47Z',
    },
    expected: {
      status: 'created',
      amount: '1265',
      action: {
        type: 'display_details',
        display_details: { store: '7-Eleven', payment_code: 'gcn9726ysy' },
        alternatives: [page('https://komoju.com/ja/instructions/axs20a6iu0a8rbthyycq13sq8')],
      },
    },
  },
  {
    name: 'Konbini at FamilyMart',
    source: PORTONE,
    licence: 'quoted',
    note: 'The page has only the details, without a real e-mail here. The rest is that of a published payment.',
    given: detailed('dl3oshvcayxlvu6tj8ygi30sc', {
      confirmation_code: 'c9oc7',
      email: 'gordon@example.com',
      instructions_url: 'https://komoju.com/en/instructions/dl3oshvcayxlvu6tj8ygi30sc',
      receipt: 'zaixaa0qlh',
      store: 'family-mart',
      type: 'konbini',
      wellnet_wallet_url: 'https://cs.wellnet.jp/payment/mobile-app?payment-number=zaixaa0qlh&confirm-number=c9oc7',
    }),
    expected: {
      status: 'created',
      action: {
        type: 'display_details',
        display_details: { store: 'FamilyMart', payment_code: 'zaixaa0qlh', confirmation_number: 'c9oc7' },
        alternatives: [page('https://komoju.com/en/instructions/dl3oshvcayxlvu6tj8ygi30sc')],
      },
    },
  },
  {
    name: 'Pay-easy, whose three numbers a cash machine asks for',
    source: PORTONE,
    licence: 'quoted',
    note: 'The page has only the details, without a real e-mail here. The rest is that of a published payment.',
    given: detailed('4548ldmw0wnlodu0ruska0q5h', {
      bank_id: 'z85k7',
      confirmation_id: 'm8ww9605vq',
      customer_id: '6ygcxj3yhf',
      email: 'gordon@example.com',
      instructions_url: 'https://komoju.com/en/instructions/4548ldmw0wnlodu0ruska0q5h',
      payment_url: 'https://example.com',
      type: 'pay_easy',
    }),
    expected: {
      status: 'created',
      payment_method: 'payeasy_jp',
      action: {
        type: 'display_details',
        display_details: { biller_code: 'z85k7', bill_key: '6ygcxj3yhf', confirmation_number: 'm8ww9605vq' },
        alternatives: [
          page('https://example.com'),
          page('https://komoju.com/en/instructions/4548ldmw0wnlodu0ruska0q5h'),
        ],
      },
    },
  },
  {
    name: 'a bank transfer to an account that is only for this order',
    source: PORTONE,
    licence: 'quoted',
    note: 'The page has only the details, without a real e-mail here. The rest is that of a published payment.',
    given: detailed('2qx8qlvso318k122whkccuek7', {
      account_branch_name: 'TEST BRANCH',
      account_name: '株式会社DEGICA（カブシキガイシャ デジカ）',
      account_number: 'TEST BANK',
      account_type: '普通預金',
      bank_name: '三井住友銀行',
      email: 'gordon@example.com',
      instructions_url: 'https://komoju.com/en/instructions/2qx8qlvso318k122whkccuek7',
      order_id: 'Y5368854536',
      payment_deadline: '2024-10-24T23:59:59.999+09:00',
      type: 'bank_transfer',
    }),
    expected: {
      status: 'created',
      payment_method: 'banktransfer_jp',
      action: {
        type: 'display_details',
        display_details: {
          account_number: 'TEST BANK',
          account_holder_name: '株式会社DEGICA（カブシキガイシャ デジカ）',
          bank_name: '三井住友銀行',
          account_type: '普通預金',
          bank_branch_name: 'TEST BRANCH',
        },
        alternatives: [page('https://komoju.com/en/instructions/2qx8qlvso318k122whkccuek7')],
      },
    },
  },
  {
    name: 'PayPay has a page',
    source: SDK,
    licence: 'MIT',
    note: 'The fields of the model, with values that are filled in.',
    given: {
      ...seicomart,
      payment_details: {
        type: 'paypay',
        email: 'gordon@example.com',
        redirect_url: 'https://www.paypay.ne.jp/app/cashier?code=1',
      },
    },
    expected: {
      status: 'created',
      payment_method: 'paypay_jp',
      action: page('https://www.paypay.ne.jp/app/cashier?code=1'),
    },
  },
  {
    name: 'a card',
    source: PAYMENTS,
    licence: 'quoted',
    given: card,
    expected: {
      status: 'paid',
      amount: '2780',
      currency: 'JPY',
      payment_method: 'card',
      action: null,
      time_paid: '2018-06-18T03:56:11Z',
    },
  },
  {
    name: 'a card with tax',
    source: MERCHANT,
    licence: 'MIT',
    given: {
      id: '7e8c55a54256ce23e387f2838c',
      resource: 'payment',
      status: 'captured',
      amount: 100,
      tax: 8,
      payment_deadline: null,
      payment_details: { type: 'credit_card', brand: 'visa', last_four_digits: '2220', month: 9, year: 2016 },
      payment_method_fee: 0,
      total: 108,
      currency: 'JPY',
      description: 'Store Purchase',
      subscription: null,
      captured_at: '2015-03-20T04:51:48Z',
      metadata: { order_id: '262f2a92-542c-4b4e-a68b-5b6d54a438a8' },
      created_at: '2015-03-20T04:51:48Z',
    },
    expected: { status: 'paid', amount: '108', payment_method: 'card', time_expired: null },
  },
  {
    name: 'a card that was refunded had been paid',
    source: MERCHANT,
    licence: 'MIT',
    given: {
      id: '7e8c55a54256ce23e387f2838c',
      resource: 'payment',
      status: 'refunded',
      amount: 100,
      tax: 8,
      payment_deadline: null,
      payment_details: { type: 'credit_card', brand: 'visa', last_four_digits: '2220', month: 9, year: 2016 },
      payment_method_fee: 0,
      total: 108,
      currency: 'JPY',
      description: 'Store Purchase',
      subscription: null,
      captured_at: null,
      metadata: { order_id: '262f2a92-542c-4b4e-a68b-5b6d54a438a8' },
      created_at: '2015-03-20T04:51:48Z',
    },
    expected: { status: 'paid', action: null, time_paid: null },
  },
  {
    name: 'a card that is authorized waits only for its capture',
    source: STATUSES,
    licence: 'quoted',
    note: 'The status and its time are changed.',
    given: { ...card, status: 'authorized', captured_at: null },
    expected: { status: 'paid', action: null },
  },
  ...(
    [
      ['expired', 'expired', null],
      ['cancelled', 'failed', 'cancelled'],
      ['failed', 'failed', 'failed'],
    ] as const
  ).map(([theirs, status, failure_code]): Vector<Given> => ({
    name: `Konbini that is ${theirs}`,
    source: STATUSES,
    licence: 'quoted',
    note: 'The status is changed.',
    given: { ...lawson, status: theirs },
    expected: { status, failure_code, action: null },
  })),
  {
    name: 'a payment without its method',
    source: PAYMENTS,
    licence: 'quoted',
    given: { ...seicomart, id: '3wt550ngz3roq94k1cy4n9b94', payment_deadline: null, payment_details: null },
    expected: {
      error: 'unsupported-action',
      message: /^payment\.payment_details: no payment method was chosen; use POST \/sessions$/,
    },
  },
  {
    name: 'a session',
    source: HOSTED,
    licence: 'quoted',
    given: session,
    expected: {
      id: 'boc2hxvmyl497eekihyrwmmgm',
      status: 'created',
      amount: null,
      payment_method: null,
      time_created: '2020-12-09T18:26:59.000+09:00',
      action: page('https://komoju.com/sessions/boc2hxvmyl497eekihyrwmmgz'),
    },
  },
  {
    name: 'a session of another account',
    source: NEXUS,
    licence: 'quoted',
    note: 'Only its own values. The rest is that of the other published session.',
    given: {
      ...session,
      id: 'e9x5mvx3jkpkofzcg7umfael6',
      amount: 8888,
      currency: 'JPY',
      session_url: 'https://komoju.com/sessions/e9x5mvx3jkpkofzcg7umfael6',
    },
    expected: { status: 'created', amount: '8888', action: page('https://komoju.com/sessions/e9x5mvx3jkpkofzcg7umfael6') },
  },
  {
    name: 'a session whose time is over',
    source: SESSIONS,
    licence: 'quoted',
    note: '`expired` is filled in. The rest is that of the other published session.',
    given: {
      ...session,
      id: '1kv31jmdp5zweqlr2l2odr8wv',
      session_url: 'https://komoju.com/sessions/1kv31jmdp5zweqlr2l2odr8wv',
      created_at: '2020-08-17T18:03:53.000+09:00',
      expired: true,
    },
    expected: { status: 'expired', action: null },
  },
  {
    name: 'a session that is cancelled',
    source: SESSION_STATUSES,
    licence: 'quoted',
    note: 'The status and its time are changed.',
    given: { ...session, status: 'cancelled', cancelled_at: '2020-12-09T18:30:00.000+09:00' },
    expected: { status: 'failed', failure_code: 'cancelled', action: null },
  },
  {
    name: 'a session that is completed has the outcome of its payment, and its own id',
    source: SESSION_STATUSES,
    licence: 'quoted',
    note: 'The status and its time are changed. The payment is another published one.',
    given: { ...session, status: 'completed', completed_at: '2020-12-09T18:30:00.000+09:00', payment: card },
    expected: { id: 'boc2hxvmyl497eekihyrwmmgm', status: 'paid', amount: '2780', payment_method: 'card' },
  },
  {
    name: 'a session that is completed with Konbini is not paid yet',
    source: SESSION_STATUSES,
    licence: 'quoted',
    note: 'The status and its time are changed. The payment is another published one, which is authorized here.',
    given: {
      ...session,
      status: 'completed',
      completed_at: '2020-12-09T18:30:00.000+09:00',
      payment: { ...lawson, status: 'authorized' },
    },
    expected: {
      id: 'boc2hxvmyl497eekihyrwmmgm',
      status: 'created',
      payment_method: 'konbini_jp',
      action: {
        type: 'display_details',
        display_details: { store: 'Lawson', payment_code: '12345', confirmation_number: '1111' },
        alternatives: [page('https://komoju.com/en/instructions/dy9e1bjo86xc7d6362gkb7jkx')],
      },
    },
  },
  {
    name: 'a session that saves a card has no payment',
    source: SESSION_STATUSES,
    licence: 'quoted',
    note: 'The mode is changed.',
    given: { ...session, mode: 'customer' },
    expected: {
      error: 'unsupported-action',
      message: /^session\.mode: it saves a card, and has no payment; use the mode payment$/,
    },
  },
];
