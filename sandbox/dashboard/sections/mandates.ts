import { html } from 'lit';
import type { listedMandate } from '../../src/lists/routes.js';
import { section, type Action, type ViewState } from '../section.js';
import { example, method, money, status, time } from '../cells.js';
import { subscriptionForm } from '../forms/subscription.js';
import { reference } from '../ids.js';

type Mandate = ReturnType<typeof listedMandate>;

export const mandates = section<Mandate>({
  name: 'mandates',
  title: 'Mandates',
  path: '/sandbox/mandates',
  searches: 'ID, reference or status',
  columns: (state) => [
    { title: 'Method', width: 'method', cell: ({ payment_method }) => method(payment_method) },
    { title: 'Status', cell: (mandate) => status(mandate.status, mandate.failure_code) },
    { title: 'One-time code', cell: (mandate) => codeOf(mandate, state) },
    {
      title: 'Balance',
      width: 'amount',
      cell: ({ balance_amount, balance_currency }) => balanceOf(balance_currency, balance_amount),
    },
    { title: 'Customer', cell: ({ customer_id }) => reference(customer_id) },
    { title: 'Created', width: 'time', cell: ({ time_created }) => time(time_created) },
  ],
  actions: actionsOf,
  empty: () =>
    example(
      'No mandates yet. Link an account in your shop, or create the first one for a customer:',
      '/v1/customers/<customer_id>/mandates',
      { payment_method: 'ewallet_id' },
    ),
});

const waitsForCode = ({ status, otp }: Mandate): boolean => status === 'pending' && otp !== null;

const balanceOf = (currency: string | null, amount: string | null): string =>
  currency === null || amount === null ? '' : money(currency, amount);

function codeOf(mandate: Mandate, state: ViewState): unknown {
  if (!waitsForCode(mandate)) return '';
  if (!state.revealed(mandate.id)) return 'sent';
  return html`<span class="code">${mandate.otp}</span><br /><small>until ${time(mandate.otp_time_expired)}</small>`;
}

function actionsOf(mandate: Mandate, state: ViewState): Action[] {
  const { id, status } = mandate;
  const done = (response: Record<string, unknown>) => `${id} is ${String(response.status)} now.`;
  if (status === 'active') {
    return [
      { label: 'Subscribe…', form: subscriptionForm([mandate]) },
      { label: 'Revoke', path: `/sandbox/mandates/${id}/revoke`, done },
    ];
  }
  if (status !== 'pending') return [];
  const bank = `/sandbox/bank/${id}`;
  const decline = { label: 'Decline', path: `${bank}/decline`, done };
  const page = { label: 'Bank’s page', href: bank };
  if (!waitsForCode(mandate)) {
    return [
      { label: 'Approve', main: true, path: `${bank}/approve`, done },
      decline,
      { label: 'Abandon', path: `${bank}/abandon`, done: () => `${id} was left without a decision.` },
      page,
    ];
  }
  return [
    { label: state.revealed(id) ? 'Hide the code' : 'Show the code', main: true, local: 'reveal' },
    {
      label: 'Send a new code',
      path: `/sandbox/mandates/${id}/resend`,
      reveals: true,
      done: () => `Another code was sent for ${id}.`,
    },
    decline,
    page,
  ];
}
