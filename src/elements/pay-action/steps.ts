/** Which element drives which type of action. */
import { html, type TemplateResult } from 'lit';
import type { Action, ActionType } from '../../contract/action.js';

/** What a step needs to know besides its action. */
export interface StepInput {
  /** Of a mandate; empty where it is not known. */
  readonly mandateId: string;
  readonly paymentMethod: string | null;
  readonly verifyUrl: string;
  readonly resendUrl: string;
  readonly baseUrl: string | undefined;
  readonly otpLength: number;
  readonly autoRedirect: number;
  readonly allowedHosts: readonly string[] | undefined;
  readonly appSchemes: readonly string[] | undefined;
}

/** Each step's tag, to see whether it is registered yet. */
export const STEP_TAGS: Readonly<Record<ActionType, string>> = {
  redirect_to_url: 'pay-redirect',
  redirect_to_app: 'pay-redirect',
  verify_otp: 'pay-otp-verify',
  display_qr_code: 'pay-qr',
  display_details: 'pay-details',
};

type Steps = {
  readonly [Type in ActionType]: (action: Extract<Action, { type: Type }>, input: StepInput) => TemplateResult;
};

/** A type of action without a step does not compile. */
const STEPS: Steps = {
  redirect_to_url: ({ redirect_to_url: { url } }, input) =>
    html`<pay-redirect
      part="step"
      .url=${url}
      .autoRedirect=${input.autoRedirect}
      .allowedHosts=${input.allowedHosts}
    ></pay-redirect>`,
  redirect_to_app: ({ redirect_to_app: { url } }, input) =>
    html`<pay-redirect
      part="step"
      kind="app"
      .url=${url}
      .allowedHosts=${input.allowedHosts}
      .appSchemes=${input.appSchemes}
    ></pay-redirect>`,
  verify_otp: (_action, input) =>
    html`<pay-otp-verify
      part="step"
      .mandateId=${input.mandateId}
      .verifyUrl=${input.verifyUrl}
      .resendUrl=${input.resendUrl}
      .baseUrl=${input.baseUrl}
      .length=${input.otpLength}
    ></pay-otp-verify>`,
  display_qr_code: ({ display_qr_code: code }) =>
    html`<pay-qr
      part="step"
      .data=${code.data}
      .imageUrlSvg=${code.image_url_svg}
      .imageUrlPng=${code.image_url_png}
    ></pay-qr>`,
  display_details: ({ display_details: details }, input) =>
    html`<pay-details part="step" .details=${details} .paymentMethod=${input.paymentMethod}></pay-details>`,
};

/** The element of an action's step. */
export function renderStep<Type extends ActionType>(
  action: Extract<Action, { type: Type }>,
  input: StepInput,
): TemplateResult {
  return STEPS[action.type](action, input);
}
