import { section, type Item } from '../section.js';
import { example, FIRST_PAYMENT, time } from '../cells.js';
import { reference } from '../ids.js';

interface Event extends Item {
  readonly type: string;
  readonly time_created: string;
  readonly data: Item;
}

export const events = section<Event>({
  name: 'events',
  title: 'Events',
  path: '/sandbox/events',
  searches: 'ID, type, reference or amount',
  columns: () => [
    { title: 'Type', cell: ({ type }) => type },
    { title: 'About', cell: ({ data }) => reference(data.id) },
    { title: 'Created', width: 'time', cell: ({ time_created }) => time(time_created) },
  ],
  empty: () => example('No events yet. Create a payment:', '/v1/payments', FIRST_PAYMENT),
});
