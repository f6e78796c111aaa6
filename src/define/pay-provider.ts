import { PayProvider } from '../elements/pay-provider/pay-provider.js';
import { define } from './define.js';

define('pay-provider', PayProvider);

declare global {
  interface HTMLElementTagNameMap {
    'pay-provider': PayProvider;
  }
}
