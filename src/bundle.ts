/**
 * The script-tag entry: registers every element. All but provider and action come in chunks: at once when an action needs
 * one or the page has its tag, else when the browser is idle.
 */
import './define/pay-provider.js';
import { defaultSettings } from './context.js';
import { lazyLoad } from './controllers/lazy-load.js';
import { PayAction } from './elements/pay-action/pay-action.js';
import { define } from './define/define.js';

const LATER: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ['pay-redirect', () => import('./define/pay-redirect.js')],
  ['pay-otp-verify', () => import('./define/pay-otp-verify.js')],
  ['pay-qr', () => import('./define/pay-qr.js')],
  ['pay-details', () => import('./define/pay-details.js')],
  ['pay-boleto-details', () => import('./define/pay-boleto-details.js')],
  ['pay-bank-transfer', () => import('./define/pay-bank-transfer.js')],
  ['pay-cash-voucher', () => import('./define/pay-cash-voucher.js')],
  ['pay-wallet-account', () => import('./define/pay-wallet-account.js')],
  ['pay-customer-fields', () => import('./define/pay-customer-fields.js')],
  ['pay-refund-account', () => import('./define/pay-refund-account.js')],
]);

/** What was asked for last. */
let wanted: Promise<unknown> = Promise.resolve();

PayAction.loadStep = (tag) => (wanted = LATER.get(tag)!());
define('pay-action', PayAction);

const { clock } = defaultSettings;
const idle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200));

function registerRest(): void {
  for (const [tag, load] of LATER) {
    // A chunk that failed is retried when the browser comes online, and when an action needs the element.
    const quietly = () => void (wanted = lazyLoad(load, { clock }));
    const later = () => idle(quietly);
    if (document.querySelector(tag)) quietly();
    // What the page needs comes first, with all that it brings in: they would share a slow line.
    else idle(() => void wanted.then(later, later));
  }
}

// Another copy that was here first serves the page alone: two kinds of elements would need two Trusted Types policies.
if (customElements.get('pay-action') === PayAction) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', registerRest, { once: true });
  else registerRest();
}

export { addLanguage } from './locales/languages.js';
