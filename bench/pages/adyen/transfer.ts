/** Adyen Web has no transfer to Mexico: its fields for the United States have the same length. */
import { BankTransfer } from '@adyen/adyen-web';
import { mounting, total } from './mount.js';

export const mount = await mounting(BankTransfer, 'US', { value: 25_000, currency: 'MXN' }, (payment) => {
  const details = payment.action.display_details!;
  return {
    type: 'bankTransfer',
    paymentMethodType: 'bankTransfer_US',
    beneficiary: details['account_holder_name'],
    accountNumber: details['account_number'],
    bankCode: details['bank_code'],
    reference: details['reference'],
    totalAmount: total(payment),
  };
});
