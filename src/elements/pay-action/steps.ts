/** Selects the element for each action. */
import type { Action, ActionType } from '../../contract/action.js';
import { detailsKind, type DetailsKind } from '../../contract/details.js';
import type { Resource } from '../../contract/resource.js';
import { registeredSteps } from '../../contract/registered-steps.js';
import { isServer } from '../../controllers/is-server.js';
import { ownValue } from '../../domain/own-value.js';
import type { ReadyState } from '../../flows/action.js';
import type { FactStrings } from '../../locales/strings.js';
import type { PayChallenge } from '../pay-challenge/pay-challenge.js';
import type { PayDetails } from '../pay-details/pay-details.js';
import type { PayOtpVerify } from '../pay-otp-verify/pay-otp-verify.js';
import type { PayQr } from '../pay-qr/pay-qr.js';
import type { PayRedirect } from '../pay-redirect/pay-redirect.js';
import type { PaySlip, Slip } from '../slip/pay-slip.js';
import type { ActionProperties } from './action-properties.js';
import { accountOf, priceOf } from './head.js';
import type { AnyAction, PageStep, Step, StepFacts, StepInput } from './step.js';

type Optional<T> = { readonly [Key in keyof T]?: T[Key] | undefined };
type BuiltIn<Type extends ActionType> = (action: Extract<Action, { type: Type }>, input: StepInput) => Step;

const DETAILS_TAGS: Readonly<Record<DetailsKind, string>> = {
  boleto: 'pay-boleto-details',
  bank_transfer: 'pay-bank-transfer',
  cash_voucher: 'pay-cash-voucher',
  other: 'pay-details',
};

const redirect = (kind: 'url' | 'app', url: string, { host, paymentMethod }: StepInput): Step => {
  const { allowedHosts, appSchemes, autoRedirect, target } = host;
  return {
    tag: 'pay-redirect',
    properties: {
      url,
      kind,
      target,
      autoRedirect,
      allowedHosts,
      appSchemes,
      paymentMethod,
    } satisfies Optional<PayRedirect>,
  };
};

/** The built-in steps. A type of the contract without one does not compile. */
const BUILT_IN: { readonly [Type in ActionType]: BuiltIn<Type> } = {
  redirect_to_url: ({ redirect_to_url: { url } }, input) => redirect('url', url, input),
  redirect_to_app: ({ redirect_to_app: { url } }, input) => redirect('app', url, input),
  verify_otp: (_action, { host, resource }) => {
    const { verifyUrl, resendUrl, baseUrl, otpLength: length } = host;
    const mandateId = host.mandateId || (resource?.object === 'mandate' ? resource.id : '');
    return {
      tag: 'pay-otp-verify',
      properties: {
        mandateId,
        verifyUrl,
        resendUrl,
        baseUrl,
        length,
        destination: accountOf(resource) ?? '',
      } satisfies Optional<PayOtpVerify>,
    };
  },
  display_qr_code: ({ display_qr_code: code }, { facts }) => {
    const { data, image_url_svg: imageUrlSvg, image_url_png: imageUrlPng } = code;
    return { tag: 'pay-qr', properties: { ...facts, data, imageUrlSvg, imageUrlPng } satisfies Partial<PayQr> };
  },
  display_details: ({ display_details: details }, { facts, paymentMethod }) => ({
    tag: DETAILS_TAGS[detailsKind(details, paymentMethod)],
    properties: { ...facts, details, paymentMethod } satisfies Partial<PaySlip<Slip, FactStrings> & PayDetails>,
  }),
  show_challenge: ({ show_challenge: { url, creq, return_hosts: hosts } }, { host: { allowedHosts } }) => ({
    tag: 'pay-challenge',
    properties: { url, creq, returnHosts: hosts ?? [], allowedHosts } satisfies Optional<PayChallenge>,
  }),
};

function factsOf(
  resource: Resource | null,
  { expiresAt, merchant, pdfUrl, emailUrl }: ActionProperties,
  clockSkew: number | null,
): StepFacts {
  const payment = resource?.object === 'payment' ? resource : null;
  return {
    ...priceOf(resource),
    expiresAt: payment?.time_expired ?? expiresAt,
    timeCreated: payment?.time_created ?? null,
    reference: payment?.reference ?? null,
    merchant,
    clockSkew,
    pdfUrl,
    emailUrl,
  };
}

/**
 * True within an element with this tag. The element of a page may show a `<pay-action>` for the same action: it gets the next
 * definition, or the built-in step, and not another copy of itself.
 */
function isInside(host: Element, tag: string): boolean {
  for (
    let inner: Element | undefined = isServer ? undefined : host;
    inner;
    inner = (inner.getRootNode() as ShadowRoot).host
  )
    if (inner.closest(tag)) return true;
  return false;
}

/** Returns the element for an action; undefined if only a definition of the page that no longer matches knew its type. */
export function stepOf(
  { action, resource }: ReadyState,
  host: ActionProperties,
  clockSkew: number | null,
): Step | undefined {
  const paymentMethod = resource?.payment_method ?? host.paymentMethod;
  const facts = factsOf(resource, host, clockSkew);
  const input: StepInput = { action: action as Action & AnyAction, resource, paymentMethod, facts, host };
  for (const { type, stepFor } of registeredSteps() as readonly PageStep[]) {
    const step = type === action.type && stepFor(input);
    if (step && !isInside(host, step.tag)) return step;
  }
  const builtIn: Readonly<Record<string, (action: never, input: StepInput) => Step>> = BUILT_IN;
  return ownValue(builtIn, action.type)?.(action as never, input);
}
