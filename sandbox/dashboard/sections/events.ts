import { section, type Item } from '../section.js';
import { example, FIRST_PAYMENT, reference, time } from '../cells.js';

interface Event extends Item {
  readonly type: string;
  readonly time_created: string;
  readonly data: Item & { readonly object: string };
}

const SECTIONS: Readonly<Record<string, string>> = {
  customer: 'customers',
  mandate: 'mandates',
  payment: 'payments',
  refund: 'refunds',
  balance_transaction: 'balance',
  subscription: 'subscriptions',
};

export const events = section<Event>({
  name: 'events',
  title: 'Events',
  path: '/sandbox/events',
  columns: () => [
    { title: 'Type', cell: ({ type }) => type },
    { title: 'About', cell: ({ data }) => reference(SECTIONS[data.object] ?? 'events', data.id) },
    { title: 'Created', cell: ({ time_created }) => time(time_created) },
  ],
  empty: () => example('No events yet. Create a payment:', '/v1/payments', FIRST_PAYMENT),
});
