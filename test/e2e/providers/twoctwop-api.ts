/** The part of 2C2P's API that the backend requests, and its notifications. Its answers are JWTs, except that of Do Payment. */
import { createHmac } from 'node:crypto';
import type { TwoctwopPayment } from '../../../src/providers/twoctwop.js';
import { SECRET, type Provider, type Store, type Stored, type Webhook } from './provider.js';

const KEY = `key-${SECRET}`;

type Claims = Readonly<Record<string, unknown>>;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function jwtOf(claims: object, key = KEY): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** @throws unless the backend has signed it */
function claimsOf(payload: string): Claims {
  const [, claims = ''] = payload.split('.');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
  if (jwtOf(read) !== payload) throw new Error('wrong signature');
  return read;
}

/** Requests by their token, which is also the invoice number, and the payments of the store by invoice number. */
const requests = new Map<string, Claims>();
const payments = new Map<string, string>();

const CODES: Readonly<Record<Stored['status'], string>> = {
  created: '0001',
  paid: '0000',
  failed: '0003',
  expired: '9020',
};

const invoiceOf = ({ id }: Stored) => [...payments].find(([, payment]) => payment === id)![0];

const resultOf = (payment: Stored): TwoctwopPayment & Claims => ({
  merchantID: SECRET,
  invoiceNo: invoiceOf(payment),
  accountNo: SECRET,
  amount: payment.amount,
  currencyCode: payment.currency,
  transactionDateTime: '20200528080508',
  channelCode: payment.action.display_qr_code ? 'PPQR' : 'CC',
  tranRef: SECRET,
  respCode: CODES[payment.status],
  respDesc: SECRET,
});

async function create(store: Store, claims: Claims, payment_method: string): Promise<Stored> {
  const payment = await store.create({
    payment_method,
    amount: Number(claims['amount']).toFixed(2),
    currency: claims['currencyCode'] as string,
    return_url: claims['frontendReturnUrl'] as string,
  });
  payments.set(claims['invoiceNo'] as string, payment.id);
  return payment;
}

/** The page exists at once, the code after Do Payment. */
async function tokenOf(store: Store, claims: Claims): Promise<object> {
  const paymentToken = claims['invoiceNo'] as string;
  requests.set(paymentToken, claims);
  const token = { paymentToken, respCode: '0000', respDesc: 'Success' };
  if (claims['paymentChannel']) return token;
  const { action } = await create(store, claims, 'ewallet_cn');
  return { ...token, webPaymentUrl: action.redirect_to_url!.url };
}

async function stepOf(store: Store, paymentToken: string): Promise<object> {
  const { action } = await create(store, requests.get(paymentToken)!, 'promptpay_th');
  const extras = { qrData: action.display_qr_code!.data };
  return { type: 'RAW', extras, expiryTimer: 1_200_000, channelCode: 'PPQR', respCode: '1005', respDesc: SECRET };
}

async function inquire(store: Store, invoiceNo: string): Promise<object> {
  const id = payments.get(invoiceNo);
  return id ? resultOf(await store.retrieve(id)) : { invoiceNo, respCode: '2002', respDesc: 'Transaction not found' };
}

export const twoctwop: Provider = {
  hosts: ['sandbox-pgw.2c2p.com'],
  env: { TWOCTWOP_MERCHANT_ID: 'JT04', TWOCTWOP_SECRET_KEY: KEY },
  answer: async ({ path, body }, store) => {
    if (path === '/payment/4.3/payment') return stepOf(store, body['paymentToken'] as string);
    const claims = claimsOf(body['payload'] as string);
    if (path === '/payment/4.3/paymentToken') return { payload: jwtOf(await tokenOf(store, claims)) };
    if (path === '/payment/4.3/paymentInquiry')
      return { payload: jwtOf(await inquire(store, claims['invoiceNo'] as string)) };
    return null;
  },
  webhook: (payment) => signed(payment),
};

/** A notification about an outcome. */
export const signed = (payment: Stored, key = KEY): Webhook => ({
  path: '/merchant/webhooks',
  body: { payload: jwtOf(resultOf(payment), key) },
});
