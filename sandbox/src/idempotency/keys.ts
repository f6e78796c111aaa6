/** Stores the response for each Idempotency-Key until the end of the retention, in the sandbox's time. */
import type { Atomic, World } from '../world.js';

const DAY_MS = 24 * 3_600_000;

export interface SavedResponse {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
}

const cutoff = (world: World) => new Date(world.now().getTime() - world.retentionDays * DAY_MS);

/**
 * Claims a key for this request. Another request with the same key waits here until this transaction ends.
 * @returns the saved response, or null if this request is the first
 */
export async function claimKey(world: Atomic, key: string, fingerprint: string): Promise<SavedResponse | null> {
  const values = { fingerprint, time_created: world.now() };
  const claimed = await world.db
    .insertInto('idempotency_keys')
    .values({ key, ...values })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(values).where('idempotency_keys.time_created', '<=', cutoff(world)),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const saved = await world.db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return saved as SavedResponse;
}

/** Saves the response in the transaction of its request. */
export async function saveResponse({ db }: Atomic, key: string, status: number, body: string): Promise<void> {
  await db.updateTable('idempotency_keys').set({ status, body }).where('key', '=', key).execute();
}

/** @returns true if there may be more */
export async function removeOldKeys(world: World, batch: number): Promise<boolean> {
  const { numDeletedRows } = await world.db
    .deleteFrom('idempotency_keys')
    .where('key', 'in', (query) =>
      query
        .selectFrom('idempotency_keys')
        .select('key')
        .where('time_created', '<=', cutoff(world))
        .orderBy('time_created')
        .limit(batch),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === batch;
}
