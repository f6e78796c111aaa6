import { Boleto } from '@adyen/adyen-web';
import { mounting, total } from './mount.js';

export const mount = await mounting(Boleto, 'BR', { value: 1050, currency: 'BRL' }, (payment) => ({
  type: 'voucher',
  paymentMethodType: 'boletobancario',
  reference: payment.action.display_details!['number'],
  expiresAt: payment.time_expired,
  totalAmount: total(payment),
  initialAmount: total(payment),
}));
