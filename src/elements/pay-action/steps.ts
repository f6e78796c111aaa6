/** Selects the element for each type of action. */
import { detailsKind, type DetailsKind } from '../../contract/details.js';
import type { Resource } from '../../contract/resource.js';
import type { ActionState } from '../../flows/action.js';
import type { PayDetails } from '../pay-details/pay-details.js';
import type { PayOtpVerify } from '../pay-otp-verify/pay-otp-verify.js';
import type { PayQr } from '../pay-qr/pay-qr.js';
import type { PayRedirect } from '../pay-redirect/pay-redirect.js';
import type { FactStrings } from '../../locales/strings.js';
import type { PaySlip, Slip } from '../slip/pay-slip.js';
import type { ActionProperties } from './action-properties.js';
import { priceOf } from './head.js';

type AnySlip = PaySlip<Slip, FactStrings>;
type PaymentFacts = Pick<AnySlip, 'amount' | 'currency' | 'expiresAt' | 'timeCreated' | 'reference' | 'clockSkew'>;
type Optional<T> = { readonly [Key in keyof T]?: T[Key] | undefined };
type ReadyState = Extract<ActionState, { step: 'ready' }>;

/** The facts of the payment that a step may show. A mandate has none. */
function paymentFacts(resource: Resource | null, { expiresAt }: ActionProperties, clockSkew: number): PaymentFacts {
  const payment = resource?.object === 'payment' ? resource : null;
  return {
    ...priceOf(resource),
    expiresAt: payment?.time_expired ?? expiresAt,
    timeCreated: payment?.time_created ?? null,
    reference: payment?.reference ?? null,
    clockSkew,
  };
}

const DETAILS_TAGS: Readonly<Record<DetailsKind, string>> = {
  boleto: 'pay-boleto-details',
  bank_transfer: 'pay-bank-transfer',
  cash_voucher: 'pay-cash-voucher',
  other: 'pay-details',
};

/** An element's tag and properties. Unknown properties are ignored. */
export type Step = readonly [tag: string, properties: object];

/** The element for an action. A type of action without an element does not compile. */
export function stepOf({ action, resource }: ReadyState, host: ActionProperties, clockSkew: number): Step {
  const facts = paymentFacts(resource, host, clockSkew);
  switch (action.type) {
    case 'redirect_to_url':
    case 'redirect_to_app': {
      const app = action.type === 'redirect_to_app';
      const { url } = app ? action.redirect_to_app : action.redirect_to_url;
      const { allowedHosts, appSchemes, autoRedirect, target } = host;
      const kind = app ? 'app' : 'url';
      return [
        'pay-redirect',
        { url, kind, target, autoRedirect, allowedHosts, appSchemes } satisfies Optional<PayRedirect>,
      ];
    }
    case 'verify_otp': {
      const { verifyUrl, resendUrl, baseUrl, otpLength: length } = host;
      const mandateId = host.mandateId || (resource?.object === 'mandate' ? resource.id : '');
      return ['pay-otp-verify', { mandateId, verifyUrl, resendUrl, baseUrl, length } satisfies Optional<PayOtpVerify>];
    }
    case 'display_qr_code': {
      const { data, image_url_svg: imageUrlSvg, image_url_png: imageUrlPng } = action.display_qr_code;
      return ['pay-qr', { ...facts, data, imageUrlSvg, imageUrlPng } satisfies Partial<PayQr>];
    }
    case 'display_details': {
      const { display_details: details } = action;
      const paymentMethod = resource?.payment_method ?? host.paymentMethod;
      return [
        DETAILS_TAGS[detailsKind(details, paymentMethod)],
        { ...facts, details, paymentMethod } satisfies Partial<AnySlip & PayDetails>,
      ];
    }
  }
}
