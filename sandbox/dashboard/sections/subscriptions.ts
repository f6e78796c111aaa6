import type { showSubscription } from '../../src/views/subscription.js';
import { section } from '../section.js';
import { example, money, reference, status, time } from '../cells.js';

export const subscriptions = section<ReturnType<typeof showSubscription>>({
  name: 'subscriptions',
  title: 'Subscriptions',
  path: '/sandbox/subscriptions',
  columns: () => [
    { title: 'Mandate', cell: ({ mandate_id }) => reference('mandates', mandate_id) },
    {
      title: 'Amount',
      cell: ({ currency, amount, interval_seconds }) => `${money(currency, amount)} every ${interval_seconds} s`,
    },
    { title: 'Status', cell: (subscription) => status(subscription.status) },
    { title: 'Debits', cell: ({ cycles }) => cycles },
    { title: 'Next', cell: ({ time_next }) => time(time_next) },
  ],
  actions: ({ id, status }) =>
    status === 'active'
      ? [{ label: 'Cancel', path: `/sandbox/subscriptions/${id}/cancel`, done: () => `${id} makes no more debits.` }]
      : [],
  empty: () =>
    example('No subscriptions yet. They debit an active mandate, for example every day:', '/sandbox/subscriptions', {
      mandate_id: '<mandate_id>',
      currency: 'IDR',
      amount: '50000',
      interval_seconds: 86_400,
    }),
});
