import { Oxxo } from '@adyen/adyen-web';
import { VOUCHER } from '../../payload.js';
import { mountWith } from './mount.js';

const { reference, amount, currency } = VOUCHER;
const total = { value: Number(amount) * 100, currency };
const action = { type: 'voucher', paymentMethodType: 'oxxo', reference, totalAmount: total, initialAmount: total };
void mountWith(Oxxo, 'MX', action, total);
