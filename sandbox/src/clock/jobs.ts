/** Changes that are due by time: expiries, settlements and debits. */
import { sql, type Selectable, type Transaction } from 'kysely';
import { catchUpBalanceTransaction } from '../lifecycle/balance-transaction.js';
import { recordEvents } from '../events/record.js';
import { catchUpMandate, expireMandates } from '../lifecycle/mandate.js';
import { catchUpPayment, expirePayments } from '../lifecycle/payment.js';
import { catchUpRefund } from '../lifecycle/refund.js';
import { withPayment } from '../store/refund-rows.js';
import type { Schema } from '../store/schema.js';
import { makeCycle } from '../subscriptions/cycle.js';
import type { World } from '../world.js';

export interface Job {
  readonly kind: Kind;
  readonly id: string;
}

type Kind = 'balance_transaction' | 'mandate' | 'payment' | 'payment_expiry' | 'refund' | 'subscription';

/** The next due jobs by time. At the same time, outcomes come before new debits. */
export async function dueJobs(world: World, count: number): Promise<Job[]> {
  const until = world.now();
  const { rows } = await sql<Job>`
    select kind, id from (
      (select 1 as turn, 'mandate' as kind, id, time_expired as due from ${sql.table('mandates')}
        where status = 'pending' and time_expired <= ${until} order by time_expired limit ${count})
      union all
      (select 2, 'payment', id, time_settles from ${sql.table('payments')}
        where status = 'created' and time_settles <= ${until} order by time_settles limit ${count})
      union all
      (select 2, 'payment_expiry', id, time_expired from ${sql.table('payments')}
        where status = 'created' and time_settles is null and time_expired <= ${until} order by time_expired limit ${count})
      union all
      (select 3, 'refund', id, time_settles from ${sql.table('refunds')}
        where status = 'pending' and time_settles <= ${until} order by time_settles limit ${count})
      union all
      (select 4, 'balance_transaction', id, time_available from ${sql.table('balance_transactions')}
        where status = 'pending' and time_available <= ${until} order by time_available limit ${count})
      union all
      (select 5, 'subscription', id, time_next from ${sql.table('subscriptions')}
        where status = 'active' and time_next <= ${until} order by time_next limit ${count})
    ) as jobs order by due, turn, id limit ${count}
  `.execute(world.db);
  return rows;
}

/** `busy`: another process has locked the row. `gone`: the job is no longer due. */
type Outcome = 'done' | 'gone' | 'busy';

/** Runs a job if it is still due. */
export async function doJob(transaction: Transaction<Schema>, world: World, { kind, id }: Job): Promise<Outcome> {
  switch (kind) {
    case 'mandate':
      return work(await take(transaction, 'mandates', id), (row) => catchUpMandate(transaction, world, row));
    case 'payment':
    case 'payment_expiry':
      return work(await take(transaction, 'payments', id), (row) => catchUpPayment(transaction, world, row));
    case 'balance_transaction':
      return work(await take(transaction, 'balance_transactions', id), (row) =>
        catchUpBalanceTransaction(transaction, world, row),
      );
    case 'refund': {
      const row = await take(transaction, 'refunds', id);
      const refund = row && (await withPayment(transaction, row));
      return work(refund, (refund) => catchUpRefund(transaction, world, refund));
    }
    case 'subscription':
      return work(await take(transaction, 'subscriptions', id), (row) => makeCycle(transaction, world, row));
  }
}

/** The expiries at the start of a list of jobs. They cause no other jobs, so they can be done at once. */
export function leadingExpiries(jobs: readonly Job[]): readonly Job[] {
  const end = jobs.findIndex(({ kind }) => kind !== 'mandate' && kind !== 'payment_expiry');
  return end < 0 ? jobs : jobs.slice(0, end);
}

/** Does expiries at once, recorded in the order of the jobs. @returns how many were still due and not locked */
export async function doExpiries(
  transaction: Transaction<Schema>,
  world: World,
  jobs: readonly Job[],
): Promise<number> {
  const ids = (only: Kind) => jobs.filter(({ kind }) => kind === only).map(({ id }) => id);
  const mandates = await expireMandates(transaction, world, ids('mandate'));
  const payments = await expirePayments(transaction, world, ids('payment_expiry'));
  const changes = new Map([...mandates, ...payments].map((change) => [change.row.id, change]));
  await recordEvents(
    transaction,
    world,
    jobs.flatMap(({ id }) => changes.get(id) ?? []),
  );
  return changes.size;
}

/** @param catchUp returns the same row if nothing is due */
async function work<Row>(row: Row | undefined, catchUp: (row: Row) => Promise<Row>): Promise<Outcome> {
  if (row === undefined) return 'busy';
  return (await catchUp(row)) === row ? 'gone' : 'done';
}

type Table = 'balance_transactions' | 'mandates' | 'payments' | 'refunds' | 'subscriptions';

/** Locks a row for this process. Other processes skip locked rows. */
function take<Name extends Table>(transaction: Transaction<Schema>, table: Name, id: string) {
  return sql<Selectable<Schema[Name]>>`select * from ${sql.table(table)} where id = ${id} for update skip locked`
    .execute(transaction)
    .then(({ rows }) => rows[0]);
}
