import type { listedMandate } from '../../src/lists/routes.js';
import type { showSubscription } from '../../src/views/subscription.js';
import { section } from '../section.js';
import { html } from 'lit';
import { subscriptionForm } from '../forms/subscription.js';
import { reference } from '../ids.js';
import { linkTo } from '../route.js';
import { duration, money, status, time } from '../cells.js';

interface Mandates {
  readonly data: readonly ReturnType<typeof listedMandate>[];
}

export const subscriptions = section<ReturnType<typeof showSubscription>>({
  name: 'subscriptions',
  title: 'Subscriptions',
  path: '/sandbox/subscriptions',
  searches: 'ID, amount or status',
  // A suggestion for the form.
  summary: { path: '/sandbox/mandates' },
  creates: (mandates) => [
    { label: 'New subscription…', form: subscriptionForm((mandates as Mandates | undefined)?.data ?? []) },
  ],
  columns: () => [
    { title: 'Mandate', cell: ({ mandate_id }) => reference(mandate_id) },
    {
      title: 'Amount',
      cell: ({ currency, amount, interval_seconds }) =>
        `${money(currency, amount)} every ${duration(interval_seconds)}`,
    },
    { title: 'Status', cell: (subscription) => status(subscription.status) },
    { title: 'Debits', cell: ({ cycles }) => cycles },
    { title: 'Next', width: 'time', cell: ({ time_next }) => time(time_next) },
  ],
  actions: ({ id, status }) =>
    status === 'active'
      ? [{ label: 'Cancel', path: `/sandbox/subscriptions/${id}/cancel`, done: () => `${id} makes no more debits.` }]
      : [],
  empty: () =>
    html`<p>
      No subscriptions yet. They debit an active mandate at each interval. Approve one of the
      <a href=${linkTo('mandates')}>mandates</a> first, then create one.
    </p>`,
});
