import type { Loaders } from './autoload.js';
import { withInternals } from './with-internals.js';

/** Loads and registers what `pay-elements.js` has inside and the autoloader of the package lacks. */
export const LAZY_REST: Loaders = {
  'pay-provider': () => import('../define/pay-provider.js'),
  'pay-redirect': () => import('../define/pay-redirect.js'),
  'pay-otp-verify': () => import('../define/pay-otp-verify.js'),
  'pay-qr': () => import('../define/pay-qr.js'),
  'pay-details': () => import('../define/pay-details.js'),
  'pay-boleto-details': () => import('../define/pay-boleto-details.js'),
  'pay-bank-transfer': () => import('../define/pay-bank-transfer.js'),
  'pay-cash-voucher': () => import('../define/pay-cash-voucher.js'),
};

/** What an element imports, at once: one import inside another would be a round trip of its own. */
const loadMethods = () =>
  Promise.all([
    import('../define/pay-methods.js'),
    import('../elements/form/form-associated.js'),
    import('../elements/method-look.js'),
  ]);
const loadCheckout = () =>
  Promise.all([import('../define/pay-checkout.js'), loadMethods(), import('../contract/wallet-account.js')]);

/** Loads and registers the elements that no script has inside. */
export const LAZY_ELEMENTS: Loaders = {
  'pay-wallet-account': () => import('../define/pay-wallet-account.js'),
  'pay-customer-fields': () => withInternals(() => import('../define/pay-customer-fields.js')),
  'pay-refund-account': () => withInternals(() => import('../define/pay-refund-account.js')),
  'pay-methods': () => withInternals(loadMethods),
  'pay-checkout': () => withInternals(loadCheckout),
};
