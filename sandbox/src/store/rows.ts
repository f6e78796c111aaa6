/** The rows of resources, and how one of them is read and written. */
import { sql, type InsertObject, type Selectable, type UpdateObject } from 'kysely';
import { notFound } from '../errors.js';
import type { World } from '../world.js';
import type { Schema } from './schema.js';

export type Table = 'balance_transactions' | 'customers' | 'mandates' | 'payments' | 'refunds' | 'subscriptions';

export type Row<Name extends Table> = Selectable<Schema[Name]>;
export type BalanceTransactionRow = Row<'balance_transactions'>;
export type CustomerRow = Row<'customers'>;
export type MandateRow = Row<'mandates'>;
export type PaymentRow = Row<'payments'>;
export type SubscriptionRow = Row<'subscriptions'>;

/** A refund with the two fields of its payment that responses show. */
export type RefundRow = Row<'refunds'> & { payment_method: string; payment_reference: string | null };

type InStore = Pick<World, 'db'>;

/** @throws {ApiError} 404 */
export async function readRow<Name extends Table>(
  { db }: InStore,
  table: Name,
  id: string,
  lock = sql``,
): Promise<Row<Name>> {
  const { rows } = await sql<Row<Name>>`select * from ${sql.table(table)} where id = ${id} ${lock}`.execute(db);
  if (!rows[0]) throw notFound(table.slice(0, -1).replace('_', ' '), id);
  return rows[0];
}

/** Reads a row and locks it for the rest of the transaction. @throws {ApiError} 404 */
export function lockRow<Name extends Table>(world: InStore, table: Name, id: string): Promise<Row<Name>> {
  return readRow(world, table, id, sql`for update`);
}

// Kysely cannot type a statement for any of several tables: in the next two, the parameters and the results are typed.

/** @returns the row after the change */
export function updateRow<Name extends Table>(
  { db }: InStore,
  table: Name,
  id: string,
  values: UpdateObject<Schema, Name>,
): Promise<Row<Name>> {
  const update = db.updateTable(table as 'payments').set(values as UpdateObject<Schema, 'payments'>);
  return update.where('id', '=', id).returningAll().executeTakeFirstOrThrow() as Promise<unknown> as Promise<Row<Name>>;
}

export function insertRow<Name extends Table>(
  { db }: InStore,
  table: Name,
  values: InsertObject<Schema, Name>,
): Promise<Row<Name>> {
  const insert = db.insertInto(table as 'payments').values(values as InsertObject<Schema, 'payments'>);
  return insert.returningAll().executeTakeFirstOrThrow() as Promise<unknown> as Promise<Row<Name>>;
}
