/** Changes that are due by time: expiries, settlements and debits. */
import { sql } from 'kysely';
import { recordEvents } from '../events/record.js';
import { catchUpBalanceTransaction } from '../lifecycle/balance-transaction.js';
import { expireRows } from '../lifecycle/expire.js';
import { catchUpMandate } from '../lifecycle/mandate.js';
import { catchUpPayment } from '../lifecycle/payment.js';
import { catchUpRefund } from '../lifecycle/refund.js';
import { withPayment } from '../store/refund-rows.js';
import type { Row, Table } from '../store/rows.js';
import { makeCycle } from '../subscriptions/cycle.js';
import type { Atomic, World } from '../world.js';

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

/**
 * Waits until no other process on the store does jobs, for the rest of the transaction: so they are done in their order.
 * The number of a table is one that no other store in the database has.
 */
export async function takeTurn({ db }: Atomic): Promise<void> {
  await sql`select pg_advisory_xact_lock(1, tableoid::integer) from ${sql.table('clock')}`.execute(db);
}

/** Runs a job. @returns false if it is no longer due, since a request was faster */
export async function doJob(world: Atomic, { kind, id }: Job): Promise<boolean> {
  switch (kind) {
    case 'mandate':
      return work(await take(world, 'mandates', id), (row) => catchUpMandate(world, row));
    case 'payment':
    case 'payment_expiry':
      return work(await take(world, 'payments', id), (row) => catchUpPayment(world, row));
    case 'balance_transaction':
      return work(await take(world, 'balance_transactions', id), (row) => catchUpBalanceTransaction(world, row));
    case 'refund': {
      const row = await take(world, 'refunds', id);
      return work(row && (await withPayment(world, row)), (refund) => catchUpRefund(world, refund));
    }
    case 'subscription':
      return work(await take(world, 'subscriptions', id), (row) => makeCycle(world, row));
  }
}

/** The expiries at the start of a list of jobs. They cause no other jobs, so they can be done at once. */
export function leadingExpiries(jobs: readonly Job[]): readonly Job[] {
  const end = jobs.findIndex(({ kind }) => kind !== 'mandate' && kind !== 'payment_expiry');
  return end < 0 ? jobs : jobs.slice(0, end);
}

/** Does expiries at once, recorded in the order of the jobs. @returns how many were still due and not locked */
export async function doExpiries(world: Atomic, jobs: readonly Job[]): Promise<number> {
  const ids = (only: Kind) => jobs.filter(({ kind }) => kind === only).map(({ id }) => id);
  const mandates = await expireRows(world, 'mandates', ids('mandate'));
  const payments = await expireRows(world, 'payments', ids('payment_expiry'));
  const changes = [
    ...mandates.map((row) => ({ type: 'mandate.expired' as const, row, time: row.time_expired })),
    ...payments.map((row) => ({ type: 'payment.expired' as const, row, time: row.time_expired! })),
  ];
  const byId = new Map(changes.map((change) => [change.row.id, change]));
  const inOrder = jobs.flatMap(({ id }) => byId.get(id) ?? []);
  await recordEvents(world, inOrder);
  return inOrder.length;
}

/** @param catchUp returns the same row if nothing is due */
async function work<Row>(row: Row | undefined, catchUp: (row: Row) => Promise<Row>): Promise<boolean> {
  return row !== undefined && (await catchUp(row)) !== row;
}

/** Locks a row, and waits for the request that has locked it. @returns undefined if a reset has deleted it */
async function take<Name extends Table>({ db }: Atomic, table: Name, id: string): Promise<Row<Name> | undefined> {
  const locked = sql<Row<Name>>`select * from ${sql.table(table)} where id = ${id} for update`;
  return (await locked.execute(db)).rows[0];
}
