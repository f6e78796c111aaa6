import { PayChallenge } from '../elements/pay-challenge/pay-challenge.js';
import { define } from './define.js';

define('pay-challenge', PayChallenge);

declare global {
  interface HTMLElementTagNameMap {
    'pay-challenge': PayChallenge;
  }
}
