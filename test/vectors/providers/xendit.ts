/** Payment requests of Xendit. The SDK has types of version 2 only; version 3 has those of its OpenAPI file, in `ApiObject`. */
import type { PaymentRequest } from 'xendit-node/payment_request/models';
import type { XenditInvoice, XenditPaymentRequest, XenditPaymentRequestV2 } from '../../../src/providers/xendit.js';
import type { Vector } from './vector.js';

type Extra = Readonly<Record<string, unknown>>;

interface Action {
  readonly type: 'PRESENT_TO_CUSTOMER' | 'REDIRECT_CUSTOMER' | 'API_POST_REQUEST';
  readonly descriptor: string;
  readonly value: string;
}

/** `Payments_API_PaymentRequestSchema`; amounts are numbers there, but texts in some of its examples. */
interface ApiObject extends XenditPaymentRequest {
  readonly country?: string;
  readonly currency?: string;
  readonly request_amount?: number | string;
  readonly actions?: readonly Action[];
}

export type Given = (ApiObject & Extra) | (XenditInvoice & Extra) | (XenditPaymentRequestV2 & Extra) | PaymentRequest;

const CREATE = 'https://docs.xendit.co/apidocs/create-payment-request';
const GET = 'https://docs.xendit.co/apidocs/get-payment-request';
const COMPONENTS = 'https://github.com/xendit/xendit-components-web/blob/main/sdk/src/data/test-data-modifiers.ts';
const SDK = 'https://github.com/xendit/xendit-node/blob/master/docs/PaymentRequest.md';

const BUSINESS = { business_id: '5f27a14a9bf05c73dd040bc8' } as const;
const RETURN_URLS = {
  failure_return_url: 'https://xendit.co/failure',
  success_return_url: 'https://xendit.co/success',
} as const;

/** A QRIS code with a right checksum, as in test/vectors/instruments.json. */
const QRIS =
  '00020101021126620014COM.GO-JEK.WWW011993600914123456789010210G1234567890303UMI51440014ID.CO.QRIS.WWW0215ID10200123456780303UMI5204581253033605802ID5911TOKO CONTOH6007JAKARTA61051011062120708KASIR-0163043ACC';

const PROMPTPAY =
  '00020101021153037643011A0000000677010111013202120000000000000000052048405303764540415005802TH5925THAI QR PAYMENT (EXAMPLE)6007Bangkok62070703001';

const CARD = {
  mid_label: 'CTV_TEST',
  card_details: {
    masked_card_number: '4000****1091',
    cardholder_first_name: 'John',
    cardholder_email: 'john.doe@example.com',
    expiry_month: '12',
    expiry_year: '2025',
    fingerprint: '62397498595752001b9fdeba',
    network: 'VISA',
  },
  skip_three_ds: false,
  ...RETURN_URLS,
} as const;

/** Made as `makeTestPaymentRequest` makes it, with an action of `makeOneMockAction`. */
const mock = (channel_code: string, country: string, ...actions: Action[]): ApiObject & Extra => ({
  payment_request_id: 'pr-1102feb0-bb79-47ae-9d1e-e69394d3949c',
  status: 'REQUIRES_ACTION',
  channel_code,
  country,
  actions,
});

const DEEPLINK = { type: 'REDIRECT_CUSTOMER', descriptor: 'DEEPLINK_URL', value: 'mockapp://mock-deep-link' } as const;
const WEB = { type: 'REDIRECT_CUSTOMER', descriptor: 'WEB_URL', value: 'https://example.com/redirect' } as const;
const BARCODE = { type: 'PRESENT_TO_CUSTOMER', descriptor: 'PAYMENT_CODE', value: '1234567890' } as const;

const INVOICES: readonly Vector<Given>[] = [
  {
    name: 'an invoice is a page on which the consumer chooses how to pay',
    source: 'https://github.com/xendit/xendit-php/blob/master/docs/Invoice/Invoice.md',
    licence: 'MIT',
    note: 'the documented fields, with values of ours',
    given: {
      id: '579c8d61f23fa4ca35e52da4',
      external_id: 'order-1',
      user_id: '5781d19b2e2385880609791c',
      status: 'PENDING',
      merchant_name: 'Example Shop',
      amount: 50000,
      currency: 'IDR',
      expiry_date: '2026-11-29T10:00:00.000Z',
      invoice_url: 'https://checkout.xendit.co/web/579c8d61f23fa4ca35e52da4',
    },
    expected: {
      id: '579c8d61f23fa4ca35e52da4',
      status: 'created',
      amount: '50000.00',
      currency: 'IDR',
      reference: 'order-1',
      time_expired: '2026-11-29T10:00:00.000Z',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://checkout.xendit.co/web/579c8d61f23fa4ca35e52da4' },
      },
    },
  },
];

const VERSION_3: readonly Vector<Given>[] = [
  {
    name: 'a card with 3-D Secure is a redirect',
    source: CREATE,
    licence: 'quoted',
    note: 'PAY_Cards_3DS_Auth, without metadata and some details of the card',
    given: {
      ...BUSINESS,
      reference_id: 'order_123456_3ds',
      payment_request_id: 'pr-90392f42-d98a-49ef-a7f3-abcezas123',
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: 100000,
      capture_method: 'AUTOMATIC',
      channel_code: 'CARDS',
      channel_properties: CARD,
      actions: [
        { type: 'REDIRECT_CUSTOMER', value: 'https://redirect.partner.com/3ds-auth-xyz', descriptor: 'WEB_URL' },
      ],
      status: 'REQUIRES_ACTION',
      description: 'Payment for Order #123456',
      created: '2025-01-15T12:30:45Z',
      updated: '2025-01-15T12:30:45Z',
    },
    expected: {
      object: 'payment',
      id: 'pr-90392f42-d98a-49ef-a7f3-abcezas123',
      status: 'created',
      amount: '100000.00',
      currency: 'IDR',
      payment_method: 'card_id',
      reference: 'order_123456_3ds',
      time_created: '2025-01-15T12:30:45Z',
      time_paid: null,
      time_expired: null,
      failure_code: null,
      livemode: null,
      action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://redirect.partner.com/3ds-auth-xyz' } },
    },
  },
  {
    name: 'a card without 3-D Secure is paid',
    source: CREATE,
    licence: 'quoted',
    note: 'PAY_Cards_No_3DS, without metadata and details of the card',
    given: {
      ...BUSINESS,
      reference_id: 'order_123457_no3ds',
      payment_request_id: 'pr-90392f42-d98a-49ef-a7f3-abcezas124',
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: 50000,
      capture_method: 'AUTOMATIC',
      channel_code: 'CARDS',
      channel_properties: { mid_label: 'CTV_TEST', skip_three_ds: true, ...RETURN_URLS },
      actions: [],
      status: 'SUCCEEDED',
      created: '2025-01-15T12:31:22Z',
      updated: '2025-01-15T12:31:25Z',
    },
    expected: { status: 'paid', amount: '50000.00', payment_method: 'card_id', action: null },
  },
  {
    name: 'an authorized card is paid: only the merchant has something to do',
    source: CREATE,
    licence: 'quoted',
    note: 'PAY_Cards_Manual_Capture, without metadata and details of the card',
    given: {
      ...BUSINESS,
      reference_id: 'booking_123458',
      payment_request_id: 'pr-90392f42-d98a-49ef-a7f3-abcezas125',
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: 250000,
      capture_method: 'MANUAL',
      channel_code: 'CARDS',
      channel_properties: { mid_label: 'CTV_TEST', skip_three_ds: false, ...RETURN_URLS },
      actions: [],
      status: 'AUTHORIZED',
      created: '2025-01-15T12:32:10Z',
      updated: '2025-01-15T12:32:12Z',
    },
    expected: { status: 'paid', reference: 'booking_123458', action: null },
  },
  {
    name: 'a wallet of Malaysia with a saved token is a redirect',
    source: CREATE,
    licence: 'quoted',
    note: 'PAY_WithToken_TOUCHNGO, without metadata',
    given: {
      ...BUSINESS,
      reference_id: 'recurring_touchngo_123461',
      payment_token_id: 'pt-tng-90392f42-d98a-49ef-a7f3',
      payment_request_id: 'pr-90392f42-d98a-49ef-a7f3-abcezas128',
      type: 'PAY',
      country: 'MY',
      currency: 'MYR',
      request_amount: 150,
      capture_method: 'AUTOMATIC',
      channel_code: 'TOUCHNGO',
      channel_properties: RETURN_URLS,
      actions: [
        { type: 'REDIRECT_CUSTOMER', value: 'https://redirect.partner.com/touchngo-auth-xyz', descriptor: 'WEB_URL' },
      ],
      status: 'REQUIRES_ACTION',
      created: '2025-01-15T12:35:30Z',
      updated: '2025-01-15T12:35:30Z',
    },
    expected: {
      status: 'created',
      amount: '150.00',
      currency: 'MYR',
      payment_method: 'touchngo_my',
      action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://redirect.partner.com/touchngo-auth-xyz' } },
    },
  },
  {
    name: 'ShopeePay of the Philippines is a redirect',
    source: CREATE,
    licence: 'quoted',
    note: 'PAY_Ewallet_Shopeepay, without metadata',
    given: {
      ...BUSINESS,
      reference_id: 'order_ph_987654',
      payment_request_id: 'pr-90392f42-d98a-49ef-a7f3-abcezas129',
      type: 'PAY',
      country: 'PH',
      currency: 'PHP',
      request_amount: 1250,
      capture_method: 'AUTOMATIC',
      channel_code: 'SHOPEEPAY',
      channel_properties: RETURN_URLS,
      actions: [
        { type: 'REDIRECT_CUSTOMER', value: 'https://redirect.partner.com/shopeepay-auth-xyz', descriptor: 'WEB_URL' },
      ],
      status: 'REQUIRES_ACTION',
      created: '2025-01-15T12:36:45Z',
      updated: '2025-01-15T12:36:45Z',
    },
    expected: {
      amount: '1250.00',
      currency: 'PHP',
      payment_method: 'shopeepay_ph',
      action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://redirect.partner.com/shopeepay-auth-xyz' } },
    },
  },
  {
    name: 'PromptPay is a QR code with a deadline',
    source: CREATE,
    licence: 'quoted',
    note: 'PAY_QR_PromptPay, without metadata; the checksum of the QR code is missing there, too',
    given: {
      ...BUSINESS,
      reference_id: 'qr_th_321654',
      payment_request_id: 'pr-90392f42-d98a-49ef-a7f3-abcezas130',
      type: 'PAY',
      country: 'TH',
      currency: 'THB',
      request_amount: 1500,
      capture_method: 'AUTOMATIC',
      channel_code: 'QRPROMPTPAY',
      channel_properties: { expires_at: '2025-01-15T23:59:59Z', qr_string_type: 'DYNAMIC' },
      actions: [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'QR_STRING', value: PROMPTPAY }],
      status: 'REQUIRES_ACTION',
      created: '2025-01-15T12:37:50Z',
      updated: '2025-01-15T12:37:50Z',
    },
    expected: {
      status: 'created',
      amount: '1500.00',
      currency: 'THB',
      payment_method: 'promptpay_th',
      time_expired: '2025-01-15T23:59:59Z',
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: PROMPTPAY, image_url_png: null, image_url_svg: null },
      },
    },
  },
  {
    name: 'a direct debit that only the merchant’s key can continue is unsupported',
    source: CREATE,
    licence: 'quoted',
    note: 'PAY_DirectDebit_BPI, without metadata',
    given: {
      ...BUSINESS,
      reference_id: 'dd_ph_456789_with_cust',
      payment_request_id: 'pr-90392f42-d98a-49ef-a7f3-abcezas132',
      customer_id: 'cust-e60078dd-494c-483c-a1e2-4f7bc34ff728',
      type: 'PAY',
      country: 'PH',
      currency: 'PHP',
      request_amount: 2500,
      capture_method: 'AUTOMATIC',
      channel_code: 'BPI_DIRECT_DEBIT',
      channel_properties: RETURN_URLS,
      actions: [
        {
          type: 'API_POST_REQUEST',
          descriptor: 'DEBIT_ACCOUNT',
          value: 'https://api.xendit.co/v1/direct_debits/authorize',
        },
      ],
      status: 'REQUIRES_ACTION',
      created: '2025-01-15T12:39:10Z',
      updated: '2025-01-15T12:39:10Z',
    },
    expected: {
      error: 'unsupported-action',
      message: /^payment_request\.actions: no element shows this step; use a payment session \(POST \/sessions\)$/,
    },
  },
  {
    name: 'a virtual account of Vietnam: its number, or its QR code',
    source: CREATE,
    licence: 'quoted',
    note: 'REUSABLE_PAYMENT_CODE_VA_VietCapital',
    given: {
      business_id: '6577c85379425b82e415c673',
      reference_id: 'rpc_vn_123456',
      payment_request_id: 'pr-73762759-0c9b-8178-b48f-0480d694b643',
      type: 'REUSABLE_PAYMENT_CODE',
      country: 'VN',
      currency: 'VND',
      request_amount: 10000,
      capture_method: 'AUTOMATIC',
      channel_code: 'VIETCAPITAL_VIRTUAL_ACCOUNT',
      channel_properties: { display_name: 'xenCommerce Shop', expires_at: '2025-10-23T09:14:48.966Z' },
      actions: [
        { type: 'PRESENT_TO_CUSTOMER', descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: '8881761038089006' },
        {
          type: 'PRESENT_TO_CUSTOMER',
          descriptor: 'QR_STRING',
          value:
            '00020101021238600010A00000072701300006970454011688817610380890060208QRIBFTTA53037045802VN5405100006304C696',
        },
      ],
      status: 'REQUIRES_ACTION',
      created: '2025-10-21T09:14:48.966Z',
      updated: '2025-10-21T09:14:48.966Z',
    },
    expected: {
      status: 'created',
      amount: '10000',
      currency: 'VND',
      payment_method: 'vietcapital_virtual_account_vn',
      time_expired: '2025-10-23T09:14:48.966Z',
      action: {
        type: 'display_details',
        display_details: {
          bank_name: 'Vietcapital',
          account_number: '8881761038089006',
          account_holder_name: 'xenCommerce Shop',
        },
        alternatives: [
          {
            type: 'display_qr_code',
            display_qr_code: {
              data: '00020101021238600010A00000072701300006970454011688817610380890060208QRIBFTTA53037045802VN5405100006304C696',
              image_url_svg: null,
              image_url_png: null,
            },
          },
        ],
      },
    },
  },
  {
    name: 'a reusable virtual account of Indonesia stays open',
    source: 'https://docs.xendit.co/docs/reusable-payment-codes',
    licence: 'quoted',
    note: 'without metadata',
    given: {
      ...BUSINESS,
      reference_id: '90392f42-d98a-49ef-a7f3-abcezas123',
      payment_request_id: 'pr-90392f42-d98a-49ef-a7f3-abcezas123',
      type: 'REUSABLE_PAYMENT_CODE',
      country: 'ID',
      currency: 'IDR',
      request_amount: 10000.01,
      capture_method: 'AUTOMATIC',
      channel_code: 'BRI_VIRTUAL_ACCOUNT',
      channel_properties: { expires_at: '2024-12-31T23:59:59Z' },
      actions: [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: '1251255' }],
      status: 'ACCEPTING_PAYMENTS',
      created: '2021-12-31T23:59:59Z',
      updated: '2021-12-31T23:59:59Z',
    },
    expected: {
      status: 'created',
      amount: '10000.01',
      payment_method: 'bri_virtual_account_id',
      time_expired: '2024-12-31T23:59:59Z',
      action: {
        type: 'display_details',
        display_details: { bank_name: 'BRI', account_number: '1251255' },
      },
    },
  },
  {
    name: 'a response with the fewest fields',
    source: 'https://docs.xendit.co/docs/bri-virtual-account',
    licence: 'quoted',
    given: {
      payment_request_id: 'pr-90392f42-d98a-49ef-a7f3-abcezas123',
      status: 'ACCEPTING_PAYMENTS',
      channel_code: 'BRI_VIRTUAL_ACCOUNT',
      actions: [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: '87909123456789' }],
    },
    expected: {
      status: 'created',
      amount: null,
      currency: null,
      payment_method: 'bri_virtual_account',
      reference: null,
      time_created: null,
      action: {
        type: 'display_details',
        display_details: { bank_name: 'BRI', account_number: '87909123456789' },
      },
    },
  },
  {
    name: 'an amount as text',
    source: GET,
    licence: 'quoted',
    note: 'getPaymentResponseRedirect, without metadata, items and addresses',
    given: {
      ...BUSINESS,
      reference_id: '90392f42-d98a-49ef-a7f3-abcezas123',
      payment_request_id: 'pr-90392f42-d98a-49ef-a7f3-abcezas123',
      customer_id: 'cust-90392f42-d98a-49ef-a7f3-abcezas123',
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: '10000.01',
      capture_method: 'AUTOMATIC',
      channel_code: 'DANA',
      channel_properties: RETURN_URLS,
      actions: [{ type: 'REDIRECT_CUSTOMER', value: 'https://xendit.co/success', descriptor: 'WEB_URL' }],
      status: 'REQUIRES_ACTION',
      created: '2021-12-31T23:59:59Z',
      updated: '2021-12-31T23:59:59Z',
    },
    expected: {
      amount: '10000.01',
      payment_method: 'dana_id',
      customer_id: 'cust-90392f42-d98a-49ef-a7f3-abcezas123',
      action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://xendit.co/success' } },
    },
  },
  {
    name: 'a payment of OVO has the time of its capture, and the id of its payment request',
    source: 'https://docs.xendit.co/apidocs/get-payment',
    licence: 'quoted',
    note: 'getPaymentRedirect, without metadata',
    given: {
      payment_id: 'py-1402feb0-bb79-47ae-9d1e-e69394d3949c',
      ...BUSINESS,
      reference_id: '90392f42-d98a-49ef-a7f3-abcezas123',
      payment_request_id: 'pr-1102feb0-bb79-47ae-9d1e-e69394d3949c',
      payment_token_id: 'pt-cc3938dc-c2a5-43c4-89d7-7570793348c2',
      customer_id: 'cust-b98d6f63-d240-44ec-9bd5-aa42954c4f48',
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: '1999.01',
      capture_method: 'AUTOMATIC',
      channel_code: 'OVO',
      channel_properties: { success_return_url: 'https://xendit.co/success' },
      captures: [
        {
          capture_timestamp: '2029-12-31T23:59:59Z',
          capture_id: 'cap-1502feb0-bb79-47ae-9d1e-e69394d3949c',
          capture_amount: '1999.01',
        },
      ],
      status: 'SUCCEEDED',
      payment_details: { remark: 'example remark' },
      created: '2029-12-31T23:59:59Z',
      updated: '2029-12-31T23:59:59Z',
    },
    expected: {
      id: 'pr-1102feb0-bb79-47ae-9d1e-e69394d3949c',
      status: 'paid',
      amount: '1999.01',
      payment_method: 'ovo_id',
      time_paid: '2029-12-31T23:59:59Z',
      action: null,
    },
  },
  {
    name: 'a failed payment has a reason',
    source: 'https://docs.xendit.co/apidocs/payment-webhook-notification',
    licence: 'quoted',
    note: 'data of paymentFailure',
    given: {
      payment_id: 'py-1fdaf346-dd2e-4b6c-b938-124c7167a822',
      business_id: '6094fa76c2fd53701b8e079c',
      status: 'FAILED',
      payment_request_id: 'pr-1fdaf346-dd2e-4b6c-b938-124c7167a822',
      request_amount: 10000,
      customer_id: 'cust-5ed61c4e-499f-49bd-9d90-f3f45028a7a3',
      channel_code: 'CARDS',
      country: 'TH',
      currency: 'THB',
      reference_id: 'example_reference_id',
      description: 'Payment description',
      failure_code: 'INSUFFICIENT_BALANCE',
      channel_properties: RETURN_URLS,
      type: 'SINGLE_PAYMENT',
      created: '2021-12-02T14:52:21.566Z',
      updated: '2021-12-02T14:52:21.566Z',
    },
    expected: { status: 'failed', failure_code: 'insufficient_funds', payment_method: 'card_th', action: null },
  },
  {
    name: 'of a page and an app link, the page',
    source: COMPONENTS,
    licence: 'MIT',
    note: 'REDIRECT and DEEP_LINK together, as DANA has them; channel and country filled in',
    given: mock('DANA', 'ID', DEEPLINK, WEB),
    expected: {
      payment_method: 'dana_id',
      action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://example.com/redirect' } },
    },
  },
  {
    name: 'a QR code, or an app link',
    source: COMPONENTS,
    licence: 'MIT',
    note: 'DEEP_LINK and QR together, as WeChat Pay has them; channel and country filled in',
    given: mock('WECHATPAY', 'MY', DEEPLINK, {
      type: 'PRESENT_TO_CUSTOMER',
      descriptor: 'QR_STRING',
      value: 'https://example.com/qr-code-data',
    }),
    expected: {
      payment_method: 'wechatpay_my',
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: 'https://example.com/qr-code-data', image_url_png: null, image_url_svg: null }, alternatives: [{ type: 'redirect_to_app', redirect_to_app: { url: 'mockapp://mock-deep-link' } }],
      },
    },
  },
  {
    name: 'a bank’s app of Thailand that has no page is an app link',
    source: COMPONENTS,
    licence: 'MIT',
    note: 'DEEP_LINK; channel and country filled in',
    given: mock('BBL_MOBILE_BANKING', 'TH', DEEPLINK),
    expected: {
      payment_method: 'bbl_mobile_banking_th',
      action: { type: 'redirect_to_app', redirect_to_app: { url: 'mockapp://mock-deep-link' } },
    },
  },
  {
    name: 'Chrome’s payment link alone is unsupported',
    source: 'https://github.com/xendit/xendit-components-web/blob/main/sdk/src/backend-types/payment-entity.ts',
    licence: 'MIT',
    note: 'made from the type; channel, country and value filled in',
    given: mock('GCASH', 'PH', {
      type: 'REDIRECT_CUSTOMER',
      descriptor: 'WEB_GOOGLE_PAYLINK',
      value: 'https://example.com/paylink',
    }),
    expected: { error: 'unsupported-action', message: /\(POST \/sessions\)$/ },
  },
  {
    name: 'a push notification has no action: the consumer approves in OVO',
    source: COMPONENTS,
    licence: 'MIT',
    note: 'PUSH_NOTIFICATION; channel and country filled in',
    given: mock('OVO', 'ID'),
    expected: { status: 'created', payment_method: 'ovo_id', action: null },
  },
  {
    name: 'a payment code of Alfamart has a barcode',
    source: COMPONENTS,
    licence: 'MIT',
    note: 'BARCODE; channel and country filled in',
    given: mock('ALFAMART', 'ID', BARCODE),
    expected: {
      payment_method: 'alfamart_id',
      action: { type: 'display_details', display_details: { reference: '1234567890' } },
    },
  },
  {
    name: 'a payment code of Cebuana is written on a form',
    source: COMPONENTS,
    licence: 'MIT',
    note: 'BARCODE; channel and country filled in',
    given: mock('CEBUANA', 'PH', BARCODE),
    expected: {
      payment_method: 'cebuana_ph',
      action: { type: 'display_details', display_details: { payment_code: '1234567890' } },
    },
  },
  {
    name: 'QRIS is a QR code',
    source: COMPONENTS,
    licence: 'MIT',
    note: 'QR; channel, country and a real QRIS code filled in',
    given: mock('QRIS', 'ID', { type: 'PRESENT_TO_CUSTOMER', descriptor: 'QR_STRING', value: QRIS }),
    expected: {
      payment_method: 'qris_id',
      action: { type: 'display_qr_code', display_qr_code: { data: QRIS, image_url_png: null, image_url_svg: null } },
    },
  },
  {
    name: 'SPEI of Mexico is a transfer to a CLABE',
    source: 'https://docs.xendit.co/docs/spei-virtual-account',
    licence: 'quoted',
    note: 'made from the description, with a CLABE whose check digit is right',
    given: {
      ...mock('SPEI_VIRTUAL_ACCOUNT', 'MX', {
        type: 'PRESENT_TO_CUSTOMER',
        descriptor: 'VIRTUAL_ACCOUNT_NUMBER',
        value: '646180157000000004',
      }),
      currency: 'MXN',
      request_amount: 250.5,
    },
    expected: {
      amount: '250.50',
      currency: 'MXN',
      payment_method: 'banktransfer_mx',
      action: { type: 'display_details', display_details: { account_number: '646180157000000004' } },
    },
  },
];

const PAYMENT_METHOD = {
  id: 'pm-9685a196-81e9-4c73-8d62-97df5aab2762',
  reusability: 'ONE_TIME_USE',
  status: 'PENDING',
} as const;

const NODE = {
  id: 'pr-1fdaf346-dd2e-4b6c-b938-124c7167a822',
  created: '2022-12-31T12:00:00Z',
  updated: '2022-12-31T12:00:00Z',
  referenceId: 'example-ref-1234',
  businessId: '5f27a14a9bf05c73dd040bc8',
  amount: 15000,
  currency: 'IDR',
  status: 'PENDING',
} as const;

const VERSION_2: readonly Vector<Given>[] = [
  {
    name: 'version 2: Maya of the Philippines opens the page for every device',
    source:
      'https://github.com/xendit/xendit-python/blob/2abf0aaffe00b922b8535ad219c29b9b796129b5/tests/sampleresponse/payment_request.py',
    licence: 'MIT',
    given: {
      id: 'ewc_93f9be97-67dc-47cf-8225-0bb18cb3dfb1',
      reference_id: 'ec0aeced-f9cc-407c-a7a7-f78653235185',
      business_id: '1417479e238542429cb891f0',
      currency: 'PHP',
      amount: 1500,
      country: 'PH',
      payment_method: {
        id: 'pm-bdd34ca4-e75d-49a1-86fc-d24090c70f81',
        type: 'EWALLET',
        reference_id: '57a8413b-75d1-4611-8585-5fdc33a02b34',
        description: null,
        created: '2022-10-21T02:03:37.569360552Z',
        updated: '2022-10-21T02:03:37.569360552Z',
        card: null,
        ewallet: {
          channel_code: 'PAYMAYA',
          channel_properties: {
            cancel_return_url: 'https://redirect.me/nostuff',
            failure_return_url: 'https://redirect.me/badstuff',
            success_return_url: 'https://redirect.me/goodstuff',
          },
          account: { name: null, account_details: null, balance: null, point_balance: null },
        },
        direct_debit: null,
        direct_bank_transfer: null,
        over_the_counter: null,
        virtual_account: null,
        qr_code: null,
        metadata: null,
        reusability: 'ONE_TIME_USE',
        status: 'ACTIVE',
      },
      description: null,
      metadata: null,
      customer_id: null,
      created: '2022-10-21T02:03:37.583670197Z',
      updated: '2022-10-21T02:03:37.583670197Z',
      status: 'REQUIRES_ACTION',
      actions: [
        { action: 'AUTH', url: 'https://mock-test.co', url_type: 'WEB', method: 'GET', qr_code: null },
        { action: 'AUTH', url: 'https://mock-test.co', url_type: 'MOBILE', method: 'GET', qr_code: null },
      ],
      failure_code: null,
      capture_method: 'AUTOMATIC',
      initiator: null,
      card_verification_results: null,
      channel_properties: null,
      shipping_information: null,
      items: null,
    },
    expected: {
      id: 'ewc_93f9be97-67dc-47cf-8225-0bb18cb3dfb1',
      status: 'created',
      amount: '1500.00',
      currency: 'PHP',
      payment_method: 'maya_ph',
      reference: 'ec0aeced-f9cc-407c-a7a7-f78653235185',
      time_created: '2022-10-21T02:03:37.583670197Z',
      action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://mock-test.co' } },
    },
  },
  {
    name: 'xendit-node: a virtual account of Indonesia',
    source: SDK,
    licence: 'quoted',
    note: 'the response to “Fixed amount single use Virtual Account”; ids, times and the number of the account filled in',
    given: {
      ...NODE,
      country: 'ID',
      paymentMethod: {
        ...PAYMENT_METHOD,
        type: 'VIRTUAL_ACCOUNT',
        virtualAccount: {
          channelCode: 'BNI',
          channelProperties: {
            customerName: 'Ahmad Gunawan',
            expiresAt: new Date('2023-01-03T17:00:00Z'),
            virtualAccountNumber: '8808999912345678',
          },
        },
      },
      actions: [],
    } satisfies PaymentRequest,
    expected: {
      status: 'created',
      amount: '15000.00',
      currency: 'IDR',
      payment_method: 'bni_virtual_account_id',
      reference: 'example-ref-1234',
      time_expired: '2023-01-03T17:00:00.000Z',
      action: {
        type: 'display_details',
        display_details: {
          bank_name: 'BNI',
          account_number: '8808999912345678',
          account_holder_name: 'Ahmad Gunawan',
        },
      },
    },
  },
  {
    name: 'xendit-node: QRIS, whose country is only in the currency',
    source: SDK,
    licence: 'quoted',
    note: 'the response to “Fixed amount dynamic QR”; ids, times and a real QRIS code filled in',
    given: {
      ...NODE,
      paymentMethod: {
        ...PAYMENT_METHOD,
        type: 'QR_CODE',
        qrCode: { channelCode: 'DANA', channelProperties: { qrString: QRIS } },
      },
    } satisfies PaymentRequest,
    expected: {
      status: 'created',
      payment_method: 'qris_id',
      time_expired: null,
      action: { type: 'display_qr_code', display_qr_code: { data: QRIS, image_url_png: null, image_url_svg: null } },
    },
  },
  {
    name: 'xendit-node: ShopeePay with a QR code or an app link',
    source: SDK,
    licence: 'quoted',
    note: 'the response to “E-Wallet One Time Payment via Redirect URL”; ids, times and actions filled in',
    given: {
      ...NODE,
      status: 'REQUIRES_ACTION',
      country: 'ID',
      paymentMethod: {
        ...PAYMENT_METHOD,
        type: 'EWALLET',
        ewallet: {
          channelCode: 'SHOPEEPAY',
          channelProperties: { successReturnUrl: 'https://redirect.me/success' },
        },
      },
      actions: [
        { action: 'AUTH', urlType: 'DEEPLINK', method: 'GET', url: 'https://mock-test.co/deeplink', qrCode: null },
        { action: 'PRESENT_TO_CUSTOMER', urlType: 'API', method: null, url: null, qrCode: 'test-qr-string' },
      ],
    } satisfies PaymentRequest,
    expected: {
      payment_method: 'shopeepay_id',
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: 'test-qr-string', image_url_png: null, image_url_svg: null }, alternatives: [{ type: 'redirect_to_app', redirect_to_app: { url: 'https://mock-test.co/deeplink' } }],
      },
    },
  },
  {
    name: 'xendit-node: a code of 7-Eleven',
    source: 'https://github.com/xendit/xendit-node/blob/master/docs/payment_request/OverTheCounterChannelProperties.md',
    licence: 'quoted',
    note: 'made from the description of the fields',
    given: {
      ...NODE,
      currency: 'PHP',
      amount: 1500.5,
      country: 'PH',
      paymentMethod: {
        ...PAYMENT_METHOD,
        type: 'OVER_THE_COUNTER',
        overTheCounter: {
          channelCode: '7ELEVEN',
          channelProperties: { customerName: 'Juan Dela Cruz', paymentCode: 'XDT123456789' },
        },
      },
    } satisfies PaymentRequest,
    expected: {
      amount: '1500.50',
      currency: 'PHP',
      payment_method: '7_eleven_ph',
      action: { type: 'display_details', display_details: { reference: 'XDT123456789' } },
    },
  },
  {
    name: 'xendit-node: a direct debit of the Philippines asks for a one-time code',
    source: SDK,
    licence: 'quoted',
    note: 'the response to “Subsequent PH Direct Debit payments after account linking”; ids, times and actions filled in',
    given: {
      ...NODE,
      status: 'REQUIRES_ACTION',
      currency: 'PHP',
      amount: 1500,
      country: 'PH',
      paymentMethod: {
        ...PAYMENT_METHOD,
        type: 'DIRECT_DEBIT',
        reusability: 'MULTIPLE_USE',
        status: 'ACTIVE',
        directDebit: { channelCode: 'BPI', channelProperties: null, type: 'BANK_ACCOUNT' },
      },
      actions: [
        {
          action: 'AUTH',
          urlType: 'API',
          method: 'POST',
          url: 'https://api.xendit.co/payment_requests/pr-1fdaf346-dd2e-4b6c-b938-124c7167a822/auth',
          qrCode: null,
        },
        {
          action: 'RESEND_AUTH',
          urlType: 'API',
          method: 'POST',
          url: 'https://api.xendit.co/payment_requests/pr-1fdaf346-dd2e-4b6c-b938-124c7167a822/auth/resend',
          qrCode: null,
        },
      ],
    } satisfies PaymentRequest,
    expected: {
      status: 'created',
      payment_method: 'bpi_direct_debit_ph',
      action: { type: 'verify_otp' },
    },
  },
  {
    name: 'xendit-node: a direct debit that has succeeded, from a webhook',
    source: SDK,
    licence: 'quoted',
    note: 'data of “PaymentCallback Object”, without metadata and empty fields; `businessId` is beside it there',
    given: {
      businessId: '5f27a14a9bf05c73dd040bc8',
      country: 'PH',
      amount: 1000,
      failureCode: null,
      created: '2022-08-12T13:30:40.9209Z',
      updated: '2022-08-12T13:30:58.729373Z',
      paymentRequestId: 'pr-5b26cae1-545b-49e9-855e-f85128f3e705',
      referenceId: '25cfd0f9-baee-44ca-9a12-6debe03f3c22',
      customerId: 'c832697e-a62d-46fa-a383-24930b155e81',
      paymentMethod: {
        created: '2022-08-12T13:30:26.579048Z',
        reusability: 'MULTIPLE_USE',
        type: 'DIRECT_DEBIT',
        directDebit: {
          bankAccount: {
            maskedBankAccountNumber: 'XXXXXX1234',
            bankAccountHash: 'b4dfa99c9b60c77f2e3962b73c098945',
          },
          channelProperties: {
            failureReturnUrl: 'https://your-redirect-website.com/failure',
            successReturnUrl: 'https://your-redirect-website.com/success',
          },
          type: 'BANK_ACCOUNT',
          channelCode: 'BPI',
        },
        id: 'pm-951b1ad9-1fbb-4724-a744-8956ab6ed17f',
        status: 'ACTIVE',
      },
      currency: 'PHP',
      id: 'ddpy-3cd658ae-25b9-4659-aa36-596ae41a809f',
      status: 'SUCCEEDED',
    },
    expected: {
      id: 'pr-5b26cae1-545b-49e9-855e-f85128f3e705',
      status: 'paid',
      amount: '1000.00',
      currency: 'PHP',
      payment_method: 'bpi_direct_debit_ph',
      customer_id: 'c832697e-a62d-46fa-a383-24930b155e81',
      action: null,
    },
  },
];

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['actions.0.descriptor', 'actions.0.url_type', 'actions.0.action', 'payment_method.type'];

export const vectors: readonly Vector<Given>[] = [...VERSION_3, ...VERSION_2, ...INVOICES];
