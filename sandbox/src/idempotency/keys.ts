/** What was answered under each Idempotency-Key, for a day. */
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../store/schema.js';
import type { World } from '../world.js';

const KEPT_MS = 24 * 3_600_000;

export interface SavedAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
}

const forgottenAt = ({ now }: Pick<World, 'now'>) => new Date(now().getTime() - KEPT_MS);

/**
 * Takes a key for this request. Another one with the same key waits here until this transaction has ended.
 * @returns what was answered before, or null when this request is the first
 */
export async function takeKey(
  transaction: Transaction<Schema>,
  world: World,
  key: string,
  fingerprint: string,
): Promise<SavedAnswer | null> {
  const now = world.now();
  const { rows } = await sql`
    insert into idempotency_keys (key, fingerprint, time_created) values (${key}, ${fingerprint}, ${now})
    on conflict (key) do update set fingerprint = excluded.fingerprint, time_created = excluded.time_created
      where idempotency_keys.time_created <= ${forgottenAt(world)}
    returning key
  `.execute(transaction);
  if (rows.length) return null;
  const saved = await transaction
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return saved as SavedAnswer;
}

/** Keeps what is answered, in the transaction that made it so. */
export async function saveAnswer(
  transaction: Transaction<Schema>,
  key: string,
  status: number,
  body: string,
): Promise<void> {
  await transaction.updateTable('idempotency_keys').set({ status, body }).where('key', '=', key).execute();
}

export async function forgetOldKeys(world: World): Promise<void> {
  await world.db.deleteFrom('idempotency_keys').where('time_created', '<=', forgottenAt(world)).execute();
}
