/** The classes of all elements. */
export { PayProvider } from '../elements/pay-provider/pay-provider.js';
export { PayRedirect } from '../elements/pay-redirect/pay-redirect.js';
export { PayOtpVerify } from '../elements/pay-otp-verify/pay-otp-verify.js';
export { PayQr } from '../elements/pay-qr/pay-qr.js';
export { PayDetails } from '../elements/pay-details/pay-details.js';
export { PayBoletoDetails } from '../elements/pay-boleto-details/pay-boleto-details.js';
export { PayBankTransfer } from '../elements/pay-bank-transfer/pay-bank-transfer.js';
export { PayCashVoucher } from '../elements/pay-cash-voucher/pay-cash-voucher.js';
export { PayChallenge } from '../elements/pay-challenge/pay-challenge.js';
export { PayWalletAccount } from '../elements/pay-wallet-account/pay-wallet-account.js';
export { PayCustomerFields } from '../elements/pay-customer-fields/pay-customer-fields.js';
export { PayRefundAccount } from '../elements/pay-refund-account/pay-refund-account.js';
export { PayMethods } from '../elements/pay-methods/pay-methods.js';
export { PayAction } from '../elements/pay-action/pay-action.js';
export { PayCheckout } from '../elements/pay-checkout/pay-checkout.js';
