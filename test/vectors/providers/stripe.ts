/** PaymentIntents and SetupIntents of Stripe. */
import type Stripe from 'stripe';
import type { Vector } from './vector.js';

/** Examples of documentation and tests leave out fields that the API always sends. */
export type StripeGiven =
  | (Pick<Stripe.PaymentIntent, 'object' | 'id' | 'status' | 'amount' | 'currency'> & Partial<Stripe.PaymentIntent>)
  | (Pick<Stripe.SetupIntent, 'object' | 'id' | 'status'> & Partial<Stripe.SetupIntent>);

export type StripeVector = Vector<StripeGiven>;

const ANDROID = 'https://github.com/stripe/stripe-android/blob';
const MODELS = 'payments-core/src/test/java/com/stripe/android/model';
const PAYMENTS = `${ANDROID}/08acfe011bd30d882f85aad717f51b3a6c832949/${MODELS}/PaymentIntentFixtures.kt`;
const CASH_APP = `${ANDROID}/c5ccff0179cb3da6eb8b57327f95ebb9079d9d1c/${MODELS}/PaymentIntentFixtures.kt`;
const SETUPS = `${ANDROID}/e6cf27507e94b001052d4b1df5f69df3496365bf/${MODELS}/SetupIntentFixtures.kt`;
const PIX =
  'https://github.com/stripe/stripe-ios/blob/7c97827a7ff8b2ac86ea0f4e1400a6b44f81fe24/Stripe/StripeiOSTests/STPIntentActionPixDisplayQrCodeTest.swift';
const DOCS = 'https://docs.stripe.com';
/** The types of the SDK, which Stripe makes from its OpenAPI file. */
const TYPES =
  'https://github.com/stripe/stripe-node/blob/663942164d3876f04bb26617b88f498ba785e580/src/resources/PaymentIntents.ts';
const FROM_TYPES = 'Stripe publishes the fields without an example: the values are ours.';

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** An expanded payment method, with the fields that each one has. */
const method = (id: string, type: string, created: number, livemode = false): Stripe.PaymentMethod => ({
  id,
  object: 'payment_method',
  billing_details: {
    address: NO_ADDRESS,
    email: 'jrosen@example.com',
    name: 'Jenny Rosen',
    phone: null,
    tax_id: null,
  },
  created,
  customer: null,
  customer_account: null,
  livemode,
  metadata: null,
  type,
});

/** The account and the bank of a transfer have addresses, which are not shown. */
const PLACES = {
  account_holder_address: { ...NO_ADDRESS, city: 'Dublin', country: 'IE' },
  bank_address: { ...NO_ADDRESS, city: 'Dublin', country: 'IE' },
};

const redirects: readonly StripeVector[] = [
  {
    name: 'Afterpay: a page',
    source: PAYMENTS,
    licence: 'MIT',
    given: {
      id: 'pi_3LNLYmLu5o3P18Zp04dCLrZf',
      object: 'payment_intent',
      amount: 5099,
      capture_method: 'automatic',
      client_secret: 'pi_3LNLYmLu5o3P18Zp04dCLrZf_secret_hbuNP7A9J5qsyxOVdTSUwbOGa',
      confirmation_method: 'automatic',
      created: 1658256860,
      currency: 'usd',
      livemode: false,
      next_action: {
        redirect_to_url: {
          return_url: 'stripesdk://payment_return_url/com.stripe.android.paymentsheet.example',
          url: 'https://hooks.stripe.com/afterpay_clearpay/acct_1HvTI7Lu5o3P18Zp/pa_nonce_M5WcnAEWqB7mMANvtyWuxOWAXIHw9T9/redirect',
        },
        type: 'redirect_to_url',
      },
      payment_method: method('pm_1LNLZQLu5o3P18ZpXBHpDiPF', 'afterpay_clearpay', 1658256900),
      payment_method_types: ['card', 'afterpay_clearpay', 'klarna', 'us_bank_account', 'affirm'],
      status: 'requires_action',
    },
    expected: {
      object: 'payment',
      id: 'pi_3LNLYmLu5o3P18Zp04dCLrZf',
      status: 'created',
      amount: '50.99',
      amount_paid: null,
      currency: 'USD',
      payment_method: 'afterpay_clearpay',
      livemode: false,
      time_created: '2022-07-19T18:54:20.000Z',
      time_expired: null,
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://hooks.stripe.com/afterpay_clearpay/acct_1HvTI7Lu5o3P18Zp/pa_nonce_M5WcnAEWqB7mMANvtyWuxOWAXIHw9T9/redirect',
        },
      },
    },
  },
  {
    name: 'Alipay: a page, not the data for an app',
    source: PAYMENTS,
    licence: 'MIT',
    note: 'native_data is shortened.',
    given: {
      id: 'pi_1HDEFVKlwPmebFhpCobFP55H',
      object: 'payment_intent',
      amount: 100,
      client_secret: 'pi_1HDEFVKlwPmebFhpCobFP55H_secret_XW8sADccCxtusewAwn5z9kAiw',
      created: 1596740133,
      currency: 'usd',
      livemode: true,
      next_action: {
        alipay_handle_redirect: {
          native_data: '_input_charset=utf-8&app_pay=Y&currency=USD',
          native_url: null,
          return_url: 'example://return_url',
          url: 'https://hooks.stripe.com/redirect/authenticate/src_1HDEFWKlwPmebFhp6tcpln8T?client_secret=src_client_secret_S6H9mVMKK6qxk9YxsUvbH55K',
        },
        type: 'alipay_handle_redirect',
      },
      payment_method: method('pm_1HDEFVKlwPmebFhpKYYkSm8H', 'alipay', 1596740133, true),
      payment_method_types: ['alipay'],
      status: 'requires_action',
    },
    expected: {
      status: 'created',
      amount: '1.00',
      currency: 'USD',
      payment_method: 'alipay_cn',
      livemode: true,
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://hooks.stripe.com/redirect/authenticate/src_1HDEFWKlwPmebFhp6tcpln8T?client_secret=src_client_secret_S6H9mVMKK6qxk9YxsUvbH55K',
        },
      },
    },
  },
  {
    name: 'WeChat Pay on iOS: an app',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: {
      id: 'pi_1IlJH7BNJ02ErVOjm37T3OUt',
      object: 'payment_intent',
      amount: 1099,
      currency: 'usd',
      next_action: {
        type: 'wechat_pay_redirect_to_ios_app',
        wechat_pay_redirect_to_ios_app: {
          native_url: 'weixin://app/wx65997d6307c3827d/pay/?prepayId=wx140509412586868522820b12f205690000',
        },
      },
      payment_method: 'pm_1IlJH7BNJ02ErVOjxKQu1wfH',
      payment_method_types: ['wechat_pay'],
      status: 'requires_action',
    },
    expected: {
      status: 'created',
      payment_method: 'wechatpay_cn',
      action: {
        type: 'redirect_to_app',
        redirect_to_app: {
          url: 'weixin://app/wx65997d6307c3827d/pay/?prepayId=wx140509412586868522820b12f205690000',
        },
      },
    },
  },
  {
    name: 'Cash App Pay: the page of Stripe, which renews the QR code',
    source: CASH_APP,
    licence: 'MIT',
    given: {
      id: 'pi_3MRdj6Lu5o3P18Zp0LlnrKVz',
      object: 'payment_intent',
      amount: 100,
      client_secret: 'pi_3MRdj6Lu5o3P18Zp0LlnrKVz_secret_OcTe88IFTH9VkFQKLtfX4vV1a',
      created: 1674056340,
      currency: 'usd',
      livemode: false,
      next_action: {
        cashapp_handle_redirect_or_display_qr_code: {
          hosted_instructions_url:
            'https://payments.stripe.com/cashapp/instructions/CCUaFwoVYWNjdF8xSHZUSTdMdTVvM1AxOFpwKJaloJ4GMgZcsN7zB3I6L2wvyPfW8B6gy0_BsHb7Q21FYoKjIGxNvVsVYjJ6pbAIw_28VE2MVWcJQHMaEObM',
          mobile_auth_url:
            'https://pm-redirects.stripe.com/authorize/acct_1HvTI7Lu5o3P18Zp/pa_nonce_NC1mezV544wpYmFaXyJpnleeurKO3TZ',
          qr_code: {
            expires_at: 1674056362,
            image_url_png:
              'https://qr.stripe.com/test_YWNjdF8xSHZUSTdMdTVvM1AxOFpwLF9OQzFtSUpKYkMwaVBZTldRMW5BelF0OWNiWkk3a25o0100dYmSjOJt.png',
            image_url_svg:
              'https://qr.stripe.com/test_YWNjdF8xSHZUSTdMdTVvM1AxOFpwLF9OQzFtSUpKYkMwaVBZTldRMW5BelF0OWNiWkk3a25o0100dYmSjOJt.svg',
          },
        },
        type: 'cashapp_handle_redirect_or_display_qr_code',
      },
      payment_method: 'pm_1MRdj7Lu5o3P18Zp41wd191i',
      payment_method_types: ['cashapp'],
      status: 'requires_action',
    },
    expected: {
      status: 'created',
      amount: '1.00',
      payment_method: 'cashapp_us',
      time_expired: null,
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://payments.stripe.com/cashapp/instructions/CCUaFwoVYWNjdF8xSHZUSTdMdTVvM1AxOFpwKJaloJ4GMgZcsN7zB3I6L2wvyPfW8B6gy0_BsHb7Q21FYoKjIGxNvVsVYjJ6pbAIw_28VE2MVWcJQHMaEObM',
        },
      },
    },
  },
  {
    name: 'Swish: the page of Stripe, which has a QR code and a link to the app',
    source: `${DOCS}/payments/swish/accept-a-payment`,
    licence: 'quoted',
    note: 'object, mobile_auth_url and expires_at are missing there.',
    given: {
      id: 'pi_12345',
      object: 'payment_intent',
      amount: 6000,
      currency: 'sek',
      payment_method: 'pm_12345',
      next_action: {
        swish_handle_redirect_or_display_qr_code: {
          hosted_instructions_url: 'https://stripe.com/hiu-pi_123',
          mobile_auth_url: 'https://stripe.com/mobile-pi_123',
          qr_code: {
            data: 'abc123',
            expires_at: 1741165397,
            image_url_png: 'https://qr.stripe.com/qr_123.png',
            image_url_svg: 'https://qr.stripe.com/qr_123.svg',
          },
        },
        type: 'swish_handle_redirect_or_display_qr_code',
      },
      payment_method_types: ['swish'],
      status: 'requires_action',
    },
    expected: {
      status: 'created',
      amount: '60.00',
      currency: 'SEK',
      payment_method: 'swish_se',
      action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://stripe.com/hiu-pi_123' } },
    },
  },
  {
    name: 'UPI: the page of Stripe',
    source: `${DOCS}/payments/upi/accept-a-payment`,
    licence: 'quoted',
    note: 'The page names the QR code `qrcode`; the API has `qr_code`. amount and currency are those of its request.',
    given: {
      status: 'requires_action',
      next_action: {
        type: 'upi_handle_redirect_or_display_qr_code',
        upi_handle_redirect_or_display_qr_code: {
          hosted_instructions_url: 'https://payments.stripe.com/upi/instructions/xxx',
          qr_code: {
            image_url_png: 'https://qr.stripe.com/test_xxxxxx.png',
            image_url_svg: 'https://qr.stripe.com/test_xxxxxx.svg',
            expires_at: 1741165397,
          },
        },
      },
      id: 'pi_1G1sgdKi6xqXeNtkldRRE6HT',
      object: 'payment_intent',
      amount: 10000,
      currency: 'inr',
    },
    expected: {
      amount: '100.00',
      currency: 'INR',
      payment_method: 'upi_in',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://payments.stripe.com/upi/instructions/xxx' },
      },
    },
  },
];

const qrCodes: readonly StripeVector[] = [
  {
    name: 'Pix: a QR code with a deadline',
    source: PIX,
    licence: 'MIT',
    note: 'data is the example of the Banco Central do Brasil. The source has next_action alone.',
    given: {
      id: 'pi_3PixTest',
      object: 'payment_intent',
      amount: 12990,
      currency: 'brl',
      status: 'requires_action',
      next_action: {
        type: 'pix_display_qr_code',
        pix_display_qr_code: {
          data: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
          image_url_png: 'https://qr.stripe.com/pix.png',
          image_url_svg: 'https://qr.stripe.com/pix.svg',
          expires_at: 1_700_000_000,
          hosted_instructions_url: 'https://payments.stripe.com/pix/instructions/test',
        },
      },
    },
    expected: {
      status: 'created',
      amount: '129.90',
      currency: 'BRL',
      payment_method: 'pix_br',
      time_expired: '2023-11-14T22:13:20.000Z',
      action: {
        type: 'display_qr_code',
        display_qr_code: {
          data: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
          image_url_png: 'https://qr.stripe.com/pix.png',
          image_url_svg: 'https://qr.stripe.com/pix.svg',
        },
      },
    },
  },
  {
    name: 'PromptPay: a QR code',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: {
      id: 'pi_promptpay',
      object: 'payment_intent',
      amount: 422,
      currency: 'thb',
      status: 'requires_action',
      payment_method: 'pm_promptpay',
      payment_method_types: ['card', 'promptpay'],
      next_action: {
        type: 'promptpay_display_qr_code',
        promptpay_display_qr_code: {
          data: '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
          hosted_instructions_url: 'https://payments.stripe.com/promptpay/instructions/test',
          image_url_png: 'https://qr.stripe.com/test.png',
          image_url_svg: 'https://qr.stripe.com/test.svg',
        },
      },
    },
    expected: {
      amount: '4.22',
      currency: 'THB',
      payment_method: 'promptpay_th',
      time_expired: null,
      action: {
        type: 'display_qr_code',
        display_qr_code: {
          data: '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
          image_url_png: 'https://qr.stripe.com/test.png',
          image_url_svg: 'https://qr.stripe.com/test.svg',
        },
      },
    },
  },
  {
    name: 'PayNow: a QR code',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: {
      id: 'pi_paynow',
      object: 'payment_intent',
      amount: 1050,
      currency: 'sgd',
      status: 'requires_action',
      next_action: {
        type: 'paynow_display_qr_code',
        paynow_display_qr_code: {
          data: 'https://stripe.com/payment_methods/test_payment?payment_attempt=payatt_123',
          hosted_instructions_url: null,
          image_url_png: 'https://qr.stripe.com/test.png',
          image_url_svg: 'https://qr.stripe.com/test.svg',
        },
      },
    },
    expected: {
      amount: '10.50',
      currency: 'SGD',
      payment_method: 'paynow_sg',
      action: {
        type: 'display_qr_code',
        display_qr_code: {
          data: 'https://stripe.com/payment_methods/test_payment?payment_attempt=payatt_123',
          image_url_png: 'https://qr.stripe.com/test.png',
          image_url_svg: 'https://qr.stripe.com/test.svg',
        },
      },
    },
  },
  {
    name: 'WeChat Pay on computers: a QR code',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: {
      id: 'pi_wechat',
      object: 'payment_intent',
      amount: 1099,
      currency: 'cny',
      status: 'requires_action',
      next_action: {
        type: 'wechat_pay_display_qr_code',
        wechat_pay_display_qr_code: {
          data: 'weixin://wxpay/bizpayurl?pr=kK7sllh',
          hosted_instructions_url: 'https://payments.stripe.com/wechat_pay/instructions/test',
          image_data_url: 'data:image/png;base64,iVBORw0KGgo=',
          image_url_png: 'https://qr.stripe.com/test.png',
          image_url_svg: 'https://qr.stripe.com/test.svg',
        },
      },
    },
    expected: {
      currency: 'CNY',
      payment_method: 'wechatpay_cn',
      action: {
        type: 'display_qr_code',
        display_qr_code: {
          data: 'weixin://wxpay/bizpayurl?pr=kK7sllh',
          image_url_png: 'https://qr.stripe.com/test.png',
          image_url_svg: 'https://qr.stripe.com/test.svg',
        },
      },
    },
  },
  {
    name: 'Klarna: a QR code with a deadline',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: {
      id: 'pi_klarna',
      object: 'payment_intent',
      amount: 4900,
      currency: 'eur',
      status: 'requires_action',
      next_action: {
        type: 'klarna_display_qr_code',
        klarna_display_qr_code: {
          data: 'https://pay.klarna.com/eu/hpp/payments/1',
          expires_at: 1_700_000_000,
          image_url_png: 'https://qr.stripe.com/test.png',
          image_url_svg: 'https://qr.stripe.com/test.svg',
        },
      },
    },
    expected: {
      payment_method: 'klarna',
      time_expired: '2023-11-14T22:13:20.000Z',
      action: {
        type: 'display_qr_code',
        display_qr_code: {
          data: 'https://pay.klarna.com/eu/hpp/payments/1',
          image_url_png: 'https://qr.stripe.com/test.png',
          image_url_svg: 'https://qr.stripe.com/test.svg',
        },
      },
    },
  },
];

const vouchers: readonly StripeVector[] = [
  {
    name: 'Boleto: its linha digitável',
    source: TYPES,
    licence: 'MIT',
    note: `${FROM_TYPES} The number is one of Itaú's examples.`,
    given: {
      id: 'pi_boleto',
      object: 'payment_intent',
      amount: 60000,
      currency: 'brl',
      created: 1642126547,
      status: 'requires_action',
      payment_method: 'pm_boleto',
      payment_method_types: ['boleto'],
      next_action: {
        type: 'boleto_display_details',
        boleto_display_details: {
          expires_at: 1642431599,
          hosted_voucher_url: 'https://payments.stripe.com/boleto/voucher/test',
          number: '34191090082233502123845678900007171950000060000',
          pdf: 'https://payments.stripe.com/boleto/voucher/test/pdf',
        },
      },
    },
    expected: {
      status: 'created',
      amount: '600.00',
      currency: 'BRL',
      payment_method: 'boleto_br',
      time_expired: '2022-01-17T14:59:59.000Z',
      action: {
        type: 'display_details',
        display_details: { number: '34191090082233502123845678900007171950000060000' }, alternatives: [{ type: 'redirect_to_url', redirect_to_url: { url: 'https://payments.stripe.com/boleto/voucher/test' } }],
      },
    },
  },
  {
    name: 'OXXO: the reference that its barcode encodes',
    source: PAYMENTS,
    licence: 'MIT',
    given: {
      id: 'pi_1IcuwoL32KlRo',
      object: 'payment_intent',
      amount: 1099,
      client_secret: 'pi_1IcuwoL32KlRo_secret_KC0YoHfna465TDVW',
      created: 1617638802,
      currency: 'mxn',
      livemode: false,
      next_action: {
        oxxo_display_details: {
          expires_after: 1617944399,
          hosted_voucher_url:
            'https://payments.stripe.com/oxxo/voucher/test_YWNjdF8xSWN1c1VMMzJLbFJvdDAxLF9KRlBtckVBMERWM0lBZEUyb',
          number: '12345678901234657890123456789012',
        },
        type: 'oxxo_display_details',
      },
      payment_method: method('pm_1IcuwoL32KlRot01', 'oxxo', 1617638802),
      payment_method_types: ['card', 'oxxo'],
      status: 'requires_action',
    },
    expected: {
      status: 'created',
      amount: '10.99',
      currency: 'MXN',
      payment_method: 'oxxo_mx',
      time_expired: '2021-04-09T04:59:59.000Z',
      action: { type: 'display_details', display_details: { reference: '12345678901234657890123456789012' }, alternatives: [{ type: 'redirect_to_url', redirect_to_url: { url: 'https://payments.stripe.com/oxxo/voucher/test_YWNjdF8xSWN1c1VMMzJLbFJvdDAxLF9KRlBtckVBMERWM0lBZEUyb' } }] },
    },
  },
  {
    name: 'Konbini: the codes of the stores',
    source: `${DOCS}/payments/konbini/accept-a-payment`,
    licence: 'quoted',
    note: 'The codes of the other stores are not written out there: those of Lawson are ours.',
    given: {
      status: 'requires_action',
      next_action: {
        type: 'konbini_display_details',
        konbini_display_details: {
          expires_at: 1642431599,
          hosted_voucher_url: 'https://payments.stripe.com/konbini/voucher/...',
          stores: {
            familymart: { confirmation_number: '12345678901', payment_code: '123456' },
            lawson: { confirmation_number: '12345678901', payment_code: '654321' },
            ministop: null,
            seicomart: null,
          },
        },
      },
      id: 'pi_1G1sgdKi6xqXeNtkldRRE6HT',
      object: 'payment_intent',
      amount: 1099,
      client_secret: 'pi_1G1sgdKi6xqXeNtkldRRE6HT_secret_h9B56ObhTN72fQiBAuzcVPb2E',
      created: 1642126547,
      currency: 'jpy',
      livemode: true,
      payment_method_types: ['konbini'],
    },
    expected: {
      amount: '1099',
      currency: 'JPY',
      payment_method: 'konbini_jp',
      time_created: '2022-01-14T02:15:47.000Z',
      time_expired: '2022-01-17T14:59:59.000Z',
      action: {
        type: 'display_details',
        display_details: {
          FamilyMart_payment_code: '123456',
          Lawson_payment_code: '654321',
          confirmation_number: '12345678901',
        }, alternatives: [{ type: 'redirect_to_url', redirect_to_url: { url: 'https://payments.stripe.com/konbini/voucher/...' } }],
      },
    },
  },
  {
    name: 'Multibanco: entity and reference',
    source: `${DOCS}/payments/multibanco/accept-a-payment`,
    licence: 'quoted',
    given: {
      status: 'requires_action',
      next_action: {
        multibanco_display_details: {
          entity: '12345',
          expires_at: 1712922993,
          hosted_voucher_url: 'https://payments.stripe.com/multibanco/voucher/...',
          reference: '123456789',
        },
        type: 'multibanco_display_details',
      },
      id: 'pi_1G1sgdKi6xqXeNtkldRRE6HT',
      object: 'payment_intent',
      amount: 1099,
      client_secret: 'pi_1G1sgdKi6xqXeNtkldRRE6HT_secret_h9B56ObhTN72fQiBAuzcVPb2E',
      created: 1712922950,
      currency: 'eur',
      livemode: true,
      payment_method_types: ['multibanco'],
    },
    expected: {
      amount: '10.99',
      currency: 'EUR',
      payment_method: 'multibanco_pt',
      time_expired: '2024-04-12T11:56:33.000Z',
      action: { type: 'display_details', display_details: { entity: '12345', reference: '123456789' }, alternatives: [{ type: 'redirect_to_url', redirect_to_url: { url: 'https://payments.stripe.com/multibanco/voucher/...' } }] },
    },
  },
];

/** Stripe's own page. */
const INSTRUCTIONS = 'https://payments.stripe.com/instructions/test';

type Transfer = Stripe.PaymentIntent.NextAction.DisplayBankTransferInstructions;

function transfer(currency: string, type: Transfer['type'], rest: Partial<Transfer>): StripeGiven {
  return {
    id: `pi_${type}`,
    object: 'payment_intent',
    amount: 100000,
    currency,
    customer: 'cus_9s6XKzkNRiz8i3',
    payment_method_types: ['customer_balance'],
    status: 'requires_action',
    next_action: {
      type: 'display_bank_transfer_instructions',
      display_bank_transfer_instructions: {
        amount_remaining: 100000,
        currency,
        hosted_instructions_url: INSTRUCTIONS,
        reference: 'ABCDEFGHIJKL',
        type,
        ...rest,
      },
    },
  };
}

const transfers: readonly StripeVector[] = [
  {
    name: 'bank transfer in Mexico: the CLABE of SPEI',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: transfer('mxn', 'mx_bank_transfer', {
      financial_addresses: [
        {
          type: 'spei',
          supported_networks: ['spei'],
          spei: {
            ...PLACES,
            account_holder_name: 'Merchant name',
            bank_code: '646',
            bank_name: 'STP',
            clabe: '646180157042875763',
          },
        },
      ],
    }),
    expected: {
      status: 'created',
      amount: '1000.00',
      currency: 'MXN',
      payment_method: 'banktransfer_mx',
      customer_id: 'cus_9s6XKzkNRiz8i3',
      action: {
        type: 'display_details',
        display_details: {
          bank_name: 'STP',
          bank_code: '646',
          account_holder_name: 'Merchant name',
          account_number: '646180157042875763',
          reference: 'ABCDEFGHIJKL',
        }, alternatives: [{ type: 'redirect_to_url', redirect_to_url: { url: INSTRUCTIONS } }],
      },
    },
  },
  {
    name: 'bank transfer in the EU: an IBAN, and what is left to transfer',
    source: `${DOCS}/api/cash_balance_transactions/create_or_retrieve_funding_instructions`,
    licence: 'quoted',
    note: 'The account there is part of funding instructions; the IBAN here has correct check digits.',
    given: transfer('eur', 'eu_bank_transfer', {
      amount_remaining: 2550,
      financial_addresses: [
        {
          type: 'iban',
          supported_networks: ['sepa', 'swift'],
          iban: {
            ...PLACES,
            account_holder_name: 'Merchant name',
            bic: 'SOGEDEFFXXX',
            country: 'DE',
            iban: 'DE89370400440532013000',
          },
        },
      ],
    }),
    expected: {
      amount: '25.50',
      currency: 'EUR',
      payment_method: 'banktransfer_eu',
      action: {
        type: 'display_details',
        display_details: {
          iban: 'DE89370400440532013000',
          bic: 'SOGEDEFFXXX',
          account_holder_name: 'Merchant name',
          reference: 'ABCDEFGHIJKL',
        }, alternatives: [{ type: 'redirect_to_url', redirect_to_url: { url: INSTRUCTIONS } }],
      },
    },
  },
  {
    name: 'bank transfer in the United Kingdom: the sort code, not the IBAN',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: transfer('gbp', 'gb_bank_transfer', {
      financial_addresses: [
        {
          type: 'iban',
          supported_networks: ['sepa'],
          iban: {
            ...PLACES,
            account_holder_name: 'Merchant name',
            bic: 'SRLGGB2LXXX',
            country: 'GB',
            iban: 'GB29NWBK60161331926819',
          },
        },
        {
          type: 'sort_code',
          supported_networks: ['bacs', 'fps'],
          sort_code: {
            ...PLACES,
            account_holder_name: 'Merchant name',
            account_number: '31926819',
            sort_code: '601613',
          },
        },
      ],
    }),
    expected: {
      currency: 'GBP',
      payment_method: 'banktransfer_gb',
      action: {
        type: 'display_details',
        display_details: {
          sort_code: '601613',
          account_number: '31926819',
          account_holder_name: 'Merchant name',
          reference: 'ABCDEFGHIJKL',
        }, alternatives: [{ type: 'redirect_to_url', redirect_to_url: { url: INSTRUCTIONS } }],
      },
    },
  },
  {
    name: 'bank transfer in Japan: the branch and the type of account of Zengin',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: transfer('jpy', 'jp_bank_transfer', {
      amount_remaining: 100000,
      reference: null,
      financial_addresses: [
        {
          type: 'zengin',
          supported_networks: ['zengin'],
          zengin: {
            ...PLACES,
            account_holder_name: 'ストライプジャパン（カ',
            account_number: '1234567',
            account_type: 'futsu',
            bank_code: '0009',
            bank_name: '三井住友銀行',
            branch_code: '950',
            branch_name: '東京第一支店',
          },
        },
      ],
    }),
    expected: {
      amount: '100000',
      currency: 'JPY',
      payment_method: 'banktransfer_jp',
      action: {
        type: 'display_details',
        display_details: {
          bank_name: '三井住友銀行',
          bank_code: '0009',
          bank_branch_name: '東京第一支店',
          bank_branch_code: '950',
          account_type: 'futsu',
          account_number: '1234567',
          account_holder_name: 'ストライプジャパン（カ',
        }, alternatives: [{ type: 'redirect_to_url', redirect_to_url: { url: INSTRUCTIONS } }],
      },
    },
  },
  {
    name: 'bank transfer in the United States: the routing number, not the SWIFT code',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: transfer('usd', 'us_bank_transfer', {
      financial_addresses: [
        {
          type: 'swift',
          supported_networks: ['swift'],
          swift: {
            ...PLACES,
            account_holder_name: 'Merchant name',
            account_number: '000123456789',
            account_type: 'checking',
            bank_name: 'STRIPE TEST BANK',
            swift_code: 'TESTUS99XXX',
          },
        },
        {
          type: 'aba',
          supported_networks: ['ach', 'domestic_wire_us'],
          aba: {
            ...PLACES,
            account_holder_name: 'Merchant name',
            account_number: '000123456789',
            account_type: 'checking',
            bank_name: 'STRIPE TEST BANK',
            routing_number: '110000000',
          },
        },
      ],
    }),
    expected: {
      currency: 'USD',
      payment_method: 'banktransfer_us',
      action: {
        type: 'display_details',
        display_details: {
          bank_name: 'STRIPE TEST BANK',
          routing_number: '110000000',
          account_type: 'checking',
          account_number: '000123456789',
          account_holder_name: 'Merchant name',
          reference: 'ABCDEFGHIJKL',
        }, alternatives: [{ type: 'redirect_to_url', redirect_to_url: { url: INSTRUCTIONS } }],
      },
    },
  },
  {
    name: 'bank transfer from abroad: the SWIFT code',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: transfer('usd', 'us_bank_transfer', {
      financial_addresses: [
        {
          type: 'swift',
          supported_networks: ['swift'],
          swift: {
            ...PLACES,
            account_holder_name: 'Merchant name',
            account_number: '000123456789',
            account_type: 'checking',
            bank_name: 'STRIPE TEST BANK',
            swift_code: 'TESTUS99XXX',
          },
        },
      ],
    }),
    expected: {
      action: {
        type: 'display_details',
        display_details: {
          bank_name: 'STRIPE TEST BANK',
          account_type: 'checking',
          account_number: '000123456789',
          swift_code: 'TESTUS99XXX',
          account_holder_name: 'Merchant name',
          reference: 'ABCDEFGHIJKL',
        }, alternatives: [{ type: 'redirect_to_url', redirect_to_url: { url: INSTRUCTIONS } }],
      },
    },
  },
  {
    name: 'bank transfer without an account: the page of Stripe',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: transfer('jpy', 'jp_bank_transfer', {}),
    expected: {
      payment_method: 'banktransfer_jp',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://payments.stripe.com/instructions/test' },
      },
    },
  },
];

const waiting: readonly StripeVector[] = [
  {
    name: 'BLIK: the consumer confirms in the app of the bank',
    source: PAYMENTS,
    licence: 'MIT',
    given: {
      id: 'pi_1IVmwXFY0qyl6XeWwxGWA04D',
      object: 'payment_intent',
      amount: 1099,
      amount_capturable: 0,
      amount_received: 0,
      client_secret: 'pi_1IVmwXFY0qyl6XeWwxGWA04D_secret_4U8cSCdPefr8LHtPsKvA3mcQz',
      created: 1615939737,
      currency: 'pln',
      customer: null,
      livemode: false,
      metadata: {},
      next_action: { type: 'blik_authorize' },
      payment_method: 'pm_1IVnI3FY0qyl6XeWxJFdBh2g',
      payment_method_options: { blik: {} },
      payment_method_types: ['blik'],
      status: 'requires_action',
    },
    expected: {
      status: 'created',
      amount: '10.99',
      amount_paid: null,
      currency: 'PLN',
      payment_method: 'blik_pl',
      reference: null,
      customer_id: null,
      action: null,
    },
  },
  {
    name: 'a recurring card payment in India: the bank asks the consumer',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: {
      id: 'pi_india',
      object: 'payment_intent',
      amount: 1600000,
      currency: 'inr',
      next_action: {
        type: 'card_await_notification',
        card_await_notification: { charge_attempt_at: 1_700_000_000, customer_approval_required: true },
      },
      payment_method_types: ['card', 'upi'],
      status: 'requires_action',
    },
    expected: { status: 'created', amount: '16000.00', payment_method: 'card', time_expired: null, action: null },
  },
  {
    name: 'a bank debit that is being processed',
    source: PAYMENTS,
    licence: 'MIT',
    given: {
      id: 'pi_3KbV27Lu5o3P18Zp1e7NOonG',
      object: 'payment_intent',
      client_secret: 'pi_3KbV27Lu5o3P18Zp1e7NOonG_secret_9PqgvdhyLNub0UvzjFf9bQKqd',
      last_payment_error: null,
      livemode: false,
      next_action: null,
      status: 'processing',
      amount: 6099,
      created: 1646853531,
      currency: 'usd',
      payment_method: 'pm_1KbV27Lu5o3P18ZpAEIGorq8',
      payment_method_types: ['us_bank_account'],
      processing: null,
    },
    expected: {
      status: 'created',
      amount: '60.99',
      payment_method: 'us_bank_account',
      failure_code: null,
      action: null,
    },
  },
];

const finals: readonly StripeVector[] = [
  {
    name: 'a card that was paid',
    source: PAYMENTS,
    licence: 'MIT',
    given: {
      id: 'pi_1IRg6VCRMbs6F',
      object: 'payment_intent',
      amount: 1099,
      canceled_at: null,
      cancellation_reason: null,
      client_secret: 'pi_1IRg6VCRMbs6F_secret_7oH5g4v8GaCrHfsGYS6kiSnwF',
      created: 1614960135,
      currency: 'usd',
      description: 'Example PaymentIntent',
      last_payment_error: null,
      livemode: false,
      next_action: null,
      payment_method: 'pm_1IJs3ZCRMbs',
      payment_method_types: ['card'],
      status: 'succeeded',
    },
    expected: {
      id: 'pi_1IRg6VCRMbs6F',
      status: 'paid',
      amount: '10.99',
      amount_paid: null,
      currency: 'USD',
      payment_method: 'card',
      time_created: '2021-03-05T16:02:15.000Z',
      failure_code: null,
      failure_message: null,
      action: null,
    },
  },
  {
    name: 'a captured payment, with what was received',
    source: `${DOCS}/api/payment_intents/capture`,
    licence: 'quoted',
    note: 'payment_method_types and status are not in the excerpt that was read; they are ours.',
    given: {
      id: 'pi_3MrPBM2eZvKYlo2C1TEMacFD',
      object: 'payment_intent',
      amount: 1000,
      amount_capturable: 0,
      amount_received: 1000,
      client_secret: 'pi_3MrPBM2eZvKYlo2C1TEMacFD_secret_9J35eTzWlxVmfbbQhmkNbewuL',
      created: 1524505326,
      currency: 'usd',
      customer: null,
      description: 'One blue fish',
      last_payment_error: null,
      payment_method_types: ['card'],
      status: 'succeeded',
    },
    expected: { status: 'paid', amount: '10.00', amount_paid: '10.00', payment_method: 'card', action: null },
  },
  {
    name: 'an old next_action after WeChat Pay was paid',
    source: PAYMENTS,
    licence: 'MIT',
    given: {
      id: 'pi_3JkCxKBNJ02ErVOj0kNqBMAZ',
      object: 'payment_intent',
      amount: 50,
      client_secret: 'pi_3JkCxKBNJ02ErVOj0kNqBMAZ_secret_bC6oXqo976LFM06Z9rlhmzUQq',
      created: 1634152658,
      currency: 'usd',
      livemode: true,
      next_action: {
        type: 'wechat_pay_redirect_to_android_app',
        wechat_pay_redirect_to_android_app: {
          app_id: 'wx65997d6307c3827d',
          nonce_str: 'osR3zctjDetBvsBN',
          package: 'Sign=WXPay',
          partner_id: '268716457',
          prepay_id: 'wx140509412586868522820b12f205690000',
          sign: '7A5981D3347941F4F9AECACF36E467EAE4B7734E47CE4B058E8B2299DAF19E8A',
          timestamp: '1634159381',
        },
      },
      payment_method: 'pm_1JkEhjBNJ02ErVOjUZ3ekLUL',
      payment_method_types: ['wechat_pay'],
      status: 'succeeded',
    },
    expected: { status: 'paid', amount: '0.50', payment_method: 'wechatpay_cn', action: null },
  },
  {
    name: 'an authorized payment: the consumer has nothing more to do',
    source: `${DOCS}/payments/place-a-hold-on-a-payment-method`,
    licence: 'quoted',
    note: 'The page has the status alone: the other values are ours.',
    given: {
      id: 'pi_hold',
      object: 'payment_intent',
      amount: 2000,
      amount_capturable: 2000,
      amount_received: 0,
      capture_method: 'manual',
      currency: 'usd',
      payment_method_types: ['card'],
      status: 'requires_capture',
    },
    expected: { status: 'paid', amount: '20.00', amount_paid: null, action: null },
  },
  {
    name: 'a failed authentication; its message is not for consumers',
    source: PAYMENTS,
    licence: 'MIT',
    note: 'The expanded payment method is shortened.',
    given: {
      id: 'pi_3LGVHaAcAOtNkkj60zU6p2DQ',
      object: 'payment_intent',
      amount: 5099,
      client_secret: 'pi_3LGVHaAcAOtNkkj60zU6p2DQ_secret_vun1jSWKn4aqRWGvpcB9mL03E',
      created: 1656625938,
      currency: 'usd',
      last_payment_error: {
        code: 'payment_intent_authentication_failure',
        doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
        message:
          'The latest payment attempt of this PaymentIntent has failed or been canceled, and the attached payment method has been removed. You can try confirming again with a new payment method.',
        payment_method: method('pm_1LGVHaAcAOtNkkj6JyzQM2VM', 'card', 1656625938),
        type: 'invalid_request_error',
      },
      livemode: false,
      next_action: null,
      payment_method: null,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
    },
    expected: {
      status: 'failed',
      payment_method: 'card',
      failure_code: 'payment_intent_authentication_failure',
      failure_message: null,
      action: null,
    },
  },
  {
    name: 'a voucher that nobody paid in time',
    source: `${DOCS}/error-codes`,
    licence: 'quoted',
    note: 'The page has the code alone: the other values are ours.',
    given: {
      id: 'pi_1G1sgdKi6xqXeNtkldRRE6HT',
      object: 'payment_intent',
      amount: 1099,
      currency: 'jpy',
      last_payment_error: {
        code: 'payment_intent_payment_attempt_expired',
        message: 'The latest payment attempt for the PaymentIntent has expired.',
        payment_method: method('pm_konbini', 'konbini', 1642126547),
        type: 'invalid_request_error',
      },
      payment_method: null,
      payment_method_types: ['card', 'konbini'],
      status: 'requires_payment_method',
    },
    expected: {
      status: 'expired',
      payment_method: 'konbini_jp',
      failure_code: 'payment_intent_payment_attempt_expired',
      action: null,
    },
  },
  {
    name: 'a canceled payment',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: {
      id: 'pi_canceled',
      object: 'payment_intent',
      amount: 100,
      canceled_at: 1721888078,
      cancellation_reason: 'requested_by_customer',
      created: 1721888078,
      currency: 'usd',
      payment_method_types: ['card'],
      status: 'canceled',
    },
    expected: { status: 'failed', failure_code: 'requested_by_customer', failure_message: null, action: null },
  },
  {
    name: 'a payment that Stripe canceled because it had expired',
    source: TYPES,
    licence: 'MIT',
    note: FROM_TYPES,
    given: {
      id: 'pi_expired',
      object: 'payment_intent',
      amount: 100,
      canceled_at: 1721888078,
      cancellation_reason: 'expired',
      currency: 'usd',
      status: 'canceled',
    },
    expected: { status: 'expired', failure_code: 'expired', payment_method: null, action: null },
  },
];

const ours: readonly StripeVector[] = [
  {
    name: '3-D Secure in the SDK',
    source: PAYMENTS,
    licence: 'MIT',
    note: 'The certificates are left out.',
    given: {
      id: 'pi_3LOQYELXscDhLXgF0RBaEFmK',
      object: 'payment_intent',
      livemode: true,
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: {
          type: 'stripe_3ds2_fingerprint',
          merchant: 'acct_1G4B0ILXscDhLXgF',
          three_d_secure_2_source: 'src_1LOQYGLXscDhLXgFfh401OjG',
          directory_server_name: 'visa',
          server_transaction_id: '525ba092-6758-45f2-8155-01078d8985f7',
          three_ds_method_url: '',
          three_ds_optimizations: 'kf',
        },
      },
      status: 'requires_action',
      amount: 50,
      client_secret: 'pi_3LOQYELXscDhLXgF0RBaEFmK_secret_reiwOiZPVTQBOsrwK0wgoH8Iy',
      created: 1658514374,
      currency: 'gbp',
      customer: 'cus_M6dpL0muuXebnG',
      payment_method_types: ['card'],
    },
    expected: {
      error: 'unsupported-action',
      message: /^payment_intent\.next_action\.type: no element shows this step; use stripe\.handleNextAction$/,
    },
  },
  {
    name: 'micro-deposits: the page of Stripe on which the consumer enters them',
    source: PAYMENTS,
    licence: 'MIT',
    given: {
      id: 'pi_3KcDp1FnkumiFUFx1d5DwGIq',
      object: 'payment_intent',
      client_secret: 'pi_3KcDp1FnkumiFUFx1d5DwGIq_secret_hdutSWBUMuc8ON6jXPgyCsPba',
      livemode: false,
      next_action: {
        type: 'verify_with_microdeposits',
        verify_with_microdeposits: {
          arrival_date: 1647241200,
          hosted_verification_url:
            'https://payments.stripe.com/microdeposit/pacs_test_YWNjdF8xS2J1SjlGbmt1bWlGVUZ4LHBhX25vbmNlX0xJcFVEaERaU0JOVVR3akhxMXc5eklOQkl3UTlwNWo0000v3GS1Jej',
          microdeposit_type: 'amounts',
        },
      },
      status: 'requires_action',
      amount: 6099,
      created: 1647025699,
      currency: 'usd',
      payment_method_types: ['us_bank_account'],
    },
    expected: {
      status: 'created',
      payment_method: 'us_bank_account',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://payments.stripe.com/microdeposit/pacs_test_YWNjdF8xS2J1SjlGbmt1bWlGVUZ4LHBhX25vbmNlX0xJcFVEaERaU0JOVVR3akhxMXc5eklOQkl3UTlwNWo0000v3GS1Jej',
        },
      },
    },
  },
  {
    name: 'WeChat Pay on Android, which needs parameters of its SDK',
    source: PAYMENTS,
    licence: 'MIT',
    given: {
      id: 'pi_1IlJH7BNJ02ErVOjm37T3OUt',
      object: 'payment_intent',
      amount: 1099,
      client_secret: 'pi_1IlJH7BNJ02ErVOjm37T3OUt_secret_vgMExmjvESdtPqddHOSSSDip2',
      created: 1619638941,
      currency: 'usd',
      livemode: false,
      next_action: {
        type: 'wechat_pay_redirect_to_android_app',
        wechat_pay_redirect_to_android_app: {
          app_id: 'wx65997d6307c3827d',
          nonce_str: 'some_random_string',
          package: 'Sign=WXPay',
          partner_id: 'wx65997d6307c3827d',
          prepay_id: 'test_transaction',
          sign: '8B26124BABC816D7140034DDDC7D3B2F1036CCB2D910E52592687F6A44790D5E',
          timestamp: '1619638941',
        },
      },
      payment_method_types: ['wechat_pay'],
      status: 'requires_action',
    },
    expected: { error: 'unsupported-action', message: /use stripe\.handleNextAction$/ },
  },
  {
    name: 'no payment method was chosen yet',
    source: `${DOCS}/api/payment_intents/object`,
    licence: 'quoted',
    given: {
      id: 'pi_3MtwBwLkdIwHu7ix28a3tqPa',
      object: 'payment_intent',
      amount: 2000,
      amount_capturable: 0,
      amount_details: { tip: {} },
      amount_received: 0,
      automatic_payment_methods: { enabled: true },
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic',
      client_secret: 'pi_3MtwBwLkdIwHu7ix28a3tqPa_secret_YrKJUKribcBjcG8HVhfZluoGH',
      created: 1680800504,
      currency: 'usd',
      customer: null,
      last_payment_error: null,
      livemode: false,
      metadata: {},
      next_action: null,
      payment_method: null,
      payment_method_types: ['card', 'link'],
      status: 'requires_payment_method',
    },
    expected: {
      error: 'unsupported-action',
      message: /^payment_intent\.status: no payment method was chosen; use stripe\.confirmPayment$/,
    },
  },
];

const mandates: readonly StripeVector[] = [
  {
    name: 'Cash App Pay for later: the page of Stripe',
    source: SETUPS,
    licence: 'MIT',
    given: {
      id: 'seti_1234',
      object: 'setup_intent',
      cancellation_reason: null,
      client_secret: 'seti_1234_secret_5678',
      created: 1561677666,
      description: 'a description',
      last_setup_error: null,
      livemode: false,
      next_action: {
        cashapp_handle_redirect_or_display_qr_code: {
          hosted_instructions_url:
            'https://payments.stripe.com/cashapp/instructions/CCUaFwoVYWNjdF8xSHZUSTdMdTVvM1AxOFpwKJaloJ4GMgZcsN7zB3I6L2wvyPfW8B6gy0_BsHb7Q21FYoKjIGxNvVsVYjJ6pbAIw_28VE2MVWcJQHMaEObM',
          mobile_auth_url:
            'https://pm-redirects.stripe.com/authorize/acct_1HvTI7Lu5o3P18Zp/pa_nonce_NC1mezV544wpYmFaXyJpnleeurKO3TZ',
          qr_code: {
            expires_at: 1674056362,
            image_url_png: 'https://qr.stripe.com/test.png',
            image_url_svg: 'https://qr.stripe.com/test.svg',
          },
        },
        type: 'cashapp_handle_redirect_or_display_qr_code',
      },
      payment_method: 'pm_1MRdj7Lu5o3P18Zp41wd191i',
      payment_method_types: ['cashapp'],
      status: 'requires_action',
      usage: 'off_session',
    },
    expected: {
      object: 'mandate',
      id: 'seti_1234',
      status: 'pending',
      payment_method: 'cashapp_us',
      time_created: '2019-06-27T23:21:06.000Z',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://payments.stripe.com/cashapp/instructions/CCUaFwoVYWNjdF8xSHZUSTdMdTVvM1AxOFpwKJaloJ4GMgZcsN7zB3I6L2wvyPfW8B6gy0_BsHb7Q21FYoKjIGxNvVsVYjJ6pbAIw_28VE2MVWcJQHMaEObM',
        },
      },
    },
  },
  {
    name: 'a card that was saved',
    source: SETUPS,
    licence: 'MIT',
    note: 'The expanded payment method is shortened.',
    given: {
      id: 'seti_1L9F4bLu5o3P18Zp0IGLYrNZ',
      object: 'setup_intent',
      client_secret: 'seti_1L9F4bLu5o3P18Zp0IGLYrNZ_secret_Lqwy13NMvtzx88afOLNndJRei6rkl8H',
      created: 1654895333,
      customer: 'cus_LqvlPQBk2QUmXl',
      last_setup_error: null,
      latest_attempt: 'setatt_1L9F4oLu5o3P18Zp8eQa9Mn2',
      livemode: false,
      next_action: null,
      payment_method: method('pm_1L9F4oLu5o3P18ZpahIpZYFz', 'card', 1654895346),
      payment_method_types: ['card', 'us_bank_account', 'link'],
      single_use_mandate: null,
      status: 'succeeded',
      usage: 'off_session',
    },
    expected: {
      object: 'mandate',
      status: 'active',
      payment_method: 'card',
      customer_id: 'cus_LqvlPQBk2QUmXl',
      time_created: '2022-06-10T21:08:53.000Z',
      action: null,
    },
  },
  {
    name: 'an old next_action while a card is being saved',
    source: SETUPS,
    licence: 'MIT',
    note: 'The expanded payment method and use_stripe_sdk are shortened.',
    given: {
      id: 'seti_1L9F4bLu5o3P18Zp0IGLYrNZ',
      object: 'setup_intent',
      client_secret: 'seti_1L9F4bLu5o3P18Zp0IGLYrNZ_secret_Lqwy13NMvtzx88afOLNndJRei6rkl8H',
      created: 1654895333,
      customer: 'cus_LqvlPQBk2QUmXl',
      livemode: false,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'stripe_3ds2_fingerprint' } },
      payment_method_types: ['card', 'us_bank_account', 'link'],
      status: 'processing',
      usage: 'off_session',
    },
    expected: { object: 'mandate', status: 'pending', payment_method: null, action: null },
  },
];

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['next_action.type'];

export const vectors: readonly StripeVector[] = [
  ...redirects,
  ...qrCodes,
  ...vouchers,
  ...transfers,
  ...waiting,
  ...finals,
  ...ours,
  ...mandates,
];
