import { PayBoletoDetails } from '../elements/pay-boleto-details/pay-boleto-details.js';
import { define } from './define.js';

define('pay-boleto-details', PayBoletoDetails);

declare global {
  interface HTMLElementTagNameMap {
    'pay-boleto-details': PayBoletoDetails;
  }
}
