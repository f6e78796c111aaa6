import type { PayOSCreatedLink, PayOSLink, PayOSResponse } from '../../../src/providers/payos.js';
import type { Vector } from './vector.js';

/** The fields that have the type of the step. A payment link has none: its status says whether there is one. */
export const stepFields = ['data.status', 'status'];

const GITHUB = 'https://github.com/payOSHQ';
const NODE = `${GITHUB}/payos-lib-node/blob/164634f02bc92060f38bd2ad8340519cbbe223b5/tests/crypto/testCases.json`;
const TYPES = `${GITHUB}/payos-lib-node/blob/141c7149c01508ea78b55b73be09cfd7275063d3/src/resources/v2/payment-requests/payment-requests.ts`;
const PYTHON = `${GITHUB}/payos-lib-python/blob/830f95e95c89ae7c92e361644ce2045ce0f98360/tests/resources/v2/payment_requests/test_payment_requests.py`;
const SAPO = `${GITHUB}/payos-sapo/blob/3ccb90d536bbcadf2307d4d5f8caccd99c8f6f1a/src/Controllers/GetPaymentLink.php`;

/** The response to the creation in payOS's reference. */
const documented = {
  bin: '970422',
  accountNumber: '113366668888',
  accountName: 'QUY VAC XIN PHONG CHONG COVID',
  amount: 3000,
  description: 'VQRIO12546 Thanh toan iphone',
  orderCode: 1254,
  currency: 'VND',
  paymentLinkId: 'a7a9454060cd48909864b3747289ff38',
  status: 'PENDING',
  checkoutUrl: 'https://pay.payos.vn/web/a7a9454060cd48909864b3747289ff38',
  qrCode:
    '00020101021238570010A00000072701270006970422011371045208946240208QRIBFTTA5303704540430005802VN62180814TT1BQG8F khanh6304D4F6',
};

/** The three ways to pay it. */
const documentedWays = {
  type: 'display_qr_code',
  display_qr_code: { data: documented.qrCode, image_url_png: null, image_url_svg: null },
  alternatives: [
    { type: 'redirect_to_url', redirect_to_url: { url: documented.checkoutUrl } },
    {
      type: 'display_details',
      display_details: {
        account_number: '113366668888',
        account_holder_name: 'QUY VAC XIN PHONG CHONG COVID',
        bank_name: 'MBBank',
        reference: 'VQRIO12546 Thanh toan iphone',
      },
      payment_method: 'banktransfer_vn',
    },
  ],
} as const;

/** A response to a shop, in March 2025. */
const logged = {
  code: '00',
  desc: 'success',
  data: {
    bin: '970422',
    accountNumber: '0123456789',
    accountName: 'NGUYEN VAN A',
    amount: 2000,
    description: 'CSV3YCQFAB6 naptien2',
    orderCode: 1742654482,
    currency: 'VND',
    paymentLinkId: '57a5f46211e6493ebfb95712beb403ea',
    status: 'PENDING',
    checkoutUrl: 'https://pay.payos.vn/web/57a5f46211e6493ebfb95712beb403ea',
    qrCode:
      '00020101021238540010A00000072701240006970422011001234567890208QRIBFTTA5303704540420005802VN62240820CSV3YCQFAB6 naptien26304286B',
  },
  signature: '242170a6cb68985f709696dcad6d23a4145adce6f4e2a4df810b9e5f7b4e2409',
};

const pending = {
  id: 'payment-link-id',
  orderCode: 0,
  amount: 2000,
  amountPaid: 0,
  amountRemaining: 2000,
  status: 'PENDING',
  createdAt: '2025-12-12T09:00:00+07:00',
  transactions: [],
  canceledAt: null,
  cancellationReason: null,
};

const transfer = {
  accountNumber: '0123456789',
  amount: 2000,
  counterAccountBankId: '01202001',
  counterAccountBankName: null,
  counterAccountName: 'NGUYEN VAN A',
  counterAccountNumber: '9876543210',
  description: 'TRANSACTION DESCRIPTION',
  reference: 'FT-REFERENCE',
  transactionDateTime: '2025-12-12T09:00:00+07:00',
  virtualAccountName: null,
  virtualAccountNumber: null,
};

const paid = { ...pending, amountPaid: 2000, amountRemaining: 0, status: 'PAID', transactions: [transfer] };

/** What `get` returns later for the link of the reference. */
const retrieved = { ...pending, id: documented.paymentLinkId, orderCode: 1254, amount: 3000, amountRemaining: 3000 };
const begun = { ...documented, ...retrieved, status: 'UNDERPAID', amountPaid: 1000, amountRemaining: 2000 };

const FILLED = 'The status is one of its type; the values are those of the test cases of the same library.';
const READ = 'Read as public integrations quote it, without its `code`, and with `curency` as the libraries write it.';

export const vectors: readonly Vector<PayOSCreatedLink | PayOSLink | PayOSResponse>[] = [
  {
    name: 'a link: its code, its page, its account',
    source: 'https://payos.vn/docs/api/',
    licence: 'quoted',
    note: READ,
    given: documented,
    expected: {
      id: 'a7a9454060cd48909864b3747289ff38',
      status: 'created',
      amount: '3000',
      currency: 'VND',
      amount_paid: null,
      payment_method: 'vietqr_vn',
      reference: '1254',
      time_expired: null,
      action: documentedWays,
    },
  },
  {
    name: 'a response of the API',
    source:
      'https://github.com/hieupnh12/Shop_Acc/blob/7852d0a77f507d20d88f10127c95a44fe9145f9d/src/main/java/com/mylogin/controller/CreateQRPaymentServlet.java',
    licence: 'quoted',
    note: 'The account and its holder were changed, also in the code.',
    given: logged,
    expected: { id: '57a5f46211e6493ebfb95712beb403ea', status: 'created', amount: '2000', reference: '1742654482' },
  },
  {
    name: 'a link that ends',
    source: TYPES,
    licence: 'MIT',
    note: 'The end is that of the request in the reference, the other values are those of its response.',
    given: { ...documented, expiredAt: 1696559798 },
    expected: { status: 'created', time_expired: '2023-10-06T02:36:38.000Z', action: documentedWays },
  },
  {
    name: 'a link as the library for Python gets it',
    source: PYTHON,
    licence: 'MIT',
    given: {
      ...documented,
      accountNumber: '0123456789',
      accountName: 'NGUYEN VAN A',
      amount: 2000,
      description: 'Test payment',
      orderCode: 12345,
      paymentLinkId: 'payment-link-id',
      checkoutUrl: 'https://pay.payos.vn/payment-link-id',
      qrCode: 'qrcode',
      expiredAt: null,
    },
    expected: { id: 'payment-link-id', status: 'created', amount: '2000', reference: '12345', time_expired: null },
  },
  {
    name: 'what create returned, with what get returns over it',
    source: TYPES,
    licence: 'MIT',
    note: 'The values of the reference, with the time of the test cases of the same library.',
    given: { ...documented, ...retrieved },
    expected: {
      id: 'a7a9454060cd48909864b3747289ff38',
      status: 'created',
      time_created: '2025-12-12T09:00:00+07:00',
      action: documentedWays,
    },
  },
  {
    name: 'a retrieved link with the page that payOS’s plugin for Sapo shows for it',
    source: SAPO,
    licence: 'quoted',
    note: 'The plugin makes the address from the id. The values are those of the reference.',
    given: { ...retrieved, checkoutUrl: documented.checkoutUrl },
    expected: {
      status: 'created',
      action: { type: 'redirect_to_url', redirect_to_url: { url: documented.checkoutUrl } },
    },
  },
  {
    name: 'a retrieved link without its step',
    source: NODE,
    licence: 'MIT',
    given: pending,
    expected: {
      error: 'unsupported-action',
      message: /^link\.qrCode: its step is missing; use what paymentRequests\.create returned, with this over it$/,
    },
  },
  {
    name: 'a paid link',
    source: NODE,
    licence: 'MIT',
    given: paid,
    expected: {
      id: 'payment-link-id',
      status: 'paid',
      action: null,
      amount: '2000',
      currency: 'VND',
      amount_paid: '2000',
      reference: '0',
      time_created: '2025-12-12T09:00:00+07:00',
      time_paid: '2025-12-12T09:00:00+07:00',
      failure_code: null,
    },
  },
  {
    name: 'a link that was paid by two transfers',
    source: NODE,
    licence: 'MIT',
    given: { ...paid, transactions: [transfer, transfer] },
    expected: { status: 'paid', action: null, amount_paid: '2000' },
  },
  {
    name: 'a paid link in the response of the API',
    source: PYTHON,
    licence: 'MIT',
    given: { code: '00', desc: 'success', data: { ...paid, orderCode: 12345 }, signature: 'mock-signature' } as object as PayOSResponse,
    expected: { id: 'payment-link-id', status: 'paid', reference: '12345' },
  },
  {
    name: 'an expired link',
    source: NODE,
    licence: 'MIT',
    given: { ...pending, status: 'EXPIRED' },
    expected: { status: 'expired', action: null, amount_paid: null, time_paid: null, failure_code: null },
  },
  {
    name: 'a cancelled link',
    source: NODE,
    licence: 'MIT',
    given: {
      ...pending,
      status: 'CANCELLED',
      canceledAt: '2025-12-12T09:00:00+07:00',
      cancellationReason: 'cancel reason',
    } as PayOSLink,
    expected: { status: 'failed', action: null, failure_code: 'cancelled', failure_message: null },
  },
  {
    name: 'a link that payOS processes',
    source: TYPES,
    licence: 'MIT',
    note: FILLED,
    given: { ...pending, status: 'PROCESSING' },
    expected: { status: 'created', action: null },
  },
  {
    name: 'a link that was paid in part: its page asks for the rest',
    source: TYPES,
    licence: 'MIT',
    note: FILLED,
    given: begun,
    expected: {
      status: 'created',
      amount: '3000',
      amount_paid: '1000',
      action: { type: 'redirect_to_url', redirect_to_url: { url: documented.checkoutUrl } },
    },
  },
  {
    name: 'a failed link',
    source: TYPES,
    licence: 'MIT',
    note: FILLED,
    given: { ...pending, status: 'FAILED' },
    expected: { status: 'failed', action: null, failure_code: 'processing_error' },
  },
];
