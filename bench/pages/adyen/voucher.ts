import { Oxxo } from '@adyen/adyen-web';
import { mounting, total } from './mount.js';

export const mount = await mounting(Oxxo, 'MX', { value: 25_000, currency: 'MXN' }, (payment) => ({
  type: 'voucher',
  paymentMethodType: 'oxxo',
  reference: payment.action.display_details!['reference'],
  totalAmount: total(payment),
  initialAmount: total(payment),
}));
