import { html } from 'lit';
import type { showRefund } from '../../src/views/refund.js';
import { linkTo } from '../route.js';
import { section } from '../section.js';
import { reference } from '../ids.js';
import { method, money, status, time } from '../cells.js';

export const refunds = section<ReturnType<typeof showRefund>>({
  name: 'refunds',
  title: 'Refunds',
  path: '/sandbox/refunds',
  searches: 'ID, reference or amount',
  columns: () => [
    { title: 'Payment', cell: ({ payment_id }) => reference(payment_id) },
    { title: 'Method', width: 'method', cell: ({ payment_method }) => method(payment_method) },
    { title: 'Amount', cell: ({ currency, amount }) => money(currency, amount) },
    { title: 'Status', cell: (refund) => status(refund.status, refund.failure_code) },
    { title: 'Created', width: 'time', cell: ({ time_created }) => time(time_created) },
  ],
  empty: () =>
    html`<p>
      No refunds yet. Mark one of the <a href=${linkTo('payments')}>payments</a> as paid, then choose “Refund…”.
    </p>`,
});
