import { PayAction } from '../elements/pay-action/pay-action.js';
import { define } from './define.js';
import { LAZY_STEPS } from './lazy-steps.js';

PayAction.loadStep = async (tag) => LAZY_STEPS[tag]?.();
define('pay-action', PayAction);

declare global {
  interface HTMLElementTagNameMap {
    'pay-action': PayAction;
  }
}
