/** The form that moves money without a payment. */
import type { Form } from './form.js';

export type Movement = 'settlement' | 'payout' | 'adjustment';

const TEXTS: Readonly<Record<Movement, string>> = {
  settlement: 'Pays a part of the balance out to the merchant’s bank account.',
  payout: 'Pays a part of the balance out to somebody else.',
  adjustment: 'Corrects the balance. A negative amount decreases it.',
};

export const movementForm = (type: Movement): Form => ({
  title: `New ${type}`,
  text: TEXTS[type],
  row: '',
  submit: 'Create',
  fields: [
    { name: 'amount', label: 'Amount in USD', decimal: true, required: true },
    { name: 'description', label: 'Description', hint: 'Optional.' },
  ],
  request: ({ text }) => ({
    path: '/sandbox/balance_transactions',
    body: { type, amount: text('amount'), ...(text('description') && { description: text('description') }) },
    done: ({ id, net }) => `${String(id)} moves USD ${String(net)}.`,
  }),
});
