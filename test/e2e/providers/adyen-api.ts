/** The part of Adyen's API that the backend requests, and Adyen's webhooks. */
import library, { type Types } from '@adyen/api-library';
import { minor, SECRET, type Provider, type Stored } from './provider.js';

const { hmacValidator, Types: types } = library;
const { PaymentResponse, CheckoutRedirectAction, CheckoutQrCodeAction, CheckoutVoucherAction } = types.checkout;
const { NotificationRequestItem } = types.notification;

const MERCHANT = 'ExampleShop';
const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

/** The sandbox's payment method for each of Adyen. */
const METHODS: Readonly<Record<string, string>> = { pix: 'pix_br', oxxo: 'cashvoucher_mx', ideal: 'ewallet_cn' };

const { ResultCodeEnum: Result } = PaymentResponse;
const RESULTS: Readonly<Record<Stored['status'], Types.checkout.PaymentResponse.ResultCodeEnum>> = {
  created: Result.Pending,
  paid: Result.Authorised,
  failed: Result.Cancelled,
  expired: Result.Cancelled,
};

/** The merchant's reference of each payment. */
const references = new Map<string, string>();

const amountOf = ({ amount, currency }: Stored): Types.checkout.Amount => ({ currency, value: minor(amount) });

function actionOf(payment: Stored, paymentMethodType: string): Types.checkout.PaymentResponseAction {
  const { display_qr_code: code, display_details: slip, redirect_to_url: page } = payment.action;
  const shared = { paymentMethodType, paymentData: SECRET };
  if (page) return { ...shared, type: CheckoutRedirectAction.TypeEnum.Redirect, method: 'GET', url: page.url };
  if (code) return { ...shared, type: CheckoutQrCodeAction.TypeEnum.QrCode, qrCodeData: code.data };
  return {
    ...shared,
    type: CheckoutVoucherAction.TypeEnum.Voucher,
    reference: slip!['reference']!,
    // Adyen sends local times.
    expiresAt: payment.time_expired.slice(0, 19),
    totalAmount: amountOf(payment),
  };
}

const responseOf = (payment: Stored): Types.checkout.PaymentResponse => ({
  pspReference: payment.id,
  merchantReference: references.get(payment.id)!,
  amount: amountOf(payment),
  resultCode: RESULTS[payment.status],
  additionalData: { 'recurring.recurringDetailReference': SECRET },
});

export const adyen: Provider = {
  hosts: ['checkout-test.adyen.com'],
  env: { ADYEN_API_KEY: SECRET, ADYEN_MERCHANT_ACCOUNT: MERCHANT, ADYEN_HMAC_KEY: HMAC_KEY },
  answer: async ({ path, body }, store) => {
    if (path.endsWith('/payments/details')) {
      const { details } = body as unknown as Types.checkout.PaymentDetailsRequest;
      return responseOf(await store.retrieve(details.redirectResult!));
    }
    const { amount, paymentMethod, reference, returnUrl } = body as unknown as Types.checkout.PaymentRequest;
    const method = paymentMethod.type as string;
    const payment = await store.create({
      payment_method: METHODS[method]!,
      amount: (amount.value / 100).toFixed(2),
      currency: amount.currency,
      return_url: returnUrl,
    });
    references.set(payment.id, reference);
    return { ...responseOf(payment), action: actionOf(payment, method) };
  },
  comeBack: (shop, { id }) => shop.searchParams.set('redirectResult', id),
  webhook: (payment) => ({ path: '/merchant/webhooks', body: signed(payment) }),
};

/** A webhook about an outcome. */
export function signed(payment: Stored, key = HMAC_KEY): object {
  const { EventCodeEnum: event, SuccessEnum: success } = NotificationRequestItem;
  const item: Types.notification.NotificationRequestItem = {
    amount: amountOf(payment),
    eventCode: payment.status === 'expired' ? event.OfferClosed : event.Authorisation,
    eventDate: payment.time_created,
    merchantAccountCode: MERCHANT,
    merchantReference: references.get(payment.id)!,
    pspReference: payment.id,
    success: payment.status === 'failed' ? success.False : success.True,
  };
  item.additionalData = { hmacSignature: new hmacValidator().calculateHmac(item, key) };
  const body: Types.notification.Notification = {
    live: 'false',
    notificationItems: [{ NotificationRequestItem: item }],
  };
  return body;
}
