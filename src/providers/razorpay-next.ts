/**
 * The next steps of a payment of Razorpay, which only the response to its creation has.
 * Source: https://razorpay.com/docs/payments/payment-gateway/s2s-integration/json/v2/build-integration/cards/,
 * https://razorpay.com/docs/payments/payment-gateway/s2s-integration/json/v2/build-integration/upi/intent/
 */
import type { ActionJson } from '../contract/json.js';
import { displayQrCode, openLink, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
import type { ObjectReader } from './object-reader.js';
import { isUpi } from './razorpay-collect.js';

/** What shows the steps that no element shows. */
export const CHECKOUT = 'Razorpay Checkout: new Razorpay({ order_id }).open()';

/** The URLs of the next steps, by their names. The responses about a one-time code may have the names alone. */
function stepsOf(source: ObjectReader): ReadonlyMap<unknown, string | null> {
  const next = source.get('next');
  const isNames = Array.isArray(next) && typeof next[0] === 'string';
  return isNames
    ? new Map((next as readonly unknown[]).map((name) => [name, null]))
    : new Map(source.objects('next').map((step) => [step.text('action'), step.text('url')]));
}

/** @returns null for a payment that the consumer confirms in an app, which has asked already */
export function nextStepIn(source: ObjectReader): ActionJson | null {
  const steps = stepsOf(source);
  const app = steps.get('intent') ?? source.text('link');
  if (app) return withAlternatives(openLink(app), isUpi(app) ? displayQrCode({ data: app }) : null);
  const page = steps.get('redirect');
  if (page) return redirectToUrl(page);
  if (steps.has('otp_submit')) return { type: 'verify_otp' };
  if (steps.has('poll') && steps.size === 1) return null;
  if (steps.size) return source.unsupported('next', CHECKOUT);
  // The status of a payment lacks its steps; a request to an address of UPI has none. The signature is that of a payment.
  const isRequest = source.has('entity') ? source.has('vpa') : !source.has('razorpay_signature');
  return isRequest ? null : source.unsupported('next', 'that of razorpay.payments.createPaymentJson', STEP_MISSING);
}
