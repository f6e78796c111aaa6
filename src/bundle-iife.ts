/**
 * The script tag for pages without modules: every element in one file, with English in it. The other languages come when
 * they are needed, from `esm/locales/` beside it.
 */
import { define } from './define/define.js';
import { PayAction } from './elements/pay-action/pay-action.js';
import { PayBankTransfer } from './elements/pay-bank-transfer/pay-bank-transfer.js';
import { PayBoletoDetails } from './elements/pay-boleto-details/pay-boleto-details.js';
import { PayCashVoucher } from './elements/pay-cash-voucher/pay-cash-voucher.js';
import { PayCustomerFields } from './elements/pay-customer-fields/pay-customer-fields.js';
import { PayDetails } from './elements/pay-details/pay-details.js';
import { PayOtpVerify } from './elements/pay-otp-verify/pay-otp-verify.js';
import { PayProvider } from './elements/pay-provider/pay-provider.js';
import { PayQr } from './elements/pay-qr/pay-qr.js';
import { PayRedirect } from './elements/pay-redirect/pay-redirect.js';
import { PayRefundAccount } from './elements/pay-refund-account/pay-refund-account.js';
import { PayWalletAccount } from './elements/pay-wallet-account/pay-wallet-account.js';
import { addLanguage } from './locales/languages.js';

// The provider first, and each step before what shows it: what is on the page already finds them there.
const ELEMENTS = {
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
  'pay-action': PayAction,
};

// Another copy that was here first serves the page alone, as in bundle.ts.
if (!customElements.get('pay-action')) {
  for (const [tag, element] of Object.entries(ELEMENTS)) define(tag, element);
}

const global = globalThis as { PayElements?: object };
global.PayElements ??= { addLanguage };
