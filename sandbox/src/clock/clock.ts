/** The sandbox's time: the real time plus an offset. The offset only grows, except on reset. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../store/schema.js';

export class Clock {
  readonly #db: Kysely<Schema>;
  readonly #real: () => Date;
  #offset = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(db: Kysely<Schema>, real: () => Date) {
    this.#db = db;
    this.#real = real;
  }

  readonly now = (): Date => new Date(this.#real().getTime() + this.#offset);

  /** Reads the offset, since another process on the same store may have changed it. */
  load(): Promise<void> {
    return this.#set(() => this.#db.selectFrom('clock').select('offset_ms').executeTakeFirstOrThrow());
  }

  advance(seconds: number): Promise<void> {
    return this.#set(() =>
      this.#db
        .updateTable('clock')
        .set({ offset_ms: sql`offset_ms + ${seconds * 1_000}` })
        .returning('offset_ms')
        .executeTakeFirstOrThrow(),
    );
  }

  /** Returns to the real time. Call it only when all data is deleted too. */
  reset(): Promise<void> {
    return this.#set(() =>
      this.#db.updateTable('clock').set({ offset_ms: '0' }).returning('offset_ms').executeTakeFirstOrThrow(),
    );
  }

  /** Runs queries one after another, since a late result would set the clock back. */
  #set(query: () => Promise<{ offset_ms: string }>): Promise<void> {
    const set = this.#last.then(async () => void (this.#offset = Number((await query()).offset_ms)));
    this.#last = set.catch(() => {});
    return set;
  }
}
