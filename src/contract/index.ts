export {
  parseAction,
  type Action,
  type Actions,
  type ActionType,
  type DisplayDetailsAction,
  type DisplayQrCodeAction,
  type ParseOptions,
  type QrCode,
  type RedirectToAppAction,
  type RedirectToUrlAction,
  type VerifyOtpAction,
} from './action.js';
export {
  parseCheckout,
  type Checkout,
  type CheckoutLine,
  type CheckoutMethod,
  type CheckoutMode,
  type Interval,
} from './checkout.js';
export type { CustomerFields, RefundExtra } from './consumer.js';
export type { DetailField } from '../domain/instruments.js';
export { detailsKind, parseDetails, type DetailsKind, type DisplayDetails } from './details.js';
export { isPayError, PayError, type PayErrorCode } from '../errors.js';
export { FAILURE_CODES, type FailureCode } from './failure.js';
export type { ActionJson, CheckoutJson, MandateJson, PaymentJson } from './json.js';
export {
  outcomeOf,
  parseMandate,
  parsePayment,
  parseResource,
  type Mandate,
  type Opaque,
  type Outcome,
  type Payment,
  type Resource,
} from './resource.js';
export { parseWalletAccount, walletAccountOf, type ParsedAccount, type WalletAccount } from './wallet-account.js';
