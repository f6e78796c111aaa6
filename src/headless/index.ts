/** The logic of the elements without markup, for shops with a design system of their own. It needs no framework. */
export { createAction, type ActionOptions, type ActionSnapshot, type ActionStore } from './create-action.js';
export { createCheckout, type CheckoutOptions, type CheckoutStore } from './create-checkout.js';
export {
  canGoBack,
  closedBy,
  isComplete,
  noticeOf,
  openOf,
  type Attempt,
  type CheckoutChoice,
  type CheckoutNotice,
  type CheckoutPrice,
  type CheckoutProblem,
  type CheckoutState,
} from '../flows/checkout.js';
export type { ActionState } from '../flows/action.js';
export type { OtpState } from '../flows/otp.js';
export type { PollNotice } from '../flows/poll.js';
export type { Checkout, CheckoutLine, CheckoutMethod, CheckoutMode, Interval } from '../contract/checkout.js';
