import { html } from 'lit';
import type { showCustomer } from '../../src/views/customer.js';
import { linkTo } from '../route.js';
import { section } from '../section.js';
import { example, time } from '../cells.js';

export const customers = section<ReturnType<typeof showCustomer>>({
  name: 'customers',
  title: 'Customers',
  path: '/sandbox/customers',
  searches: 'ID, reference, name or email',
  columns: () => [
    {
      title: 'Name',
      cell: ({ first_name, last_name, company }) =>
        [first_name, last_name].filter((name) => name !== null).join(' ') || (company ?? ''),
    },
    { title: 'Reference', cell: ({ reference }) => reference ?? '' },
    { title: 'Email', cell: ({ email }) => email ?? '' },
    { title: 'Created', width: 'time', cell: ({ time_created }) => time(time_created) },
    {
      title: 'Has',
      cell: ({ id }) =>
        html`<a href=${linkTo('payments', id)}>payments</a> <a href=${linkTo('mandates', id)}>mandates</a>`,
    },
  ],
  empty: () =>
    example('No customers yet. Most payments do not need one; mandates do:', '/v1/customers', {
      reference: 'customer-1',
      first_name: 'Ana',
      phone: '+6281234567890',
    }),
});
