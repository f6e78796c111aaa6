import type { Loaders } from './autoload.js';
import { withInternals } from './with-internals.js';

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
  'pay-challenge': () => import('../define/pay-challenge.js'),
  'pay-wallet-account': () => import('../define/pay-wallet-account.js'),
  'pay-customer-fields': () => withInternals(() => import('../define/pay-customer-fields.js')),
  'pay-refund-account': () => withInternals(() => import('../define/pay-refund-account.js')),
  'pay-methods': () => withInternals(loadMethods),
  'pay-checkout': () => withInternals(loadCheckout),
};
