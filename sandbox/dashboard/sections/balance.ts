import { html } from 'lit';
import type { showBalanceTransaction } from '../../src/views/balance-transaction.js';
import { linkTo } from '../route.js';
import { movementForm } from '../forms/movement.js';
import { reference } from '../ids.js';
import type { Post } from '../post.js';
import { section } from '../section.js';
import { money, status, time } from '../cells.js';

interface Balance {
  readonly currency: string;
  readonly available: string;
  readonly pending: string;
}

type Transaction = ReturnType<typeof showBalanceTransaction>;

export const balance = section<Transaction>({
  name: 'balance',
  title: 'Balance',
  path: '/sandbox/balance_transactions',
  searches: 'ID, type or amount',
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
  creates: () => [
    { label: 'New settlement…', form: movementForm('settlement') },
    { label: 'New payout…', form: movementForm('payout') },
    { label: 'New adjustment…', form: movementForm('adjustment') },
  ],
  columns: () => [
    { title: 'Type', cell: ({ type }) => type },
    { title: 'Source', cell: ({ source_id }) => reference(source_id) },
    { title: 'Amount', cell: ({ currency, amount }) => money(currency, amount) },
    { title: 'Fee', cell: ({ fee }) => fee },
    { title: 'Net', cell: ({ net }) => net },
    { title: 'Status', cell: (transaction) => status(transaction.status) },
    { title: 'Created', width: 'time', cell: ({ time_created }) => time(time_created) },
  ],
  actions: (transaction) =>
    transaction.type === 'settlement'
      ? [reversal(transaction, 'settlement_cancel', 'Cancel'), reversal(transaction, 'settlement_failure', 'Fail')]
      : [],
  empty: () =>
    html`<p>
      No money has moved yet. Mark one of the <a href=${linkTo('payments')}>payments</a> as paid; its amount is
      available two days later.
    </p>`,
});

const reversal = ({ source_id }: Transaction, type: string, label: string): Post => ({
  label,
  path: '/sandbox/balance_transactions',
  body: { type, source_id },
  done: ({ net }) => `${source_id} is reversed: USD ${String(net)}.`,
});
