// Written by `npm run registry` from src/registry/elements.json.
import { PayAction } from '../elements/pay-action/pay-action.js';
import { PayDetails } from '../elements/pay-details/pay-details.js';
import { PayMethods } from '../elements/pay-methods/pay-methods.js';
import { PayProvider } from '../elements/pay-provider/pay-provider.js';
import { PayQr } from '../elements/pay-qr/pay-qr.js';
import { PayRedirect } from '../elements/pay-redirect/pay-redirect.js';
import { PayBankTransfer } from '../elements/pay-bank-transfer/pay-bank-transfer.js';
import { PayBoletoDetails } from '../elements/pay-boleto-details/pay-boleto-details.js';
import { PayCashVoucher } from '../elements/pay-cash-voucher/pay-cash-voucher.js';
import { PayCustomerFields } from '../elements/pay-customer-fields/pay-customer-fields.js';
import { PayOtpVerify } from '../elements/pay-otp-verify/pay-otp-verify.js';
import { PayRefundAccount } from '../elements/pay-refund-account/pay-refund-account.js';
import { PayWalletAccount } from '../elements/pay-wallet-account/pay-wallet-account.js';

/** Every class by its tag, in the order of registration. */
export const ELEMENTS = {
  'pay-provider': PayProvider,
  'pay-redirect': PayRedirect,
  'pay-otp-verify': PayOtpVerify,
  'pay-qr': PayQr,
  'pay-details': PayDetails,
  'pay-boleto-details': PayBoletoDetails,
  'pay-bank-transfer': PayBankTransfer,
  'pay-cash-voucher': PayCashVoucher,
  'pay-wallet-account': PayWalletAccount,
  'pay-customer-fields': PayCustomerFields,
  'pay-refund-account': PayRefundAccount,
  'pay-methods': PayMethods,
  'pay-action': PayAction,
};
