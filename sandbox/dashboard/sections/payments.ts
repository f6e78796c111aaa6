import { html, nothing } from 'lit';
import type { listedPayment } from '../../src/lists/routes.js';
import { section, type Action } from '../section.js';
import { example, FIRST_PAYMENT, method, money, status, time } from '../cells.js';
import { refundForm } from '../forms/refund.js';
import { reference } from '../ids.js';

type Payment = ReturnType<typeof listedPayment>;

export const payments = section<Payment>({
  name: 'payments',
  title: 'Payments',
  path: '/sandbox/payments',
  searches: 'ID, reference or amount',
  columns: () => [
    { title: 'Method', width: 'method', cell: ({ payment_method }) => method(payment_method) },
    {
      title: 'Amount',
      width: 'amount',
      cell: ({ currency, amount, amount_refunded }) =>
        html`${money(currency, amount)}${
          amount_refunded ? html`<br /><small>${amount_refunded} refunded</small>` : nothing
        }`,
    },
    { title: 'Status', width: 'short', cell: (payment) => status(payment.status, payment.failure_code) },
    { title: 'Reference', cell: ({ reference }) => reference ?? '' },
    { title: 'Customer', cell: ({ customer_id }) => reference(customer_id) },
    { title: 'Created', width: 'time', cell: ({ time_created }) => time(time_created) },
  ],
  actions: actionsOf,
  empty: () => example('No payments yet. Pay in your shop, or create the first one:', '/v1/payments', FIRST_PAYMENT),
});

function actionsOf(payment: Payment): Action[] {
  const { id, action, mandate_id, amount, amount_refunded } = payment;
  const pay = `/sandbox/payments/${id}/pay`;
  const done = (response: Record<string, unknown>) => `${id} is ${String(response.status)} now.`;
  if (payment.status === 'expired' && mandate_id === null) {
    return [{ label: 'Pay late', path: pay, done: () => `${id} stays expired: late payments are refused.` }];
  }
  if (payment.status === 'paid')
    return amount_refunded === amount ? [] : [{ label: 'Refund…', form: refundForm(payment) }];
  // Debits by mandate complete without the consumer.
  if (payment.status !== 'created' || mandate_id !== null) return [];
  const redirects = 'redirect_to_url' in action || 'redirect_to_app' in action;
  return [
    { label: 'Mark as paid', main: true, path: pay, done },
    { label: 'Decline', path: `/sandbox/payments/${id}/decline`, done },
    redirects
      ? { label: 'Abandon', path: `/sandbox/bank/${id}/abandon`, done: () => `${id} was left without a decision.` }
      : { label: 'Underpay', path: pay, body: { amount: half(payment.amount_local) }, done },
    { label: 'Bank’s page', href: `/sandbox/bank/${id}` },
  ];
}

/** Computed with integers, so that the result is exact. */
export function half(amount: string): string {
  const [whole = '', part = ''] = amount.split('.');
  const digits = String(BigInt(whole + part) / 2n).padStart(part.length + 1, '0');
  const point = digits.length - part.length;
  return part ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
}
