/** Selects the element for each type of action. */
import type { Action } from '../../contract/action.js';
import { detailsKind, type DetailsKind } from '../../contract/details.js';
import type { Resource } from '../../contract/resource.js';
import type { PayDetails } from '../pay-details/pay-details.js';
import type { PayOtpVerify } from '../pay-otp-verify/pay-otp-verify.js';
import type { PayQr } from '../pay-qr/pay-qr.js';
import type { PayRedirect } from '../pay-redirect/pay-redirect.js';
import type { PaySlip, Slip } from '../slip/pay-slip.js';

/** The facts of the payment that a step may show. */
export type PaymentFacts = Pick<AnySlip, 'amount' | 'currency' | 'expiresAt' | 'timeCreated' | 'clockSkew'>;
type AnySlip = PaySlip<Slip, object>;
type Optional<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** The input of a step, in addition to its action. */
export interface StepInput {
  readonly facts: PaymentFacts;
  readonly paymentMethod: string | null;
  readonly otp: Optional<PayOtpVerify>;
  readonly autoRedirect: number;
  readonly allowedHosts: readonly string[] | undefined;
  readonly appSchemes: readonly string[] | undefined;
}

/** A mandate has no amount. If the consumer pays in another currency, the amount in that currency is unknown. */
export function paymentFacts(resource: Resource | null, clockSkew: number): PaymentFacts {
  const payment = resource?.object === 'payment' ? resource : null;
  const local = !payment?.currency_local || payment.currency_local === payment.currency;
  return {
    amount: local ? (payment?.amount ?? null) : null,
    currency: local ? (payment?.currency ?? null) : null,
    expiresAt: payment?.time_expired ?? null,
    timeCreated: payment?.time_created ?? null,
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
export function stepOf(action: Action, input: StepInput): Step {
  const { allowedHosts, appSchemes, autoRedirect, paymentMethod, facts } = input;
  switch (action.type) {
    case 'redirect_to_url':
    case 'redirect_to_app': {
      const app = action.type === 'redirect_to_app';
      const { url } = app ? action.redirect_to_app : action.redirect_to_url;
      const kind = app ? 'app' : 'url';
      return ['pay-redirect', { url, kind, autoRedirect, allowedHosts, appSchemes } satisfies Optional<PayRedirect>];
    }
    case 'verify_otp':
      return ['pay-otp-verify', input.otp];
    case 'display_qr_code': {
      const { data, image_url_svg: imageUrlSvg, image_url_png: imageUrlPng } = action.display_qr_code;
      return ['pay-qr', { ...facts, data, imageUrlSvg, imageUrlPng } satisfies Partial<PayQr>];
    }
    case 'display_details': {
      const { display_details: details } = action;
      return [
        DETAILS_TAGS[detailsKind(details, paymentMethod)],
        { ...facts, details, paymentMethod } satisfies Partial<AnySlip & PayDetails>,
      ];
    }
  }
}
