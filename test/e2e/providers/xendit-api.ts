/** The part of Xendit's API, version 2, that the backend requests. */
import models, { type PaymentMethod, type PaymentRequest } from 'xendit-node/payment_request/models/index.js';
import { SECRET, type Provider, type Stored } from './provider.js';

/** The sandbox's payment method for each type of Xendit. */
const METHODS: Readonly<Record<string, string>> = {
  QR_CODE: 'promptpay_th',
  OVER_THE_COUNTER: 'cashvoucher_mx',
  EWALLET: 'ewallet_id',
};

const STATUSES: Readonly<Record<Stored['status'], PaymentRequest['status']>> = {
  created: 'REQUIRES_ACTION',
  paid: 'SUCCEEDED',
  failed: 'FAILED',
  expired: 'EXPIRED',
};

function methodOf({
  payment_method,
  time_expired,
  action,
}: Stored): Pick<PaymentMethod, 'type'> & Partial<PaymentMethod> {
  const expiresAt = new Date(time_expired);
  const { display_qr_code: code, display_details: slip } = action;
  if (code)
    return {
      type: 'QR_CODE',
      qrCode: { channelCode: 'QRIS', channelProperties: { qrString: code.data, expiresAt } },
    };
  if (payment_method === METHODS['EWALLET']) return { type: 'EWALLET', ewallet: { channelCode: 'DANA' } };
  const voucher = { customerName: 'Example Shop', expiresAt, ...(slip && { paymentCode: slip['reference']! }) };
  return { type: 'OVER_THE_COUNTER', overTheCounter: { channelCode: 'ALFAMART', channelProperties: voucher } };
}

function requestOf(payment: Stored): PaymentRequest {
  const page = payment.action.redirect_to_url;
  return {
    id: payment.id.replace('pm_', 'pr-'),
    created: payment.time_created,
    updated: payment.time_created,
    referenceId: payment.id,
    businessId: '5f27a14a9bf05c73dd040bc8',
    amount: Number(payment.amount),
    country: 'ID',
    currency: 'IDR',
    status: STATUSES[payment.status],
    failureCode: payment.status === 'failed' ? 'USER_DECLINED_PAYMENT' : null,
    paymentMethod: { id: 'pm-1', reusability: 'ONE_TIME_USE', status: 'ACTIVE', ...methodOf(payment) },
    actions: page ? [{ action: 'AUTH', urlType: 'WEB', method: 'GET', url: page.url, qrCode: null }] : [],
    customer: { email: `${SECRET}@example.com` },
    metadata: { note: SECRET },
  };
}

/** The API's JSON has names in snake case. */
const toJson = (request: PaymentRequest) => models.PaymentRequestToJSON(request) as object;

export const xendit: Provider = {
  hosts: ['api.xendit.co'],
  env: { XENDIT_SECRET_KEY: `xnd_production_${SECRET}` },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/payment_requests\/pr-(\w+)$/.exec(path) ?? [];
    if (method === 'GET') return id ? toJson(requestOf(await store.retrieve(`pm_${id}`))) : null;
    const { amount, currency, paymentMethod } = models.PaymentRequestParametersFromJSON(body);
    const shop = paymentMethod!.ewallet?.channelProperties?.successReturnUrl;
    return toJson(
      requestOf(
        await store.create({
          payment_method: METHODS[paymentMethod!.type]!,
          amount: String(amount),
          currency,
          ...(shop && { return_url: shop }),
        }),
      ),
    );
  },
};
