/**
 * Responses and actions of Adyen's Checkout API. Those of the SDKs for apps and of Adyen Web are test data of Adyen, with the
 * types of the API.
 */
import type { Types } from '@adyen/api-library';
import type { Vector } from './vector.js';

/** A type of the SDK, as JSON holds it: the texts of its enumerations are plain texts. */
type Json<T> = T extends string ? `${T}` : T extends object ? { readonly [Key in keyof T]: Json<T[Key]> } : T;

export type AdyenResponse = Json<Types.checkout.PaymentResponse | Types.checkout.PaymentDetailsResponse>;
export type AdyenVector = Vector<AdyenResponse | Json<Types.checkout.PaymentResponseAction>>;

const OPEN_API =
  'https://github.com/Adyen/adyen-openapi/blob/aa014f0cbdb58ff5c44a2ff9d5fe734642210aff/json/CheckoutService-v72.json';
const IOS = 'https://github.com/Adyen/adyen-ios/blob/63a57d3307b2b0a70c7f7a8e90cdece2df707559/Tests';
const WEB = 'https://github.com/Adyen/adyen-web/blob/183fa6f8bf6ce5a9df53067a4be2b8e168893da8/packages';
const NODE = 'https://github.com/Adyen/adyen-node-api-library/blob/3b84a188ef071064636a19f53f95f8aa7112dd91/src/__mocks__';
const VOUCHERS = `${IOS}/UnitTests/Mocks/DummyData/DummyPaymentMethods.swift`;

const redirects: readonly AdyenVector[] = [
  {
    name: 'a card that needs 3-D Secure in a redirect',
    source: `${OPEN_API}#L17548`,
    licence: 'MIT',
    given: {
      additionalData: {
        cardSummary: '5454',
        'threeds2.threeDS2ResponseData.messageVersion': '2.1.0',
        'threeds2.threeDS2Token': 'R5CZ2NWPJTGV9D82...',
        'threeds2.threeDSServerTransID': '8835538461311270...',
        cardBin: '545454',
        'threeds2.cardEnrolled': 'true',
        paymentMethod: 'mc',
        cardPaymentMethod: 'mc',
        fundingSource: 'CREDIT',
        merchantReference: 'Your order number',
        issuerBin: '54545454',
        'threeds2.threeDSMethodURL': 'https://pal-test.adyen.com/threeds2simulator/acs/startMethod.shtml',
        cardIssuingCountry: 'PL',
      },
      pspReference: 'JLCMPCQ8HXSKGK82',
      resultCode: 'RedirectShopper',
      action: {
        paymentMethodType: 'scheme',
        url: 'https://checkoutshopper-test.adyen.com/checkoutshopper/threeDS/redirect...',
        method: 'GET',
        type: 'redirect',
      },
    },
    expected: {
      id: 'JLCMPCQ8HXSKGK82',
      status: 'created',
      payment_method: 'card',
      amount: null,
      currency: null,
      action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://checkoutshopper-test.adyen.com/checkoutshopper/threeDS/redirect...' },
      },
    },
  },
  {
    name: 'iDEAL, without a pspReference',
    source: `${OPEN_API}#L17751`,
    licence: 'MIT',
    note: 'the query of the URL is shortened',
    given: {
      resultCode: 'RedirectShopper',
      action: {
        paymentMethodType: 'ideal',
        url: 'https://test.adyen.com/hpp/checkout.shtml?u=redirectIdeal&p=eJxtUl1zmzAQ',
        method: 'GET',
        type: 'redirect',
      },
    },
    expected: {
      id: '',
      status: 'created',
      payment_method: 'ideal_nl',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://test.adyen.com/hpp/checkout.shtml?u=redirectIdeal&p=eJxtUl1zmzAQ' },
      },
    },
  },
  {
    name: 'a redirect by POST',
    source: `${WEB}/lib/src/core/ProcessResponse/PaymentAction/PaymentAction.test.ts#L18`,
    licence: 'MIT',
    note: 'the query of the URL is shortened',
    given: {
      method: 'POST',
      paymentMethodType: 'ideal',
      type: 'redirect',
      data: { test: '123' },
      url: 'http://localhost:8080/hpp/redirectIdeal.shtml?brandCode=ideal&countryCode=NL',
    },
    expected: {
      error: 'unsupported-action',
      message: /^payment_response\.method: a redirect by POST; use AdyenCheckout\.createFromAction/,
    },
  },
];

const codes: readonly AdyenVector[] = [
  {
    name: 'Pix',
    source: 'https://docs.adyen.com/payment-methods/alipay-plus/web-drop-in/payments-response.json',
    licence: 'quoted',
    given: {
      additionalData: {
        'pix.expirationDate': '2021-12-21T13:00:00-03:00',
        acquirerReference: '00000000008815658961765250',
        acquirerAccountCode: 'PixBTGAcquirerAccount',
      },
      pspReference: '8815658961765250',
      resultCode: 'Pending',
      action: {
        paymentData: 'Ab02b4c0!BQABAgA...',
        paymentMethodType: 'pix',
        type: 'qrCode',
        qrCodeData: 'DMhpN90TFR2e7TzwHYRFkhw4brxm2wHBg',
      },
    },
    expected: {
      id: '8815658961765250',
      status: 'created',
      payment_method: 'pix_br',
      time_expired: '2021-12-21T13:00:00-03:00',
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: 'DMhpN90TFR2e7TzwHYRFkhw4brxm2wHBg', image_url_png: null, image_url_svg: null },
      },
    },
  },
  {
    name: 'a QR code of WeChat Pay, as an action alone',
    source: `${WEB}/lib/src/core/ProcessResponse/PaymentAction/PaymentAction.test.ts#L128`,
    licence: 'MIT',
    given: {
      paymentMethodType: 'wechatpayQR',
      qrCodeData: 'BEP://1127.0.0.1$2B6VH2NNUBHGDIF3KHNQ3JRK',
      type: 'qrCode',
    },
    expected: {
      id: '',
      status: 'created',
      payment_method: 'wechatpay_cn',
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: 'BEP://1127.0.0.1$2B6VH2NNUBHGDIF3KHNQ3JRK', image_url_png: null, image_url_svg: null },
      },
    },
  },
  {
    name: 'a QR code of PromptPay',
    source: `${IOS}/UnitTests/Core/ActionTests.swift#L61`,
    licence: 'MIT',
    given: {
      type: 'qrCode',
      qrCodeData: 'example_data',
      paymentData: 'example_data',
      paymentMethodType: 'promptpay',
    },
    expected: {
      payment_method: 'promptpay_th',
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: 'example_data', image_url_png: null, image_url_svg: null },
      },
    },
  },
  {
    name: 'a QR code action with a link and no code',
    source: `${IOS}/UnitTests/Core/ActionTests.swift#L84`,
    licence: 'MIT',
    given: {
      type: 'qrCode',
      url: 'https://example.org/',
      paymentData: 'example_data',
      paymentMethodType: 'bcmc_mobile',
    },
    expected: {
      payment_method: 'bcmc_mobile',
      action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://example.org/' } },
    },
  },
];

const vouchers: readonly AdyenVector[] = [
  {
    name: 'a boleto: the last day is the one of its line',
    source: `${VOUCHERS}#L318`,
    licence: 'MIT',
    given: {
      reference: '03399.33335 33852.193698 57889.001020 3 86360000017408',
      initialAmount: { currency: 'BRL', value: 17408 },
      downloadUrl: 'https://test.adyen.com/hpp/generationBoleto.shtml?data=BQABAQCGgaWQP0LNLQ0',
      paymentMethodType: 'boletobancario_santander',
      totalAmount: { currency: 'BRL', value: 17408 },
      expiresAt: '2021-05-30T00:00:00',
      type: 'voucher',
      passCreationToken: 'dGVzdCB0b2tlbg==',
    },
    expected: {
      status: 'created',
      payment_method: 'boleto_br',
      amount: '174.08',
      currency: 'BRL',
      time_expired: '2021-05-30T23:59:59-03:00',
      action: {
        type: 'display_details',
        display_details: { number: '03399.33335 33852.193698 57889.001020 3 86360000017408' },
      },
    },
  },
  {
    name: 'another boleto',
    source: `${WEB}/lib/src/core/ProcessResponse/PaymentAction/PaymentAction.test.ts#L143`,
    licence: 'MIT',
    given: {
      paymentMethodType: 'boletobancario_santander',
      downloadUrl: 'https://...',
      expiresAt: '2020-02-12T00:00:00',
      initialAmount: { currency: 'BRL', value: 1000 },
      reference: '03399.37473 12342.547284 85272.394939 1 81630000001000',
      totalAmount: { currency: 'BRL', value: 1000 },
      type: 'voucher',
    },
    expected: {
      payment_method: 'boleto_br',
      amount: '10.00',
      currency: 'BRL',
      time_expired: '2020-02-12T23:59:59-03:00',
      action: {
        type: 'display_details',
        display_details: { number: '03399.37473 12342.547284 85272.394939 1 81630000001000' },
      },
    },
  },
  {
    name: 'OXXO: the last day is the one in its reference',
    source: `${VOUCHERS}#L335`,
    licence: 'MIT',
    note: 'the query of downloadUrl is shortened',
    given: {
      instructionsUrl:
        'https://checkoutshopper-test.adyen.com/checkoutshopper/voucherInstructions.shtml?txVariant=oxxo&shopperLocale=en_US',
      passCreationToken: 'token',
      shopperEmail: 'checkoutShopperiOS@example.org',
      paymentMethodType: 'oxxo',
      totalAmount: { currency: 'MXN', value: 17408 },
      alternativeReference: '59168675976701',
      initialAmount: { currency: 'MXN', value: 17408 },
      type: 'voucher',
      merchantName: 'TestMerchantCheckout',
      expiresAt: '2021-08-15T00:00:00',
      merchantReference: 'Test Order Reference - iOS UIHost',
      reference: '59591686759767012021081500174084',
      downloadUrl: 'https://test.adyen.com/hpp/generationOxxoVoucher.shtml?data=1G8cQNAQFLrM7phkjS',
    },
    expected: {
      id: 'Test Order Reference - iOS UIHost',
      reference: 'Test Order Reference - iOS UIHost',
      payment_method: 'oxxo_mx',
      amount: '174.08',
      currency: 'MXN',
      action: { type: 'display_details', display_details: { reference: '59591686759767012021081500174084' } },
    },
  },
  {
    name: 'Multibanco',
    source: `${VOUCHERS}#L357`,
    licence: 'MIT',
    note: 'passCreationToken is shortened',
    given: {
      entity: '11249',
      initialAmount: { currency: 'EUR', value: 17408 },
      reference: '522 771 332',
      paymentMethodType: 'multibanco',
      totalAmount: { currency: 'EUR', value: 17408 },
      expiresAt: '2021-08-30T12:00:10',
      merchantName: 'TestMerchant',
      merchantReference: 'Test Order Reference - iOS UIHost',
      type: 'voucher',
      passCreationToken: 'Ab02b4c0!BQABAgBj+WtQPwc2TYNDdxV/IKW',
    },
    expected: {
      payment_method: 'multibanco_pt',
      amount: '174.08',
      currency: 'EUR',
      time_expired: '2021-08-30T12:00:10+01:00',
      action: { type: 'display_details', display_details: { entity: '11249', reference: '522 771 332' } },
    },
  },
  {
    name: 'a Japanese convenience store',
    source: `${VOUCHERS}#L279`,
    licence: 'MIT',
    given: {
      reference: '551342',
      initialAmount: { currency: 'JPY', value: 17408 },
      paymentMethodType: 'econtext_stores',
      instructionsUrl: 'https://www.econtext.jp/support/cvs/8brand.html',
      totalAmount: { currency: 'JPY', value: 17408 },
      maskedTelephoneNumber: '11******89',
      expiresAt: '2021-04-02T18:46:00',
      merchantName: 'TestMerchantCheckout',
      type: 'voucher',
      passCreationToken: 'dGVzdCB0b2tlbg==',
    },
    expected: {
      payment_method: 'econtext_jp',
      amount: '17408',
      currency: 'JPY',
      time_expired: '2021-04-02T18:46:00+09:00',
      action: { type: 'display_details', display_details: { payment_code: '551342', phone: '11******89' } },
    },
  },
  {
    name: 'a Japanese Pay-easy cash machine',
    source: `${VOUCHERS}#L298`,
    licence: 'MIT',
    given: {
      reference: '954297',
      collectionInstitutionNumber: '58091',
      initialAmount: { currency: 'JPY', value: 17408 },
      paymentMethodType: 'econtext_atm',
      instructionsUrl: 'https://www.econtext.jp/support/atm/index.html',
      totalAmount: { currency: 'JPY', value: 17408 },
      maskedTelephoneNumber: '11******89',
      expiresAt: '2021-04-02T18:48:00',
      merchantName: 'TestMerchantCheckout',
      type: 'voucher',
      passCreationToken: 'dGVzdCB0b2tlbg==',
    },
    expected: {
      payment_method: 'econtext_jp',
      action: {
        type: 'display_details',
        display_details: { biller_code: '58091', payment_code: '954297', phone: '11******89' },
      },
    },
  },
  {
    name: 'Pay-easy with a confirmation number',
    source: `${WEB}/lib/src/components/Econtext/Econtext.test.tsx#L196`,
    licence: 'MIT',
    note: 'type is added',
    given: {
      type: 'voucher',
      reference: '1234567890',
      expiresAt: '2024-12-31T23:59:59',
      paymentMethodType: 'econtext',
      maskedTelephoneNumber: '090****5678',
      collectionInstitutionNumber: '58091',
      alternativeReference: 'ALT123456',
    },
    expected: {
      time_expired: '2024-12-31T23:59:59+09:00',
      action: {
        type: 'display_details',
        display_details: {
          biller_code: '58091',
          payment_code: '1234567890',
          confirmation_number: 'ALT123456',
          phone: '090****5678',
        },
      },
    },
  },
  {
    name: 'cash at Indomaret',
    source: `${VOUCHERS}#L239`,
    licence: 'MIT',
    given: {
      reference: '9786512300056485',
      initialAmount: { currency: 'IDR', value: 17408 },
      paymentMethodType: 'doku_indomaret',
      instructionsUrl: 'https://www.doku.com/how-to-pay/indomaret.php',
      shopperEmail: 'Qwfqwf@POj.co',
      totalAmount: { currency: 'IDR', value: 17408 },
      expiresAt: '2021-02-02T22:00:00',
      merchantName: 'Adyen Demo Shop',
      shopperName: 'Qwfqwew Gewgewf',
      type: 'voucher',
      passCreationToken: 'dGVzdCB0b2tlbg==',
    },
    expected: {
      payment_method: 'doku_id',
      amount: '17408',
      currency: 'IDR',
      time_expired: '2021-02-02T22:00:00+07:00',
      action: {
        type: 'display_details',
        display_details: { store: 'INDOMARET', payment_code: '9786512300056485' },
      },
    },
  },
  {
    name: 'an Indonesian virtual account',
    source: `${VOUCHERS}#L259`,
    licence: 'MIT',
    note: 'the published paymentMethodType is doku_alfamart',
    given: {
      reference: '8888823200056486',
      initialAmount: { currency: 'IDR', value: 17408 },
      paymentMethodType: 'doku_bca_va',
      instructionsUrl: 'https://www.doku.com/how-to-pay/alfamart.php',
      shopperEmail: 'Qsosih@oih.com',
      totalAmount: { currency: 'IDR', value: 17408 },
      expiresAt: '2021-02-02T22:58:00',
      merchantName: 'Adyen Demo Shop',
      shopperName: 'Qwodihqw Wqodihq',
      type: 'voucher',
      passCreationToken: 'dGVzdCB0b2tlbg==',
    },
    expected: {
      payment_method: 'doku_id',
      amount: '17408',
      action: {
        type: 'display_details',
        display_details: { bank_name: 'BCA', account_number: '8888823200056486' },
      },
    },
  },
];

const transfers: readonly AdyenVector[] = [
  {
    name: 'a transfer to an IBAN',
    source: `${WEB}/lib/src/components/BankTransfer/BankTransfer.stories.tsx#L32`,
    licence: 'MIT',
    given: {
      paymentMethodType: 'bankTransfer_IBAN',
      type: 'bankTransfer',
      totalAmount: { currency: 'EUR', value: 2000 },
      beneficiary: 'TestMerchantCheckout',
      iban: 'NL63ADYX3000571781',
      bic: 'ADYXNL2A',
      reference: '88GH47',
    },
    expected: {
      status: 'created',
      payment_method: 'banktransfer',
      amount: '20.00',
      currency: 'EUR',
      reference: null,
      action: {
        type: 'display_details',
        display_details: {
          account_holder_name: 'TestMerchantCheckout',
          iban: 'NL63ADYX3000571781',
          bic: 'ADYXNL2A',
          reference: '88GH47',
        },
      },
    },
  },
];

const others: readonly AdyenVector[] = [
  {
    name: 'a payment that the consumer approves in an app',
    source: `${WEB}/e2e-playwright/mocks/payments/payments.data.ts#L3`,
    licence: 'MIT',
    note: 'values that name constants are filled in, and the fields of a session left out',
    given: {
      action: { paymentData: 'Ab02b4c0...', paymentMethodType: 'ancv', type: 'await' },
      order: {
        amount: { currency: 'EUR', value: 2001 },
        expiresAt: '2023-10-10T13:12:59.00Z',
        orderData: 'Ab02b4c0...',
        pspReference: 'MHCDBZCH4NF96292',
        reference: 'ABC123',
      },
      resultCode: 'Pending',
    },
    expected: { status: 'created', payment_method: 'ancv', action: null },
  },
  {
    name: '3-D Secure in the page',
    source: `${OPEN_API}#L17504`,
    licence: 'MIT',
    given: {
      resultCode: 'IdentifyShopper',
      action: {
        paymentData: 'Ab02b4c0!BQABAgCuZFJrQOjSsl\\/zt+...',
        paymentMethodType: 'scheme',
        authorisationToken: 'Ab02b4c0!BQABAgAvrX03p...',
        subtype: 'fingerprint',
        token: 'eyJ0aHJlZURTTWV0aG9kTm90aWZpY...',
        type: 'threeDS2',
      },
    },
    expected: { error: 'unsupported-action', message: /^payment_response\.action\.type: .*AdyenCheckout\.createFromAction/ },
  },
  {
    name: 'the SDK of WeChat Pay',
    source: `${IOS}/IntegrationTests/Actions%20Tests/ActionComponent/AdyenActionComponentTests.swift#L18`,
    licence: 'MIT',
    given: {
      paymentMethodType: 'wechatpaySDK',
      paymentData: 'x',
      type: 'sdk',
      sdkData: {
        timestamp: 'x',
        partnerid: 'x',
        noncestr: 'x',
        packageValue: 'Sign=WXPay',
        sign: 'x',
        appid: 'x',
        prepayid: 'x',
      },
    },
    expected: { error: 'unsupported-action', message: /^payment_response\.type: .*AdyenCheckout\.createFromAction/ },
  },
];

const results: readonly AdyenVector[] = [
  {
    name: 'an authorised card',
    source: `${OPEN_API}#L17596`,
    licence: 'MIT',
    note: 'amount is added: a response has the one of the request',
    given: {
      additionalData: {
        cvcResult: '1 Matches',
        authCode: '044925',
        avsResult: '4 AVS not supported for this card type',
        avsResultRaw: '4',
        cvcResultRaw: 'M',
        refusalReasonRaw: 'AUTHORISED',
        acquirerCode: 'TestPmmAcquirer',
        acquirerReference: '8PQMP9VEP3H',
      },
      amount: { currency: 'USD', value: 1000 },
      pspReference: '993617895204576J',
      resultCode: 'Authorised',
      merchantReference: 'string',
    },
    expected: {
      id: '993617895204576J',
      status: 'paid',
      amount: '10.00',
      currency: 'USD',
      reference: 'string',
      failure_code: null,
      action: null,
    },
  },
  {
    name: 'the result after a redirect',
    source: `${OPEN_API}#L17660`,
    licence: 'MIT',
    given: { resultCode: 'Authorised', pspReference: 'V4HZ4RBFJGXXGN82' },
    expected: { id: 'V4HZ4RBFJGXXGN82', status: 'paid', action: null },
  },
  {
    name: 'an order that is paid',
    source: `${WEB}/e2e-playwright/mocks/payments/payments.data.ts#L24`,
    licence: 'MIT',
    note: 'the fields of a session are left out',
    given: {
      order: {
        amount: { currency: 'EUR', value: 2001 },
        expiresAt: '2023-10-10T13:12:59.00Z',
        pspReference: 'MHCDBZCH4NF96292',
        reference: 'ABC123',
        remainingAmount: { currency: 'EUR', value: 0 },
      },
      resultCode: 'Authorised',
    },
    expected: { status: 'paid' },
  },
  {
    name: 'an order that is paid in part is not paid',
    source: `${WEB}/e2e-playwright/mocks/paymentDetails/paymentDetails.data.ts#L3`,
    licence: 'MIT',
    note: 'values that name constants are filled in, and the fields of a session left out',
    given: {
      order: {
        amount: { currency: 'EUR', value: 2001 },
        expiresAt: '2023-10-10T13:12:59.00Z',
        orderData: 'Ab02b4c0...',
        pspReference: 'MHCDBZCH4NF96292',
        reference: 'ABC123',
        remainingAmount: { currency: 'EUR', value: 100 },
      },
      resultCode: 'PartiallyAuthorised',
    },
    expected: { status: 'adyen:PartiallyAuthorised', action: null },
  },
  {
    name: 'a payment that Adyen has received',
    source: `${NODE}/checkout/paymentsResultMultibancoSuccess.ts`,
    licence: 'MIT',
    given: {
      additionalData: {
        cvcResult: '0',
        avsResult: '0',
        'comprafacil.deadline': '3',
        'comprafacil.reference': '123 123 123',
        paymentMethod: 'multibanco',
        paymentMethodVariant: 'multibanco',
        'comprafacil.entity': '12345',
        'comprafacil.amount': '101.01',
      },
      pspReference: '8111111111111111',
      resultCode: 'Received',
    },
    expected: { status: 'created', action: null },
  },
  {
    name: 'a refused card, without the reason',
    source: 'https://docs.adyen.com/development-resources/refusal-reasons',
    licence: 'quoted',
    note: 'composed of values of the page',
    given: {
      pspReference: 'JVBXGSDM53RZNN82',
      refusalReason: 'Not enough balance',
      resultCode: 'Refused',
      refusalReasonCode: '12',
    },
    expected: { status: 'failed', failure_code: 'payment_declined', failure_message: null, action: null },
  },
];

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['action.type', 'type'];

export const vectors: readonly AdyenVector[] = [
  ...redirects,
  ...codes,
  ...vouchers,
  ...transfers,
  ...others,
  ...results,
];
