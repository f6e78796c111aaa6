/** The lifecycle of a mandate: pending → active | failed | expired, active → revoked. No other file changes its status. */
import type { Transaction } from 'kysely';
import { ApiError, notFound } from '../errors.js';
import { recordEvent, type Change } from '../events/record.js';
import type { MandateRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';
import { worldAt, type World } from '../world.js';
import { checkTransition } from './transition.js';

const TRANSITIONS = { pending: ['active', 'failed', 'expired'], active: ['revoked'] };

type Outcome = { status: 'active' | 'expired' | 'revoked' } | { status: 'failed'; code: string; message: string };

/** Changes the status of a mandate. @throws {ApiError} if its present status does not allow that */
export async function completeMandate(
  transaction: Transaction<Schema>,
  world: World,
  row: MandateRow,
  outcome: Outcome,
): Promise<MandateRow> {
  checkTransition(TRANSITIONS, `mandate ${row.id}`, row.status, outcome.status);
  const completed = await transaction
    .updateTable('mandates')
    .set({
      status: outcome.status,
      action: '{}',
      ...(outcome.status === 'active' ? { time_signed: world.now() } : {}),
      ...(outcome.status === 'failed' ? { failure_code: outcome.code, failure_message: outcome.message } : {}),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(transaction, world, `mandate.${outcome.status}`, completed);
  return completed;
}

const isDue = ({ status, time_expired }: MandateRow, world: World) =>
  status === 'pending' && time_expired <= world.now();

/** Expires a locked mandate if that is due, dated at the due time. */
export async function catchUpMandate(
  transaction: Transaction<Schema>,
  world: World,
  row: MandateRow,
): Promise<MandateRow> {
  if (!isDue(row, world)) return row;
  return completeMandate(transaction, worldAt(world, row.time_expired), row, { status: 'expired' });
}

/** Expires those of the mandates that are due and that no other process has locked. @returns the changes, to record */
export async function expireMandates(
  transaction: Transaction<Schema>,
  world: World,
  ids: readonly string[],
): Promise<Change<'mandate.expired'>[]> {
  if (!ids.length) return [];
  const rows = await transaction
    .updateTable('mandates')
    .set({ status: 'expired', action: '{}' })
    .where('id', 'in', (query) =>
      query
        .selectFrom('mandates')
        .select('id')
        .where('id', 'in', ids)
        .where('status', '=', 'pending')
        .where('time_expired', '<=', world.now())
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map((row) => ({ type: 'mandate.expired', row, time: row.time_expired }));
}

/** The current mandate, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function currentMandate(transaction: Transaction<Schema>, world: World, id: string): Promise<MandateRow> {
  const row = await transaction.selectFrom('mandates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('mandate', id);
  return catchUpMandate(transaction, world, row);
}

/** The current mandate. The row is locked only if a change is due. @throws {ApiError} 404 */
export async function readMandate(world: World, id: string): Promise<MandateRow> {
  const row = await world.db.selectFrom('mandates').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('mandate', id);
  return isDue(row, world) ? world.transaction((transaction) => currentMandate(transaction, world, id)) : row;
}

/** @throws {ApiError} `mandate_inactive` */
export function checkActive({ id, status }: MandateRow): void {
  if (status === 'active') return;
  throw new ApiError(`mandate_id: mandate ${id} is ${status}, not active`, { code: 'mandate_inactive' });
}
