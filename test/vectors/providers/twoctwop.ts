import type { TwoctwopPayment } from '../../../src/providers/twoctwop.js';
import type { Vector } from './vector.js';

/** The fields that have the type of the step. */
export const stepFields = ['respCode'];

const DOCS = 'https://developer.2c2p.com/docs';
const SKILLS =
  'https://github.com/2C2P/agent-skills/blob/e2813937192686f0fa47a5730b9806088bb091ff/skills/steering/payment-apis.md';
const DIRECT =
  'https://github.com/2C2P/agent-skills/blob/e2813937192686f0fa47a5730b9806088bb091ff/skills/steering/direct-integration.md';
const CODES = `${DOCS}/response-code-payment`;
const PARAMETERS = `${DOCS}/api-do-payment-response-parameter`;

const ACS = 'https://api.2c2p.com/pgw/authenticate/e5d8d1ed-2684-48b2-a7b6-d36fbc4fa5c2';
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const toPage = (url: string) => ({ type: 'redirect_to_url', redirect_to_url: { url } }) as const;
const toCode = (code: object) =>
  ({
    type: 'display_qr_code',
    display_qr_code: { data: null, image_url_png: null, image_url_svg: null, ...code },
  }) as const;

/** An answer of Payment Inquiry. */
const inquiry = {
  merchantID: 'JT01',
  invoiceNo: '1523953661',
  amount: 1000.0,
  currencyCode: 'SGD',
  transactionDateTime: '311220235959',
  agentCode: 'OCBC',
  channelCode: 'VI',
  approvalCode: '717282',
  referenceNo: '00010001',
  accountNo: '411111XXXXXX1111',
  eci: '05',
  respCode: '0000',
  respDesc: 'Transaction is successful.',
};

export const vectors: readonly Vector<TwoctwopPayment>[] = [
  {
    name: "a payment token: 2C2P's page",
    source: SKILLS,
    licence: 'MIT',
    note: 'The end of the URL is shortened there.',
    given: {
      webPaymentUrl: 'https://sandbox-pgw-ui.2c2p.com/payment/4.3/#/token/kSAops9Z',
      paymentToken:
        'kSAops9Zwhos8hSTSeLTUcCrwcnrndJUZanGJy3fBEsXCiYmynwxHvK5h7XPBadJqD0nG7v65t5N2jPVrnwX2jL4nu+KKSegjUjERKCyWPg=',
      respCode: '0000',
      respDesc: 'Success',
    } as TwoctwopPayment,
    expected: {
      id: '',
      status: 'created',
      amount: null,
      payment_method: null,
      action: toPage('https://sandbox-pgw-ui.2c2p.com/payment/4.3/#/token/kSAops9Z'),
    },
  },
  {
    name: 'a payment token without a page',
    source: `${DOCS}/direct-api-method-qr-payment`,
    licence: 'quoted',
    given: {
      paymentToken:
        'kSAops9Zwhos8hSTSeLTUajqpG9FvXPBaCUZJYcqWPk6HBVwGDWuBKZLRkqc0ZB1dtfLH30dwfBIatsk7W2bKJi1ewsx0/VTUKZA9BvcSXs=',
      respCode: '0000',
      respDesc: 'Success',
    } as TwoctwopPayment,
    expected: {
      error: 'unsupported-action',
      message: /^payment\.paymentToken: no payment method was chosen; use Do Payment with it$/,
    },
  },
  {
    name: '3-D Secure, which could be in a frame',
    source: `${DOCS}/api-do-payment`,
    licence: 'quoted',
    given: {
      channelCode: 'CC',
      data: ACS,
      respCode: '1000',
      respDesc: 'Redirect to authenticate ACS bank page.',
    } as TwoctwopPayment,
    expected: { status: 'created', payment_method: 'card', action: toPage(ACS) },
  },
  {
    name: '3-D Secure',
    source: `${DOCS}/api-do-payment`,
    licence: 'quoted',
    given: {
      channelCode: 'CC',
      data: ACS,
      respCode: '1001',
      respDesc: 'Redirect to authenticate ACS bank page.',
    } as TwoctwopPayment,
    expected: { status: 'created', payment_method: 'card', action: toPage(ACS) },
  },
  {
    name: 'an app, or its page',
    source: PARAMETERS,
    licence: 'quoted',
    note: 'The shape; the values are filled in.',
    given: {
      channelCode: 'SHPPAY',
      data: 'shopeeid://main?token=1',
      fallbackData: 'https://wallet.example/pay?token=1',
      respCode: '1004',
      respDesc: 'Redirect to the app.',
    } as TwoctwopPayment,
    expected: {
      status: 'created',
      payment_method: 'shopeepay',
      action: {
        type: 'redirect_to_app',
        redirect_to_app: { url: 'shopeeid://main?token=1' },
        alternatives: [toPage('https://wallet.example/pay?token=1')],
      },
    },
  },
  {
    name: 'a code as a picture',
    source: `${DOCS}/direct-api-method-qr-payment`,
    licence: 'quoted',
    note: 'Read in a quotation of this page.',
    given: {
      type: 'URL',
      data: 'https://pgw-static-sandbox.s3.amazonaws.com/images/qr/3241886.png',
      channelCode: 'ALQR',
      respCode: '1005',
      respDesc: 'Pending for user scan QR.',
    } as TwoctwopPayment,
    expected: {
      status: 'created',
      payment_method: 'alipay_cn',
      action: toCode({ image_url_png: 'https://pgw-static-sandbox.s3.amazonaws.com/images/qr/3241886.png' }),
    },
  },
  {
    name: 'PromptPay: the text of the code',
    source: PARAMETERS,
    licence: 'quoted',
    note: 'The shape; the values are filled in.',
    given: {
      invoiceNo: '1523953661',
      amount: 1000.0,
      currencyCode: 'THB',
      type: 'RAW',
      data: 'https://pgw-static-sandbox.s3.amazonaws.com/images/qr/3241886.png',
      extras: {
        qrData:
          '00020101021230830016A00000067701011201150107537000315010220QR1523953661PGW00010303PGW530376454071000.005802TH6304ABCD',
      },
      expiryTimer: 1200000,
      channelCode: 'PPQR',
      respCode: '1005',
      respDesc: 'Pending for user scan QR.',
    } as TwoctwopPayment,
    expected: {
      id: '1523953661',
      status: 'created',
      amount: '1000.00',
      currency: 'THB',
      payment_method: 'promptpay_th',
      time_expired: null,
      action: toCode({
        data: '00020101021230830016A00000067701011201150107537000315010220QR1523953661PGW00010303PGW530376454071000.005802TH6304ABCD',
      }),
    },
  },
  {
    name: 'QR Ph: the picture of the code',
    source: DIRECT,
    licence: 'MIT',
    note: 'The picture is shortened there, and filled in.',
    given: {
      data: PICTURE,
      channelCode: 'QRPH',
      respCode: '1003',
      respDesc: 'Display QR code for customer to scan',
    } as TwoctwopPayment,
    expected: { status: 'created', payment_method: 'qrph_ph', action: toCode({ image_url_png: PICTURE }) },
  },
  {
    name: 'a counter: the number, and the slip',
    source: PARAMETERS,
    licence: 'quoted',
    note: 'The shape; the values are filled in.',
    given: {
      channelCode: '123',
      data: 'https://slip.example/1523953661',
      extras: { referenceNo: '2806207510', paymentExpiry: '2026-12-31 23:59:59' },
      respCode: '1003',
      respDesc: 'Display the payment slip.',
    } as TwoctwopPayment,
    expected: {
      status: 'created',
      payment_method: null,
      action: {
        type: 'display_details',
        display_details: { payment_code: '2806207510' },
        alternatives: [toPage('https://slip.example/1523953661')],
      },
    },
  },
  {
    name: 'completed, which is no success yet',
    source: `${DOCS}/api-do-payment`,
    licence: 'quoted',
    given: {
      channelCode: 'CC',
      invoiceNo: '1523953661',
      respCode: '2000',
      respDesc: 'Transaction is completed, please do payment inquiry request for full payment information.',
    } as TwoctwopPayment,
    expected: { id: '1523953661', status: 'created', payment_method: 'card', action: null },
  },
  {
    name: 'the status of a transaction, which is no success either',
    source: `${DOCS}/api-transaction-status-inquiry`,
    licence: 'quoted',
    note: "Without the merchant's address.",
    given: {
      channelCode: 'CC',
      invoiceNo: '1523953661',
      additionalInfo: {
        transactionDetails: {
          dateTime: '311220235959',
          agentCode: 'OCBC',
          channelCode: 'VI',
          data: '411111XXXXXX1111',
          amount: '1000.00',
          currencyCode: 'SGD',
          invoiceNo: '1523953661',
          description: 'item 1',
        },
        paymentResultDetails: { code: '00', description: 'Transaction is successful.', redirectImmediately: true },
      },
      respCode: '2000',
      respDesc: 'Transaction is completed, please do payment inquiry request for full payment information.',
    } as TwoctwopPayment,
    expected: { status: 'created', action: null },
  },
  {
    name: 'an inquiry: paid',
    source: SKILLS,
    licence: 'MIT',
    given: inquiry,
    expected: {
      id: '1523953661',
      status: 'paid',
      amount: '1000.00',
      currency: 'SGD',
      payment_method: 'card',
      reference: '1523953661',
      time_paid: null,
      failure_code: null,
      action: null,
    },
  },
  {
    name: 'a notification: paid',
    source: `${DOCS}/api-payment-response-backend`,
    licence: 'quoted',
    given: {
      merchantID: 'JT04',
      invoiceNo: '280520075921',
      accountNo: '411111XXXXXX1111',
      amount: '230.87',
      currencyCode: 'THB',
      tranRef: '2868821',
      referenceNo: '2785703',
      approvalCode: '531484',
      eci: '05',
      transactionDateTime: '20200528080508',
      respCode: '0000',
      respDesc: 'Success',
    } as TwoctwopPayment,
    expected: { id: '280520075921', status: 'paid', amount: '230.87', currency: 'THB', action: null },
  },
  ...(
    [
      ['0001', 'Transaction is pending', 'created', null],
      ['0003', 'Transaction is cancelled', 'failed', 'declined_by_consumer'],
      ['2001', 'Transaction in progress', 'created', null],
      ['2002', 'Transaction not found', 'twoctwop:2002', null],
      ['4005', 'Do not honor', 'failed', 'payment_declined'],
      ['4043', 'Stolen Card - Pick Up', 'failed', 'payment_declined'],
    ] as const
  ).map(([respCode, respDesc, status, failure_code]) => ({
    name: `the code ${respCode}: ${respDesc}`,
    source: CODES,
    licence: 'quoted',
    note: 'Only the code is published there; the rest is the answer of Payment Inquiry.',
    given: { ...inquiry, respCode, respDesc },
    expected: { id: '1523953661', status, failure_code, action: null },
  })),
];
