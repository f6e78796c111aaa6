import { PayAction } from '../elements/pay-action/pay-action.js';
import { PayCustomerFields } from '../elements/pay-customer-fields/pay-customer-fields.js';
import { PayMethods } from '../elements/pay-methods/pay-methods.js';
import { PayProvider } from '../elements/pay-provider/pay-provider.js';
import { PayRefundAccount } from '../elements/pay-refund-account/pay-refund-account.js';
import { PayWalletAccount } from '../elements/pay-wallet-account/pay-wallet-account.js';
import { STEPS } from './steps.js';

/**
 * Every class by its tag, in the order of registration: the provider first, so that elements find it at once, and every step
 * before the action that shows it.
 */
export const ELEMENTS = {
  'pay-provider': PayProvider,
  ...STEPS,
  'pay-wallet-account': PayWalletAccount,
  'pay-customer-fields': PayCustomerFields,
  'pay-refund-account': PayRefundAccount,
  'pay-methods': PayMethods,
  'pay-action': PayAction,
};
