/** The lifecycle of a mandate: pending → active | failed | expired, active → revoked. No other folder changes its status. */
import { ApiError } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { lockRow, readRow, updateRow, type MandateRow } from '../store/rows.js';
import { transact, worldAt, type Atomic, type World } from '../world.js';
import { checkTransition, type Failed } from './transition.js';

const TRANSITIONS = { pending: ['active', 'failed', 'expired'], active: ['revoked'] };

type Outcome = { readonly status: 'active' | 'expired' | 'revoked' } | Failed;

/** Changes the status of a mandate. @throws {ApiError} if its present status does not allow that */
export async function completeMandate(world: Atomic, row: MandateRow, outcome: Outcome): Promise<MandateRow> {
  checkTransition(TRANSITIONS, `mandate ${row.id}`, row.status, outcome.status);
  const signed = outcome.status === 'active' ? { time_signed: world.now() } : {};
  const completed = await updateRow(world, 'mandates', row.id, { ...outcome, ...signed, action: '{}' });
  await recordEvent(world, `mandate.${outcome.status}`, completed);
  return completed;
}

const isDue = ({ status, time_expired }: MandateRow, world: World) =>
  status === 'pending' && time_expired <= world.now();

/** Expires a locked mandate if that is due, dated at the due time. */
export async function catchUpMandate(world: Atomic, row: MandateRow): Promise<MandateRow> {
  return isDue(row, world) ? completeMandate(worldAt(world, row.time_expired), row, { status: 'expired' }) : row;
}

/** The current mandate, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function currentMandate(world: Atomic, id: string): Promise<MandateRow> {
  return catchUpMandate(world, await lockRow(world, 'mandates', id));
}

/** The current mandate. The row is locked only if a change is due. @throws {ApiError} 404 */
export async function readMandate(world: World, id: string): Promise<MandateRow> {
  const row = await readRow(world, 'mandates', id);
  return isDue(row, world) ? transact(world, (world) => currentMandate(world, id)) : row;
}

/** @throws {ApiError} `mandate_inactive` */
export function checkActive({ id, status }: MandateRow): void {
  if (status === 'active') return;
  throw new ApiError(`mandate_id: mandate ${id} is ${status}, not active`, { code: 'mandate_inactive' });
}
