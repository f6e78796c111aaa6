/** The time in the sandbox: the real one, or as far ahead of it as was asked for. It never goes back. */
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

  /** Reads how far ahead it is: another process on the same store may have moved it. */
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

  /** Back to the real time, when everything else is forgotten too. */
  reset(): Promise<void> {
    return this.#set(() =>
      this.#db.updateTable('clock').set({ offset_ms: '0' }).returning('offset_ms').executeTakeFirstOrThrow(),
    );
  }

  /** One question after another: an answer that was late would set the clock back. */
  #set(ask: () => Promise<{ offset_ms: string }>): Promise<void> {
    const set = this.#last.then(async () => void (this.#offset = Number((await ask()).offset_ms)));
    this.#last = set.catch(() => {});
    return set;
  }
}
