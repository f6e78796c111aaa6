/** The sandbox's time: the real time plus an offset, which all processes on a store share. The offset only grows, except on reset. */
import { sql, type Kysely, type Transaction, type UpdateObject } from 'kysely';
import type { Schema } from '../store/schema.js';

export class Clock {
  readonly #db: Kysely<Schema>;
  readonly #real: () => Date;
  readonly #onReset: () => Promise<void>;
  #offset = 0;
  #resets: number | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** @param onReset called when the clock is first read, and after each reset, also by another process */
  constructor(db: Kysely<Schema>, real: () => Date, onReset: () => Promise<void>) {
    this.#db = db;
    this.#real = real;
    this.#onReset = onReset;
  }

  readonly now = (): Date => new Date(this.#real().getTime() + this.#offset);

  /**
   * Reads the clock, since another process on the store may have changed it. A read that has begun may have missed a change
   * that the caller must see, so callers wait for the next one, which they share.
   */
  load(): Promise<void> {
    return (this.#next ??= this.#inTurn(() => {
      this.#next = undefined;
      return this.#db.selectFrom('clock').select(['offset_ms', 'resets']).executeTakeFirstOrThrow();
    }));
  }

  advance(seconds: number): Promise<void> {
    return this.#inTurn(() => change(this.#db, { offset_ms: sql`offset_ms + ${seconds * 1_000}` }));
  }

  /** Returns to the real time, and begins the streams of random numbers anew, in the transaction that deletes all data. */
  reset(deleteAll: (transaction: Transaction<Schema>) => Promise<void>): Promise<void> {
    return this.#inTurn(() =>
      this.#db.transaction().execute(async (transaction) => {
        await deleteAll(transaction);
        return change(transaction, { offset_ms: '0', streams: 0, resets: sql`resets + 1` });
      }),
    );
  }

  /** Runs queries one after another, since a late result would set the clock back. */
  #inTurn(query: () => Promise<{ offset_ms: string; resets: number }>): Promise<void> {
    const turn = this.#last.then(async () => {
      const { offset_ms, resets } = await query();
      this.#offset = Number(offset_ms);
      if (resets === this.#resets) return;
      await this.#onReset();
      this.#resets = resets;
    });
    this.#last = turn.catch(() => {});
    return turn;
  }
}

function change(db: Kysely<Schema>, values: UpdateObject<Schema, 'clock'>) {
  return db.updateTable('clock').set(values).returning(['offset_ms', 'resets']).executeTakeFirstOrThrow();
}

/** Takes the next stream of random numbers. No other process takes it before a reset. */
export async function nextStream(db: Kysely<Schema>): Promise<number> {
  const { streams } = await db
    .updateTable('clock')
    .set({ streams: sql`streams + 1` })
    .returning('streams')
    .executeTakeFirstOrThrow();
  return streams;
}
