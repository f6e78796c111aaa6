/** The time in the sandbox: the real one, or as far ahead of it as was asked for. It never goes back. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../store/schema.js';

export class Clock {
  readonly #db: Kysely<Schema>;
  readonly #real: () => Date;
  #offset = 0;

  constructor(db: Kysely<Schema>, real: () => Date) {
    this.#db = db;
    this.#real = real;
  }

  readonly now = (): Date => new Date(this.#real().getTime() + this.#offset);

  /** Reads how far ahead it is: another process on the same store may have moved it. */
  async load(): Promise<void> {
    const { offset_ms } = await this.#db.selectFrom('clock').select('offset_ms').executeTakeFirstOrThrow();
    this.#offset = Number(offset_ms);
  }

  async advance(seconds: number): Promise<void> {
    const { offset_ms } = await this.#db
      .updateTable('clock')
      .set({ offset_ms: sql`offset_ms + ${seconds * 1_000}` })
      .returning('offset_ms')
      .executeTakeFirstOrThrow();
    this.#offset = Number(offset_ms);
  }

  /** Back to the real time, when everything else is forgotten too. */
  async reset(): Promise<void> {
    await this.#db.updateTable('clock').set({ offset_ms: '0' }).execute();
    this.#offset = 0;
  }
}
