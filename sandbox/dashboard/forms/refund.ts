import type { listedPayment } from '../../src/lists/routes.js';
import type { Form } from './form.js';

type Payment = ReturnType<typeof listedPayment>;

export function refundForm(payment: Payment): Form {
  const { id, currency, amount } = payment;
  const account = ACCOUNTS[payment.payment_method];
  return {
    title: `Refund ${id}`,
    text: account && 'The money goes to a fictitious bank account, since the method needs one.',
    row: id,
    submit: 'Refund',
    fields: [
      {
        name: 'amount',
        label: `Amount in ${currency}`,
        hint: `Of ${amount}. Leave empty to refund the rest.`,
        decimal: true,
      },
    ],
    request: ({ text }) => ({
      path: '/sandbox/refunds',
      body: {
        payment_id: id,
        ...(text('amount') && { amount: text('amount'), currency }),
        ...(account && { extra: account }),
      },
      done: (refund) => `${String(refund.id)} of ${currency} ${String(refund.amount)} is ${String(refund.status)}.`,
    }),
  };
}

const ACCOUNT = {
  bank_name: 'Sandbox bank',
  bank_code: '001',
  bank_branch_code: '0001',
  account_type: 'checking',
  account_holder_name: 'Ana Example',
  account_number: '12345678',
};

/** The bank account for refunds of methods that cannot return the money themselves. */
const ACCOUNTS: Readonly<Record<string, object>> = {
  boleto_br: { country: 'BR', currency: 'BRL', ...ACCOUNT },
  cashvoucher_mx: { country: 'MX', currency: 'MXN', ...ACCOUNT },
};
