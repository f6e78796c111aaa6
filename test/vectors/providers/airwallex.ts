/**
 * PaymentIntents of Airwallex. `@airwallex/components-sdk` has a type for them without the fields of a confirmed payment, which
 * are in `Confirmed`.
 */
import type { Payment } from '@airwallex/components-sdk';
import type { Vector } from './vector.js';

type Extra = Readonly<Record<string, unknown>>;

/** After the API's documentation. */
interface Confirmed {
  readonly captured_amount?: number;
  readonly next_action?: Extra & { readonly type: string };
  readonly latest_payment_attempt?: Extra & {
    readonly payment_method: Extra & { readonly type: string };
    readonly failure_code?: string;
  };
}

export type AirwallexGiven = Payment.Intent & Confirmed & Extra;

const DOCS = 'https://www.airwallex.com/docs/payments';
const PAGES = 'https://airwallex.com/docs/payments__';
const ANDROID = 'https://github.com/airwallex/airwallex-payment-android/blob';
const MODEL = 'components-core/src/test/java/com/airwallex/android/core/model';
const FIXTURES = `${ANDROID}/1396317daf553ee53a74ed7806a558578687dddb/${MODEL}/PaymentIntentFixtures.kt`;
const PARSER = `${ANDROID}/d876994379a0f910a8407a0c8927306804cacfe6/${MODEL}/NextActionParserTest.kt`;

const ELIDED =
  'The page shows the request and next_action; the rest of the intent is ours, with the identifiers of other pages.';

/** A confirmed intent that waits for the consumer. */
const waiting = (
  amount: number,
  currency: string,
  type: string,
  next_action: NonNullable<Confirmed['next_action']>,
): AirwallexGiven => ({
  id: 'int_gECH4yeBzr50vOYFtzNyIsSW9e8',
  amount,
  currency,
  merchant_order_id: '85d7b0e0-7235-11ea-862e-9f6aa1adfca6',
  status: 'REQUIRES_CUSTOMER_ACTION',
  captured_amount: 0,
  created_at: '2020-06-21T05:23:25+0000',
  next_action,
  latest_payment_attempt: { payment_method: { type }, status: 'PENDING' },
});

const redirectTo = (url: string) => ({ type: 'redirect_to_url', redirect_to_url: { url } }) as const;

const qrOf = (data: string) =>
  ({ type: 'display_qr_code', display_qr_code: { data, image_url_png: null, image_url_svg: null } }) as const;

const PAYNOW =
  '00020101021226580009SG.PAYNOW010120213201626561Z000030100414202507300612375204599953037025406112.815802SG5910Block-Metz6009Singapore62230119sgst74f4jh9mmx4wd5u630482CB';
const FPS =
  '00020101021226390012hk.com.hkicl020345605122211280314255204000053031565406100.005802HK5902NA6002HK62230119sgstws2kjgftpsmd2k3630432EA';
const OCTOPUS = 'https://api.airwallex.com/pa/redirect/sg/sgstzhcbchcxzwiuvd8_w9a1j6?checksum=724f920e47be';
const OCTOPUS_IOS = 'https://api.airwallex.com/pa/redirect/sg/sgstnvk4dhcxzxibcbz_w9a1j6?checksum=a24e548a06d3';
const OCTOPUS_PAGE =
  'https://web.online.octopus.com.hk/oos/payment/?token=bmdzJfY&return=https%3A%2F%2Fwww.airwallex.com%2F';
const PAYME =
  'https://prod.paymebiz.hsbc.com.hk/93b4dcfa-0351-42b6-9bbe-946fb0ae555b?appSuccessCallback=https://www.airwallex.com/';

const CODES: readonly Vector<AirwallexGiven>[] = [
  {
    name: 'PayNow is a QR code',
    source: `${PAGES}apac__paynow__desktopmobile-website-browser`,
    licence: 'quoted',
    note: `${ELIDED} The amount of the code is not that of the request on the page, either.`,
    given: waiting(200, 'SGD', 'pay_now', {
      type: 'render_qrcode',
      qrcode: PAYNOW,
      url: 'https://api.airwallex.com/pa/redirect/sg/sgpdzp7x4habt65s30e_631huw?checksum=32312ba4de4e',
    }),
    expected: {
      id: 'int_gECH4yeBzr50vOYFtzNyIsSW9e8',
      status: 'created',
      amount: '200.00',
      currency: 'SGD',
      amount_paid: null,
      payment_method: 'paynow_sg',
      reference: '85d7b0e0-7235-11ea-862e-9f6aa1adfca6',
      time_created: '2020-06-21T05:23:25+0000',
      time_expired: null,
      failure_code: null,
      action: qrOf(PAYNOW),
    },
  },
  {
    name: 'Alipay on a computer is a QR code',
    source: `${PAGES}apac__alipay-cn__pay-with-qr-code-(desktop-website-browser)-alipay-cn`,
    licence: 'quoted',
    note: ELIDED,
    given: waiting(100, 'CNY', 'alipaycn', {
      type: 'render_qrcode',
      qrcode: '2816660400930nXv0dGHL49kES31Ldzv31hk',
      url: 'https://api.airwallex.com/pa/redirect/hk/hkpd6lt56gtn64wco8j_4r4djn?checksum=48de65e581ae',
    }),
    expected: {
      status: 'created',
      amount: '100.00',
      currency: 'CNY',
      payment_method: 'alipaycn',
      action: qrOf('2816660400930nXv0dGHL49kES31Ldzv31hk'),
    },
  },
  {
    name: 'WeChat Pay on a computer is a QR code',
    source: `${PAGES}apac__wechat-pay__pay-with-qr-code-(desktop-website-browser)-wechat-pay`,
    licence: 'quoted',
    note: ELIDED,
    given: waiting(100, 'CNY', 'wechatpay', {
      type: 'render_qrcode',
      qrcode: 'weixin://wxpay/s/An4baqw',
      qrcode_url: 'weixin://wxpay/s/An4baqw',
    }),
    expected: { status: 'created', payment_method: 'wechatpay', action: qrOf('weixin://wxpay/s/An4baqw') },
  },
  {
    name: 'FPS is a QR code',
    source: `${DOCS}/payment-methods/apac/fps/desktopmobile-website-browser`,
    licence: 'quoted',
    note: ELIDED,
    given: waiting(100, 'CNY', 'fps', { type: 'render_qrcode', qrcode: FPS }),
    expected: { status: 'created', amount: '100.00', currency: 'CNY', payment_method: 'fps_hk', action: qrOf(FPS) },
  },
  {
    name: 'PayMe is a QR code whose text is a URL',
    source: `${DOCS}/payment-methods/apac/payme/accept-payme-payments`,
    licence: 'quoted',
    note: ELIDED,
    given: waiting(1000, 'HKD', 'payme', { type: 'render_qrcode', qrcode: PAYME, url: PAYME }),
    expected: { status: 'created', amount: '1000.00', currency: 'HKD', payment_method: 'payme', action: qrOf(PAYME) },
  },
];

const REDIRECTS: readonly Vector<AirwallexGiven>[] = [
  {
    name: 'Octopus in a browser is a redirect',
    source: `${DOCS}/payment-methods/apac/octopus/desktopmobile-website-browser`,
    licence: 'quoted',
    note: ELIDED,
    given: waiting(200, 'HKD', 'octopus', { type: 'redirect', method: 'GET', url: OCTOPUS }),
    expected: {
      status: 'created',
      amount: '200.00',
      currency: 'HKD',
      payment_method: 'octopus',
      action: redirectTo(OCTOPUS),
    },
  },
  {
    name: 'Octopus in a browser of iOS has a link to its app, too: the page comes first',
    source: `${DOCS}/payment-methods/apac/octopus/desktopmobile-website-browser`,
    licence: 'quoted',
    note: ELIDED,
    given: waiting(200, 'HKD', 'octopus', {
      type: 'redirect',
      method: 'GET',
      url: OCTOPUS_IOS,
      data: { scheme_url: 'octopus://payment?token=NDswhHT&return=https%3A%2F%2Fwww.airwallex.com%2F' },
    }),
    expected: { status: 'created', action: redirectTo(OCTOPUS_IOS) },
  },
  {
    name: 'Octopus for apps has a link to its app, and a page for devices without it',
    source: `${DOCS}/payment-methods/apac/octopus/mobile-app-octopus`,
    licence: 'quoted',
    note: ELIDED,
    given: waiting(10, 'HKD', 'octopus', {
      type: 'redirect',
      method: 'GET',
      url: 'octopus://payment?token=bmdzJfY&return=https%3A%2F%2Fwww.airwallex.com%2F',
      package_name: 'com.octopuscards.nfc_reader',
      fallback_url: OCTOPUS_PAGE,
    }),
    expected: { status: 'created', amount: '10.00', action: redirectTo(OCTOPUS_PAGE) },
  },
  {
    name: 'PayPay is a redirect, in a currency without decimals',
    source: `${DOCS}/payment-methods/apac/paypay/desktopmobile-website-browser`,
    licence: 'quoted',
    note: ELIDED,
    given: waiting(200, 'JPY', 'paypay', { type: 'redirect', method: 'GET', url: OCTOPUS }),
    expected: {
      status: 'created',
      amount: '200',
      currency: 'JPY',
      payment_method: 'paypay',
      action: redirectTo(OCTOPUS),
    },
  },
];

const UNSUPPORTED: readonly Vector<AirwallexGiven>[] = [
  {
    name: "Alipay's mini program needs Alipay's software",
    source: `${PAGES}apac__alipay-cn__mini-program-alipay-cn`,
    licence: 'quoted',
    note: ELIDED,
    given: waiting(500, 'CNY', 'alipaycn', {
      type: 'call_sdk',
      data: { paymentUrl: '281666040092sOtLzSe6L0ciBQ2sOtV490kT' },
    }),
    expected: {
      error: 'unsupported-action',
      message: /^payment_intent\.next_action\.type: no element shows this step; use createElement\('dropIn'\)/,
    },
  },
  {
    name: "WeChat Pay in an app needs WeChat's software",
    source: `${PAGES}apac__wechat-pay__mobile-app-wechat-pay`,
    licence: 'quoted',
    note: `${ELIDED} Without package, partnerId and sign.`,
    given: waiting(100, 'CNY', 'wechatpay', {
      type: 'call_sdk',
      data: {
        appId: 'wxce926ea78004260e',
        timeStamp: '1585293957',
        nonceStr: 'GMRIbt9xxgPhNfRlhLnijtXaYbIX8yuA',
        prepayId: 'wx07175429162447bc24fd2df6d4303c0000',
      },
    }),
    expected: { error: 'unsupported-action', message: /^payment_intent\.next_action\.type: .*SDK for iOS or Android/ },
  },
  {
    name: "a conversion of the currency, which is the consumer's choice",
    source: PARSER,
    licence: 'MIT',
    note: 'The test has next_action only; the rest of the intent is ours.',
    given: waiting(75.25, 'USD', 'card', {
      stage: 'WAITING_USER_INFO_INPUT',
      type: 'redirect_form',
      data: { key1: 'value1', key2: 'value2' },
      dcc_data: {
        currency: 'USD',
        amount: 100.5,
        currency_pair: 'USD/EUR',
        client_rate: 0.85,
        rate_source: 'test_source',
        rate_timestamp: '2025-12-31T23:59:59Z',
        rate_expiry: '2025-12-31T23:59:59Z',
      },
      url: 'https://example.com/redirect',
      method: 'POST',
      package_name: 'com.example.app',
      fallback_url: 'https://example.com/fallback',
    }),
    expected: { error: 'unsupported-action', message: /^payment_intent\.next_action\.method: a redirect by POST/ },
  },
];

/** The PaymentIntent of the SDK for Android, without saved cards and the billing address. */
const ANDROID_INTENT = {
  id: 'int_6hJ72Y7zich939UCz8j6BLkonH',
  request_id: 'a750e597-c30e-4d2b-ad41-cac601a15b25',
  amount: 100.01,
  currency: 'AUD',
  merchant_order_id: 'cc9bfc13-ba30-483b-a62c-ee9250c9bfev',
  order: { type: 'physical_goods' },
  customer_id: 'cus_ps8e0ZgQzd2QnCxVpzJrHD6KOVu',
  descriptor: 'Airwallex - T-shirt',
  status: 'REQUIRES_PAYMENT_METHOD',
  captured_amount: 0.1,
  client_secret:
    'ap4Uep2dv31m0UKP4-UkPsdTlvxUR2ecjRLdqaPNYpdGUPjBOuGysGc_AtbfuNn1lnLCU5mNDhZWgNvm0l-tuBvO8EeCuC90RVHzG_vQXhDafnDiySTFW-cMlK-tqj9uJlZZ8NIFEM_dpZb2DXbGkQ==',
  created_at: '2020-03-30T03:03:37+0000',
  updated_at: '2020-03-30T03:04:02+0000',
  latest_payment_attempt: {
    id: 'att_7P9rxcJzs06b3Bt7zLWArVk3xi',
    amount: 100.01,
    payment_method: {
      id: 'mtd_4iyImkz7wglVXRad6hZWreqRJY0',
      type: 'card',
      card: {
        expiry_month: '01',
        expiry_year: '2023',
        name: 'Adam',
        bin: '520000',
        last4: '1005',
        brand: 'mastercard',
        issuer_country_code: 'MY',
        card_type: 'credit',
        fingerprint: '290a1f394301fa8bd83be3f081a5d308d7f9fd89dd72c7c4108029dec75f72ae',
        cvc_check: 'unknown',
        avs_check: 'unknown',
      },
      status: 'VERIFIED',
    },
    status: 'SUCCEEDED',
    captured_amount: 0.1,
    refunded_amount: 0.1,
    created_at: '2020-03-30T03:04:00+0000',
    cancelled_at: '2020-03-30T03:04:00+0000',
    failure_details: {
      code: 'authentication_declined',
      message: 'The user failed authentication.',
      details: { original_response_code: 'FAILED', original_response_message: 'Authentication failed' },
    },
  },
} as const satisfies AirwallexGiven;

const FINGERPRINT = {
  type: 'redirect',
  method: 'POST',
  url: 'https://api-demo.airwallex.com/api/v1/pa/card3ds-mock/fingerprint',
  data: {
    jwt: 'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJqdGkiOiI2NzI4MjdiMC01YzIxLTRmMGItOGUzNS0xMmYwZjM2NThmNzIifQ.n_FvLxgLoWKe1r17b3wMcMjTybialxxuzCfpS88jxdw',
    stage: 'WAITING_DEVICE_DATA_COLLECTION',
  },
} as const;

const CARDS: readonly Vector<AirwallexGiven>[] = [
  {
    name: 'a card whose consumer was not authenticated has failed',
    source: FIXTURES,
    licence: 'MIT',
    note: 'Without saved cards and the billing address.',
    given: { ...ANDROID_INTENT },
    expected: {
      id: 'int_6hJ72Y7zich939UCz8j6BLkonH',
      status: 'failed',
      amount: '100.01',
      currency: 'AUD',
      amount_paid: '0.10',
      payment_method: 'card',
      reference: 'cc9bfc13-ba30-483b-a62c-ee9250c9bfev',
      customer_id: 'cus_ps8e0ZgQzd2QnCxVpzJrHD6KOVu',
      time_created: '2020-03-30T03:03:37+0000',
      failure_code: 'authentication_declined',
      failure_message: null,
      action: null,
    },
  },
  {
    name: '3-D Secure is a redirect by POST',
    source: FIXTURES,
    licence: 'MIT',
    note: 'The next action of its attempt as that of the intent, with the status of such an intent, and a shorter token.',
    given: { ...ANDROID_INTENT, status: 'REQUIRES_CUSTOMER_ACTION', next_action: FINGERPRINT },
    expected: {
      error: 'unsupported-action',
      message: /^payment_intent\.next_action\.method: a redirect by POST; use createElement\('dropIn'\)/,
    },
  },
  {
    name: 'a card without funds has failed',
    source: `${PAGES}response-codes__issuer-response-codes`,
    licence: 'quoted',
    note: 'The page has the codes; the intent is that of the SDK for Android.',
    given: {
      ...ANDROID_INTENT,
      captured_amount: 0,
      latest_payment_attempt: {
        payment_method: { type: 'card' },
        status: 'FAILED',
        failure_code: 'issuer_declined',
        provider_original_response_code: '51',
      },
    },
    expected: { status: 'failed', amount_paid: null, failure_code: 'insufficient_funds' },
  },
  {
    name: 'a card that its issuer declined has failed',
    source: `${PAGES}native-api__error-response-codes`,
    licence: 'quoted',
    note: 'The page has the codes; the intent is that of the SDK for Android.',
    given: {
      ...ANDROID_INTENT,
      latest_payment_attempt: {
        payment_method: { type: 'card' },
        status: 'FAILED',
        failure_code: 'issuer_declined',
        provider_original_response_code: '05',
      },
    },
    expected: { status: 'failed', failure_code: 'payment_declined' },
  },
];

/** `payment_intent.created`, the example of the documentation of webhooks. */
const CREATED = {
  request_id: 'd6a92e2a-02e5-c37b-c977-13796ec7443a',
  id: 'int_aaaat9w2hgh8mzi1111',
  merchant_order_id: '0000000000',
  amount: 16.66,
  currency: 'USD',
  captured_amount: 0,
  payment_method_options: {
    card: {
      risk_control: { three_domain_secure_action: 'FORCE_3DS', three_ds_action: 'FORCE_3DS' },
      three_ds_action: 'FORCE_3DS',
    },
  },
  status: 'REQUIRES_PAYMENT_METHOD',
  created_at: '2023-01-13T07:32:05+0000',
  updated_at: '2023-01-13T07:32:05+0000',
} as const satisfies AirwallexGiven;

const STATUS_NOTE = 'The page has the statuses; the intent is that of the documentation of webhooks.';

const RESULTS: readonly Vector<AirwallexGiven>[] = [
  {
    name: 'an intent without a payment method',
    source: `${DOCS}/reference/payments-webhooks`,
    licence: 'quoted',
    given: { ...CREATED },
    expected: {
      error: 'unsupported-action',
      message: /^payment_intent\.status: no payment method was chosen; use createElement\('dropIn'\)/,
    },
  },
  {
    name: 'a paid intent',
    source: `${DOCS}/reference/payment-statuses`,
    licence: 'quoted',
    note: STATUS_NOTE,
    given: { ...CREATED, status: 'SUCCEEDED', captured_amount: 16.66 },
    expected: {
      status: 'paid',
      amount: '16.66',
      amount_paid: '16.66',
      currency: 'USD',
      payment_method: null,
      reference: '0000000000',
      time_created: '2023-01-13T07:32:05+0000',
      action: null,
    },
  },
  {
    name: 'an authorized intent is paid',
    source: `${DOCS}/reference/payment-statuses`,
    licence: 'quoted',
    note: STATUS_NOTE,
    given: { ...CREATED, status: 'REQUIRES_CAPTURE' },
    expected: { status: 'paid', amount: '16.66', amount_paid: null, action: null },
  },
  {
    name: 'an intent whose result is open waits',
    source: `${DOCS}/reference/payment-statuses`,
    licence: 'quoted',
    note: STATUS_NOTE,
    given: { ...CREATED, status: 'PENDING' },
    expected: { status: 'created', action: null },
  },
  {
    name: 'an intent whose attempt has expired',
    source: `${DOCS}/reference/payment-statuses`,
    licence: 'quoted',
    note: STATUS_NOTE,
    given: { ...CREATED, latest_payment_attempt: { payment_method: { type: 'fps' }, status: 'EXPIRED' } },
    expected: { status: 'expired', payment_method: 'fps_hk', failure_code: null, action: null },
  },
  {
    name: 'a cancelled intent has failed',
    source: `${PAGES}cancellations`,
    licence: 'quoted',
    note: 'Without the fields that are not read.',
    given: {
      id: 'int_tWFe5PBQz9msmRCegzuZoUJcE49',
      request_id: 'c2e5204e-4f1b-402f-b58a-249f2ef34ee1',
      amount: 100,
      currency: 'HKD',
      merchant_order_id: 'f488663a-d610-4f22-83ba-64202d7d76cc',
      status: 'CANCELLED',
    },
    expected: {
      id: 'int_tWFe5PBQz9msmRCegzuZoUJcE49',
      status: 'failed',
      amount: '100.00',
      currency: 'HKD',
      reference: 'f488663a-d610-4f22-83ba-64202d7d76cc',
      failure_code: null,
      action: null,
    },
  },
];

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['next_action.type'];

export const vectors: readonly Vector<AirwallexGiven>[] = [
  ...CODES,
  ...REDIRECTS,
  ...UNSUPPORTED,
  ...CARDS,
  ...RESULTS,
];
