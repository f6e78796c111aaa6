import { PayRedirect } from '../elements/pay-redirect/pay-redirect.js';
import { PayOtpVerify } from '../elements/pay-otp-verify/pay-otp-verify.js';
import { PayQr } from '../elements/pay-qr/pay-qr.js';
import { PayDetails } from '../elements/pay-details/pay-details.js';
import { PayBoletoDetails } from '../elements/pay-boleto-details/pay-boleto-details.js';
import { PayBankTransfer } from '../elements/pay-bank-transfer/pay-bank-transfer.js';
import { PayCashVoucher } from '../elements/pay-cash-voucher/pay-cash-voucher.js';

/** The classes of the elements that `<pay-action>` shows, by tag. Few payments have a challenge: the script lazy-loads that one. */
export const STEPS = {
  'pay-redirect': PayRedirect,
  'pay-otp-verify': PayOtpVerify,
  'pay-qr': PayQr,
  'pay-details': PayDetails,
  'pay-boleto-details': PayBoletoDetails,
  'pay-bank-transfer': PayBankTransfer,
  'pay-cash-voucher': PayCashVoucher,
};
