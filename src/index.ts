/** Every class, type and parser. Importing it registers nothing; that is what `pay-elements/define/…` is for. */
export { defaultSettings, settingsContext, type Clock, type PaySettings } from './context.js';
export * from './contract/index.js';
export { safeUrl, type SafeUrl, type UrlKind, type UrlPolicy } from './domain/safe-url.js';
export { PayAction } from './elements/pay-action/pay-action.js';
export { PayBankTransfer } from './elements/pay-bank-transfer/pay-bank-transfer.js';
export { PayBoletoDetails } from './elements/pay-boleto-details/pay-boleto-details.js';
export { PayCashVoucher } from './elements/pay-cash-voucher/pay-cash-voucher.js';
export { PayCustomerFields } from './elements/pay-customer-fields/pay-customer-fields.js';
export { PayDetails } from './elements/pay-details/pay-details.js';
export { PayOtpVerify } from './elements/pay-otp-verify/pay-otp-verify.js';
export { PayProvider } from './elements/pay-provider/pay-provider.js';
export { PayQr } from './elements/pay-qr/pay-qr.js';
export { PayRedirect } from './elements/pay-redirect/pay-redirect.js';
export { PayRefundAccount } from './elements/pay-refund-account/pay-refund-account.js';
export * from './errors.js';
export * from './events/index.js';
export { en } from './locales/en.js';
export type { Strings } from './locales/strings.js';
