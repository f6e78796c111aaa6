/**
 * The objects that `payment`, `mandate` and `action` of `<pay-action>` take with a `provider`. Each needs a field by which it is
 * recognised, so that a mistake in a payment of the contract is none of these.
 */
import type { AdyenPaymentResponse } from './adyen.js';
import type { AirwallexPaymentIntent } from './airwallex.js';
import type { HyperswitchPayment } from './hyperswitch.js';
import type { MercadoPagoOrder, MercadoPagoPayment } from './mercadopago.js';
import type { MidtransTransaction } from './midtrans.js';
import type { OmiseCharge } from './omise.js';
import type { StripePaymentIntent, StripeSetupIntent } from './stripe.js';
import type { XenditNodePaymentRequest, XenditPaymentRequest, XenditPaymentRequestV2 } from './xendit.js';

export type ProviderObject =
  | StripePaymentIntent
  | StripeSetupIntent
  | (AdyenPaymentResponse & { readonly resultCode: string })
  | (MercadoPagoPayment & { readonly payment_method_id: string })
  | (MercadoPagoOrder & { readonly transactions: object })
  | XenditPaymentRequest
  | XenditPaymentRequestV2
  | XenditNodePaymentRequest
  | OmiseCharge
  | MidtransTransaction
  | HyperswitchPayment
  | (AirwallexPaymentIntent & { readonly merchant_order_id: string });
