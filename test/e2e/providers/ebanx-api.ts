/** The part of EBANX's API that the backend requests, and its notifications. Errors have status 200. */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { EbanxResponse } from '../../../src/providers/ebanx.js';
import { SECRET, type Provider, type ProviderRequest, type Store, type Stored, type Webhook } from './provider.js';

type Fields = Readonly<Record<string, unknown>>;

/** The sandbox's payment method for each of EBANX. */
const METHODS: Readonly<Record<string, string>> = { pix: 'pix_br', boleto: 'boleto_br', _all: 'ewallet_cn' };

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Payments of the store by the merchant's code. */
const payments = new Map<string, string>();

const hashOf = ({ id }: Stored) => id.replace('pm_', '');
const codeOf = ({ id }: Stored) => [...payments].find(([, payment]) => payment === id)![0];

/** A payment that nobody has paid is cancelled after its day. */
const OUTCOMES: Readonly<Record<Stored['status'], Fields>> = {
  created: { status: 'PE' },
  paid: { status: 'CO', confirm_date: '2026-11-29 12:00:00' },
  failed: {
    status: 'CA',
    transaction_status: { acquirer: 'EBANX', code: 'NOK', description: SECRET, description_code: 'CANCELED_BY_PAYER' },
  },
  expired: { status: 'CA', status_date: '2099-12-31 03:00:00' },
};

/** Only the first answer has the code or the page. */
function stepOf({ action }: Stored): { readonly step: Fields; readonly redirect_url?: string } {
  const { display_qr_code: code, redirect_to_url: page } = action;
  if (code) return { step: { pix: { qr_code_value: code.data } }, redirect_url: 'https://sandbox.ebanx.com/checkout' };
  return { step: {}, ...(page && { redirect_url: page.url }) };
}

const slipOf = ({ action: { display_details: slip } }: Stored): Fields =>
  slip
    ? {
        boleto_barcode: slip['number'],
        boleto_barcode_raw: slip['code'],
        boleto_url: 'https://sandbox.ebanx.com/print/',
      }
    : {};

function paymentOf(payment: Stored): EbanxResponse['payment'] & Fields {
  const { amount, currency, time_created, time_expired } = payment;
  return {
    hash: hashOf(payment),
    pin: SECRET,
    country: 'br',
    merchant_payment_code: codeOf(payment),
    status_date: null,
    open_date: time_created.slice(0, 19).replace('T', ' '),
    confirm_date: null,
    amount_br: amount,
    amount_ext: amount,
    amount_iof: '0.00',
    currency_ext: currency,
    due_date: time_expired.slice(0, 10),
    payment_type_code: Object.keys(METHODS).find((type) => METHODS[type] === payment.payment_method)!,
    capture_available: null,
    customer: { document: SECRET, email: `${SECRET}@example.com`, name: SECRET },
    ...slipOf(payment),
    ...(OUTCOMES[payment.status] as { readonly status: string }),
  };
}

const refuse = (status_code: string) => ({ status: 'ERROR', status_code, status_message: SECRET });

async function create(store: Store, order: Fields, amount: number): Promise<object> {
  const code = order['merchant_payment_code'] as string;
  if (payments.has(code)) return refuse('BP-DR-0');
  const payment_method = METHODS[order['payment_type_code'] as string]!;
  const created = await store.create({
    payment_method,
    amount: amount.toFixed(2),
    currency: order['currency_code'] as string,
    ...(payment_method === 'ewallet_cn' && { return_url: order['redirect_url'] as string }),
  });
  payments.set(code, created.id);
  const { step, ...beside } = stepOf(created);
  return { payment: { ...paymentOf(created), ...step }, ...beside, status: 'SUCCESS' };
}

async function query(store: Store, { hash, merchant_payment_code: code }: ProviderRequest['body']): Promise<object> {
  const id = hash ? `pm_${String(hash)}` : payments.get(code as string);
  const found = id ? await store.retrieve(id).catch(() => null) : null;
  return found ? { payment: paymentOf(found), status: 'SUCCESS' } : refuse('BP-QRY-2');
}

export const ebanx: Provider = {
  hosts: ['sandbox.ebanx.com'],
  env: {
    EBANX_INTEGRATION_KEY: `test_ik_${SECRET}`,
    EBANX_CERTIFICATE: publicKey.export({ type: 'spki', format: 'pem' }) as string,
  },
  answer: async ({ path, body }, store) => {
    if (body['integration_key'] !== `test_ik_${SECRET}`) return refuse('DA-1');
    if (path === '/ws/query') return query(store, body);
    if (path === '/ws/request') return create(store, body, body['amount'] as number);
    const payment = body['payment'] as Fields;
    return path === '/ws/direct' ? create(store, payment, payment['amount_total'] as number) : null;
  },
  comeBack: (shop, payment) => shop.searchParams.set('hash', hashOf(payment)),
  webhook: (payment) => noticeOf([hashOf(payment)]),
};

/** A notification, as the form that EBANX sends. @param signed the text of the signature */
export function noticeOf(hashes: readonly string[], signed?: string): Webhook<string> {
  const fields = { operation: 'payment_status_change', notification_type: 'update', hash_codes: hashes.join() };
  const body = new URLSearchParams(fields).toString();
  return {
    path: '/merchant/webhooks',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-signature-type': 'rsa,sha1',
      'x-signature-content': sign('sha1', Buffer.from(signed ?? body), privateKey).toString('base64'),
    },
    body,
  };
}
