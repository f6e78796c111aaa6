import { html } from 'lit';
import type { showBalanceTransaction } from '../../src/views/balance-transaction.js';
import { linkTo } from '../route.js';
import { section } from '../section.js';
import { money, reference, status, time } from '../cells.js';

interface Balance {
  readonly currency: string;
  readonly available: string;
  readonly pending: string;
}

/** The section of the resource that moved the money. */
const sourceOf = (id: string) => (id.startsWith('pm_') ? 'payments' : id.startsWith('rfd_') ? 'refunds' : 'balance');

export const balance = section<ReturnType<typeof showBalanceTransaction>>({
  name: 'balance',
  title: 'Balance',
  path: '/sandbox/balance_transactions',
  summary: {
    path: '/sandbox/balance',
    view: (response) => {
      const { currency, available, pending } = response as Balance;
      return html`<dl class="figures">
        <div>
          <dt>Available</dt>
          <dd>${money(currency, available)}</dd>
        </div>
        <div>
          <dt>Pending</dt>
          <dd>${money(currency, pending)}</dd>
        </div>
      </dl>`;
    },
  },
  columns: () => [
    { title: 'Type', cell: ({ type }) => type },
    { title: 'Source', cell: ({ source_id }) => reference(sourceOf(source_id), source_id) },
    { title: 'Amount', cell: ({ currency, amount }) => money(currency, amount) },
    { title: 'Fee', cell: ({ fee }) => fee },
    { title: 'Net', cell: ({ net }) => net },
    { title: 'Status', cell: (transaction) => status(transaction.status) },
    { title: 'Created', cell: ({ time_created }) => time(time_created) },
  ],
  empty: () =>
    html`<p>
      No money has moved yet. Mark one of the <a href=${linkTo('payments')}>payments</a> as paid; its amount is
      available two days later.
    </p>`,
});
