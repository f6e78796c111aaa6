/** The life of a mandate: pending → active | failed | expired. Nothing else changes its status. */
import type { Selectable, Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { showMandate } from '../resources/mandate-view.js';
import type { MandateTable, Schema } from '../store/schema.js';
import { worldAt, type World } from '../world.js';
import { checkTransition } from './transition.js';

export type MandateRow = Selectable<MandateTable>;

const TRANSITIONS = { pending: ['active', 'failed', 'expired'] };

type Ending = { status: 'active' } | { status: 'failed'; code: string; message: string } | { status: 'expired' };

/** Ends what is pending. @throws {ApiError} when it has ended already */
export async function endMandate(
  transaction: Transaction<Schema>,
  world: World,
  row: MandateRow,
  ending: Ending,
): Promise<MandateRow> {
  checkTransition(TRANSITIONS, `mandate ${row.id}`, row.status, ending.status);
  const ended = await transaction
    .updateTable('mandates')
    .set({
      status: ending.status,
      action: '{}',
      ...(ending.status === 'active' ? { time_signed: world.now() } : {}),
      ...(ending.status === 'failed' ? { failure_code: ending.code, failure_message: ending.message } : {}),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(transaction, world, `mandate.${ending.status}`, showMandate(ended));
  return ended;
}

/** Does what is due of a locked mandate, at the time it was due. */
export async function catchUpMandate(
  transaction: Transaction<Schema>,
  world: World,
  row: MandateRow,
): Promise<MandateRow> {
  const due = row.status === 'pending' && row.time_expired <= world.now();
  return due ? endMandate(transaction, worldAt(world, row.time_expired), row, { status: 'expired' }) : row;
}

/** A mandate as it is now, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function currentMandate(transaction: Transaction<Schema>, world: World, id: string): Promise<MandateRow> {
  const row = await transaction.selectFrom('mandates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('mandate', id);
  return catchUpMandate(transaction, world, row);
}
