/**
 * Payments of Hyperswitch. `@juspay-tech/hyper-node`, the SDK for servers, has the types of Stripe, from whose SDK it was made:
 * the types here are those of Hyperswitch's OpenAPI file.
 */
import type { HyperswitchPayment } from '../../../src/providers/hyperswitch.js';
import type { Vector } from './vector.js';

type Extra = Readonly<Record<string, unknown>>;

/** `NextActionData`, the steps that are in the vectors. */
type NextAction =
  | { readonly type: 'redirect_to_url'; readonly redirect_to_url: string }
  | { readonly type: 'redirect_inside_popup'; readonly popup_url: string; readonly redirect_response_url: string }
  | {
      readonly type: 'display_bank_transfer_information';
      readonly bank_transfer_steps_and_charges_details: Extra;
    }
  | {
      readonly type: 'qr_code_information';
      readonly image_data_url: string | null;
      readonly qr_code_url: string | null;
      readonly raw_qr_data?: string | null;
      readonly display_to_timestamp: number | null;
    }
  | { readonly type: 'fetch_qr_code_information'; readonly qr_code_fetch_url: string }
  | {
      readonly type: 'display_voucher_information';
      readonly voucher_details: Extra & { readonly reference: string; readonly expires_at: number | null };
    }
  | {
      readonly type: 'wait_screen_information';
      readonly display_from_timestamp: number;
      readonly display_to_timestamp: number | null;
    }
  | { readonly type: 'invoke_upi_intent_sdk'; readonly sdk_uri: string; readonly display_to_timestamp: number | null }
  | { readonly type: 'invoke_sdk_client'; readonly next_action_data: Extra }
  | { readonly type: 'three_ds_invoke'; readonly three_ds_data: Extra }
  | { readonly type: 'third_party_sdk_session_token'; readonly session_token: Extra | null }
  | { readonly type: 'collect_otp'; readonly consent_data_required: string };

/** `PaymentsResponse`, with more fields in `Extra`. */
export type HyperswitchGiven = HyperswitchPayment & Extra & { readonly next_action?: NextAction | null };

const OPEN_API =
  'https://github.com/juspay/hyperswitch/blob/00022b55b563c4e710cb49079c73ec16a6c300ea/api-reference/v1/openapi_spec_v1.json';
const PULLS = 'https://github.com/juspay/hyperswitch/pull';

const SHAPE = 'The file has the fields of the step; the payment is that of its examples, and the values are ours.';

/** A response of the OpenAPI file's examples that waits for the consumer. */
const waiting = (method: string, type: string, next_action: NextAction, rest: Extra = {}): HyperswitchGiven => ({
  payment_id: 'pay_syxxxxxxxxxxxx',
  merchant_id: 'merchant_myyyyyyyyyyyy',
  profile_id: 'pro_pzzzzzzzzzzz',
  client_secret: 'pay_syxxxxxxxxxxxx_secret_szzzzzzzzzzz',
  status: 'requires_customer_action',
  amount: 6540,
  net_amount: 6540,
  amount_capturable: 6540,
  attempt_count: 1,
  currency: 'USD',
  created: '2023-10-26T10:00:00Z',
  expires_on: '2023-10-26T10:15:00Z',
  payment_method: method,
  payment_method_type: type,
  ...rest,
  next_action,
});

const transfer = (type: string, instructions: Extra, rest: Extra = {}) =>
  waiting(
    'bank_transfer',
    type,
    { type: 'display_bank_transfer_information', bank_transfer_steps_and_charges_details: instructions },
    rest,
  );

const voucher = (type: string, currency: string, voucher_details: Extra & { readonly reference: string }) =>
  waiting(
    'voucher',
    type,
    { type: 'display_voucher_information', voucher_details: { expires_at: null, ...voucher_details } },
    { currency },
  );

const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';

const redirectTo = (url: string) => ({ type: 'redirect_to_url', redirect_to_url: { url } }) as const;
const detailsOf = (display_details: Readonly<Record<string, string>>) =>
  ({ type: 'display_details', display_details }) as const;
const qrOf = (data: string | null, image_url_png: string | null = null) =>
  ({ type: 'display_qr_code', display_qr_code: { data, image_url_png, image_url_svg: null } }) as const;

const TRUSTPAY = 'https://sandbox.hyperswitch.io/payments/redirect/pay_VUpjOHvTvYtckYOV48up/merchant_1742809428/1';

/** A Pix after the example of the Banco Central, with a right checksum. */
const PIX =
  '00020126580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304F01B';

const UPI = 'upi://pay?pa=upi@razopay&pn=MWSolutions&tr=sSp9yyvA8a1r7U3&tn=razorpay&am=46&cu=INR&mc=5411';

const STEPS: readonly Vector<HyperswitchGiven>[] = [
  {
    name: 'a bank transfer of TrustPay is a redirect',
    source: `${PULLS}/7575`,
    licence: 'quoted',
    note: 'Without the fields that are not read; the URL of the redirect is of the same form as elsewhere.',
    given: {
      payment_id: 'pay_VUpjOHvTvYtckYOV48up',
      merchant_id: 'merchant_1742809428',
      status: 'requires_customer_action',
      amount: 6540,
      net_amount: 6540,
      shipping_cost: null,
      amount_capturable: 6540,
      amount_received: null,
      connector: 'trustpay',
      client_secret: 'pay_VUpjOHvTvYtckYOV48up_secret_vQzFcUlrhGzCSv1RiCU4',
      created: '2025-03-24T09:45:13.330Z',
      currency: 'EUR',
      customer_id: 'StripeCustomer',
      customer: { id: 'StripeCustomer', name: 'John Doe', email: 'guest@example.com' },
      description: 'Its my first payment request',
      payment_method: 'bank_transfer',
      payment_method_data: { bank_transfer: { sepa: {} }, billing: null },
      payment_token: null,
      next_action: { type: 'redirect_to_url', redirect_to_url: TRUSTPAY },
      payment_method_type: 'sepa_bank_transfer',
    },
    expected: {
      id: 'pay_VUpjOHvTvYtckYOV48up',
      status: 'created',
      amount: '65.40',
      currency: 'EUR',
      amount_paid: null,
      payment_method: 'sepa_bank_transfer',
      customer_id: 'StripeCustomer',
      reference: null,
      time_created: '2025-03-24T09:45:13.330Z',
      time_expired: null,
      failure_code: null,
      failure_message: null,
      action: redirectTo(TRUSTPAY),
    },
  },
  {
    name: 'Pix with the text of its QR code',
    source: 'https://github.com/juspay/hyperswitch-web/pull/1405',
    licence: 'quoted',
    note: 'The text of the code is ours, of the same form; the image is shorter.',
    given: {
      payment_id: 'pay_ZOJaEBnm7Ju3aa8bIAb9',
      merchant_id: 'merchant_1772083451',
      status: 'requires_customer_action',
      amount: 2500,
      net_amount: 2500,
      currency: 'BRL',
      expires_on: '2026-02-26T10:15:00Z',
      payment_method: 'bank_transfer',
      payment_method_type: 'pix',
      next_action: {
        type: 'qr_code_information',
        image_data_url: IMAGE,
        qr_code_url: null,
        raw_qr_data: PIX,
        display_to_timestamp: null,
      },
    },
    expected: {
      status: 'created',
      amount: '25.00',
      currency: 'BRL',
      payment_method: 'pix_br',
      time_expired: '2026-02-26T10:15:00Z',
      action: qrOf(PIX),
    },
  },
  {
    name: 'a QR code as an image by its URL, with a time of its own',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: SHAPE,
    given: waiting(
      'bank_redirect',
      'prompt_pay',
      {
        type: 'qr_code_information',
        image_data_url: IMAGE,
        qr_code_url: 'https://qr.example.com/1.png',
        display_to_timestamp: 1_698_315_000_000,
      },
      { currency: 'THB' },
    ),
    expected: {
      status: 'created',
      amount: '65.40',
      currency: 'THB',
      payment_method: 'promptpay_th',
      time_expired: '2023-10-26T10:10:00.000Z',
      action: qrOf(null, 'https://qr.example.com/1.png'),
    },
  },
  {
    name: 'UPI with a link to apps',
    source: 'https://github.com/juspay/hyperswitch-web/pull/1284',
    licence: 'quoted',
    note: 'The link; the name of the step is the later one, with a time in nanoseconds as in the same text.',
    given: waiting(
      'upi',
      'upi_intent',
      { type: 'invoke_upi_intent_sdk', sdk_uri: UPI, display_to_timestamp: 1_762_163_770_775_955_000 },
      { amount: 4600, net_amount: 4600, currency: 'INR' },
    ),
    expected: {
      status: 'created',
      amount: '46.00',
      currency: 'INR',
      payment_method: 'upi_in',
      time_expired: '2025-11-03T09:56:10.775Z',
      action: { type: 'redirect_to_app', redirect_to_app: { url: UPI } },
    },
  },
  {
    name: 'UPI that the consumer approves in an app waits',
    source: `${PULLS}/10323`,
    licence: 'quoted',
    note: 'The text has the times; the payment is that of the OpenAPI file.',
    given: waiting(
      'upi',
      'upi_collect',
      {
        type: 'wait_screen_information',
        display_from_timestamp: 1_762_163_470_775_955_000,
        display_to_timestamp: 1_762_163_770_775_955_000,
      },
      { currency: 'INR' },
    ),
    expected: {
      status: 'created',
      payment_method: 'upi_in',
      time_expired: '2025-11-03T09:56:10.775Z',
      action: null,
    },
  },
];

const BOLETO_NUMBER = '03399356862536319473628926901019516160000025000';

const VOUCHERS: readonly Vector<HyperswitchGiven>[] = [
  {
    name: 'a boleto with its line and barcode',
    source: `${PULLS}/12683`,
    licence: 'quoted',
    note: 'Without the QR code of Pix; the rest of the payment is that of the OpenAPI file.',
    given: {
      ...voucher('boleto', 'BRL', {
        entry_date: '2026-06-11',
        expiry_date: '2026-10-31 00:00:00.0',
        reference: '6319473289269',
        digitable_line: BOLETO_NUMBER,
        barcode: '03395161600000250009356825363194732892690101',
        qr_code_url: IMAGE,
        raw_qr_data: null,
      }),
      amount: 25_000,
      net_amount: 25_000,
    },
    expected: {
      status: 'created',
      amount: '250.00',
      currency: 'BRL',
      payment_method: 'boleto_br',
      time_expired: '2026-10-31T23:59:59-03:00',
      action: detailsOf({ code: '03395161600000250009356825363194732892690101', number: BOLETO_NUMBER }),
    },
  },
  {
    name: 'another boleto, which is being processed',
    source: `${PULLS}/13404`,
    licence: 'quoted',
    note: 'The rest of the payment is that of the OpenAPI file.',
    given: {
      ...voucher('boleto', 'BRL', {
        expiry_date: '2026-10-31 00:00:00.0',
        reference: '8075440537090',
        digitable_line: '03399356862538075440553709001019416160000025000',
        barcode: '03394161600000250009356825380754405370900101',
      }),
      status: 'processing',
    },
    expected: {
      status: 'created',
      payment_method: 'boleto_br',
      action: detailsOf({
        code: '03394161600000250009356825380754405370900101',
        number: '03399356862538075440553709001019416160000025000',
      }),
    },
  },
  {
    name: 'OXXO is a reference whose barcode the till scans',
    source: `${PULLS}/10450`,
    licence: 'quoted',
    note: 'The voucher is ours, and its time: the text has only the payment.',
    given: {
      ...voucher('oxxo', 'MXN', {
        reference: '93000262280678',
        expires_at: 1_764_309_600_000,
        download_url: 'https://sandbox.dlocal.com/voucher/1',
      }),
      payment_id: 'pay_xxydE7gwm6FhXo9ph4fE',
      merchant_id: 'merchant_1764149664',
      created: '2025-11-26T12:12:29.124Z',
    },
    expected: {
      id: 'pay_xxydE7gwm6FhXo9ph4fE',
      status: 'created',
      amount: '65.40',
      currency: 'MXN',
      payment_method: 'oxxo_mx',
      time_expired: '2025-11-28T06:00:00.000Z',
      action: detailsOf({ reference: '93000262280678' }),
    },
  },
  {
    name: 'a voucher of 7-Eleven is a code with the name of the store',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: SHAPE,
    given: voucher('seven_eleven', 'JPY', { reference: '9988776655443' }),
    expected: {
      status: 'created',
      amount: '6540',
      currency: 'JPY',
      payment_method: 'seven_eleven',
      time_expired: null,
      action: detailsOf({ store: 'Seven Eleven', payment_code: '9988776655443' }),
    },
  },
];

const TRANSFERS: readonly Vector<HyperswitchGiven>[] = [
  {
    name: 'a SEPA transfer, of what is still to be sent',
    source: 'https://github.com/juspay/hyperswitch/issues/6014',
    licence: 'quoted',
    note: 'The payment is that of the OpenAPI file; the IBAN, which has no digits there, is the example of SepaBankTransfer.',
    given: transfer(
      'sepa_bank_transfer',
      {
        sepa_bank_instructions: {
          account_holder_name: 'LOL GmbH',
          bic: 'SOGEDEFFXXX',
          country: 'DE',
          iban: 'DE89370400440532013000',
          reference: 'HZDK38NZ88MC',
        },
        receiver: { amount_received: 0, amount_charged: null, amount_remaining: 60 },
      },
      { currency: 'EUR' },
    ),
    expected: {
      status: 'created',
      amount: '0.60',
      currency: 'EUR',
      payment_method: 'banktransfer_de',
      time_expired: null,
      action: detailsOf({
        iban: 'DE89370400440532013000',
        bic: 'SOGEDEFFXXX',
        account_holder_name: 'LOL GmbH',
        reference: 'HZDK38NZ88MC',
      }),
    },
  },
  {
    name: 'an ACH credit transfer',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: 'The account has the values of the examples of AchTransfer; the name of the bank is ours.',
    given: transfer('ach', {
      ach_credit_transfer: {
        account_number: '122385736258',
        bank_name: 'Test Bank',
        routing_number: '012',
        swift_code: '234',
      },
      receiver: null,
    }),
    expected: {
      status: 'created',
      amount: '65.40',
      payment_method: 'banktransfer_us',
      time_expired: null,
      action: detailsOf({
        bank_name: 'Test Bank',
        routing_number: '012',
        account_number: '122385736258',
        swift_code: '234',
      }),
    },
  },
  {
    name: 'a transfer in the United Kingdom',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: 'The account has the values of the examples of BacsBankTransferInstructions.',
    given: transfer(
      'bacs',
      {
        bacs_bank_instructions: {
          account_holder_name: 'Jane Doe',
          account_number: '10244123908',
          sort_code: '012',
        },
      },
      { currency: 'GBP' },
    ),
    expected: {
      payment_method: 'banktransfer_gb',
      action: detailsOf({ sort_code: '012', account_number: '10244123908', account_holder_name: 'Jane Doe' }),
    },
  },
  {
    name: 'Multibanco is an entity and a reference',
    source: `${PULLS}/10760`,
    licence: 'quoted',
    note: 'The entity and the reference are ours.',
    given: {
      ...transfer('multibanco', { multibanco: { entity: '12345', reference: '999123456' } }, { currency: 'EUR' }),
      payment_id: 'pay_SORbwtEmyEQXjNDUVe4Y',
      merchant_id: 'merchant_1766552322',
      amount: 1000,
      net_amount: 1000,
      created: '2025-12-24T05:31:12.501Z',
      payment_token: 'token_PTGC2vGfMVZezTthXlsc',
    },
    expected: {
      id: 'pay_SORbwtEmyEQXjNDUVe4Y',
      amount: '10.00',
      currency: 'EUR',
      payment_method: 'multibanco_pt',
      time_expired: null,
      action: detailsOf({ entity: '12345', reference: '999123456' }),
    },
  },
  {
    name: 'a virtual account of Doku',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: 'The step has the values of the examples of DokuBankTransferInstructions.',
    given: transfer(
      'bca_bank_transfer',
      {
        doku_bank_transfer_instructions: {
          expires_at: '1707091200000',
          reference: '122385736258',
          instructions_url: 'https://jokul.doku.com/how-to-pay',
        },
      },
      { currency: 'IDR' },
    ),
    expected: {
      payment_method: 'banktransfer_id',
      time_expired: '2024-02-05T00:00:00.000Z',
      action: detailsOf({ account_number: '122385736258', bank_name: 'BCA' }),
    },
  },
];

const call = /; use .*hyper\.confirmPayment\(\) of Unified Checkout$/;
const refused = (path: string): { error: 'unsupported-action'; message: RegExp } => ({
  error: 'unsupported-action',
  message: new RegExp(`^${path.replaceAll('.', '\\.')}: .*${call.source}`),
});

const UNSUPPORTED: readonly Vector<HyperswitchGiven>[] = [
  {
    name: 'a payment without a method',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: 'The example "01. Response for minimal payment creation (requires payment method)"',
    given: {
      amount: 6540,
      amount_capturable: 6540,
      attempt_count: 1,
      client_secret: 'pay_syxxxxxxxxxxxx_secret_szzzzzzzzzzz',
      created: '2023-10-26T10:00:00Z',
      currency: 'USD',
      expires_on: '2023-10-26T10:15:00Z',
      merchant_id: 'merchant_myyyyyyyyyyyy',
      payment_id: 'pay_syxxxxxxxxxxxx',
      profile_id: 'pro_pzzzzzzzzzzz',
      status: 'requires_payment_method',
    },
    expected: refused('payment.status'),
  },
  {
    name: 'a QR code that exists only as a data: URL',
    source: `${PULLS}/9937`,
    licence: 'quoted',
    note: 'The image is shorter.',
    given: {
      payment_id: 'pay_tmS6hXXhwr9NFNjXyhkf',
      merchant_id: 'merchant_1770129504',
      status: 'requires_customer_action',
      amount: 2500,
      net_amount: 2500,
      connector: 'santander',
      created: '2026-02-05T18:06:51.024Z',
      currency: 'BRL',
      payment_method: 'bank_transfer',
      payment_method_type: 'pix',
      next_action: {
        type: 'qr_code_information',
        image_data_url: IMAGE,
        qr_code_url: null,
        display_to_timestamp: null,
      },
    },
    expected: { status: 'created', amount: '25.00', payment_method: 'pix_br', action: qrOf(null, IMAGE) },
  },
  {
    name: 'the invocation of 3-D Secure',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: SHAPE,
    given: waiting('card', 'credit', {
      type: 'three_ds_invoke',
      three_ds_data: {
        three_ds_authentication_url: 'https://sandbox.hyperswitch.io/payments/pay_syxxxxxxxxxxxx/3ds/authentication',
        three_ds_authorize_url:
          'https://sandbox.hyperswitch.io/payments/pay_syxxxxxxxxxxxx/merchant_myyyyyyyyyyyy/authorize/stripe',
      },
    }),
    expected: refused('payment.next_action.type'),
  },
  {
    name: 'a session of a wallet',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: SHAPE,
    given: waiting('wallet', 'apple_pay', {
      type: 'third_party_sdk_session_token',
      session_token: { wallet_name: 'apple_pay' },
    }),
    expected: refused('payment.next_action.type'),
  },
  {
    name: 'a one-time code, for which Hyperswitch has a form',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: SHAPE,
    given: waiting('mobile_payment', 'direct_carrier_billing', {
      type: 'collect_otp',
      consent_data_required: 'mobile_number_and_otp',
    }),
    expected: refused('payment.next_action.type'),
  },
  {
    name: 'a QR code to fetch with the key of the page',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: SHAPE,
    given: waiting('wallet', 'cashapp', {
      type: 'fetch_qr_code_information',
      qr_code_fetch_url: 'https://sandbox.hyperswitch.io/payments/pay_syxxxxxxxxxxxx/qr',
    }),
    expected: refused('payment.next_action.type'),
  },
];

const RESULTS: readonly Vector<HyperswitchGiven>[] = [
  {
    name: 'a paid payment with a card',
    source: OPEN_API,
    licence: 'Apache-2.0',
    note: 'The example "05. Response for a setup mandate payment", without some fields that are not read',
    given: {
      amount: 6540,
      amount_capturable: 0,
      amount_received: 6540,
      attempt_count: 1,
      client_secret: 'pay_mandatesetup_xxxxxxxxxxxx_secret_szzzzzzzzzzz',
      connector: 'fauxpay',
      connector_transaction_id: 'txn_connectortransid_xxxx',
      created: '2023-10-26T10:20:00Z',
      currency: 'USD',
      customer_id: 'StripeCustomer123',
      mandate_id: 'man_xxxxxxxxxxxx',
      merchant_id: 'merchant_myyyyyyyyyyyy',
      payment_id: 'pay_mandatesetup_xxxxxxxxxxxx',
      payment_method: 'card',
      payment_method_data: {
        card: { card_exp_month: '10', card_exp_year: '25', card_holder_name: 'joseph Doe', last4: '4242' },
      },
      status: 'succeeded',
    },
    expected: {
      id: 'pay_mandatesetup_xxxxxxxxxxxx',
      status: 'paid',
      amount: '65.40',
      amount_paid: '65.40',
      currency: 'USD',
      payment_method: 'card',
      customer_id: 'StripeCustomer123',
      time_created: '2023-10-26T10:20:00Z',
      failure_code: null,
      action: null,
    },
  },
  {
    name: 'a payment whose card was refused',
    source: `${PULLS}/10824`,
    licence: 'quoted',
    note: 'Without the attempts; the code is that of the text for Mollie.',
    given: {
      payment_id: 'pay_0GZt6OGeGveHduNPIZ9u',
      merchant_id: 'merchant_1767611044',
      status: 'failed',
      amount: 100_100,
      net_amount: 100_100,
      amount_capturable: 0,
      amount_received: null,
      connector: 'mollie',
      client_secret: 'pay_0GZt6OGeGveHduNPIZ9u_secret_n24ey5tpJ2Cl6eMDx450',
      created: '2026-01-05T11:04:52.870Z',
      currency: 'EUR',
      customer_id: 'cu_1757579182',
      payment_method: 'card',
      payment_method_type: 'credit',
      error_code: 'invalid_card_number',
      error_message: 'The card number provided is invalid.',
    },
    expected: {
      status: 'failed',
      amount: '1001.00',
      amount_paid: null,
      currency: 'EUR',
      payment_method: 'card',
      failure_code: 'invalid_card_number',
      failure_message: null,
      action: null,
    },
  },
  {
    name: "a refused card with Hyperswitch's own code",
    source: `${PULLS}/10837`,
    licence: 'quoted',
    note: 'Without the attempts. The text shortens error_details; its values are of StandardisedCode.',
    given: {
      payment_id: 'pay_2pTocBcWmTyPFRwg1SsB',
      merchant_id: 'merchant_1767954812',
      status: 'failed',
      amount: 2500,
      net_amount: 2500,
      amount_received: null,
      connector: 'silverflow',
      client_secret: 'pay_2pTocBcWmTyPFRwg1SsB_secret_42VDEmnJu43LHljJwRpR',
      created: '2026-01-09T11:15:02.223Z',
      currency: 'USD',
      customer_id: null,
      customer: null,
      payment_method: 'card',
      payment_method_data: { card: { last4: '0002', card_isin: '400000' } },
      error_code: '05',
      error_message: 'Do not honor',
      error_details: {
        unified_details: {
          standardised_code: 'do_not_honor',
          user_guidance_message: 'Please try a different payment method.',
        },
      },
    },
    expected: {
      status: 'failed',
      customer_id: null,
      failure_code: 'payment_declined',
      failure_message: 'Please try a different payment method.',
      action: null,
    },
  },
];

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['next_action.type'];

export const vectors: readonly Vector<HyperswitchGiven>[] = [
  ...STEPS,
  ...VOUCHERS,
  ...TRANSFERS,
  ...UNSUPPORTED,
  ...RESULTS,
];
