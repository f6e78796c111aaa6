/** Runs work in transactions and savepoints. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema.js';

/** Runs work atomically: all of its changes are saved, or none. */
export type Transact = <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) => Promise<Result>;

/** Runs each piece of work in a transaction of its own. */
export function transactions(db: Kysely<Schema>): Transact {
  return (work) => db.transaction().execute(work);
}

/** Runs each piece of work in a transaction of its own that is rolled back in the end. */
export function rollbacks(db: Kysely<Schema>): Transact {
  return async (work) => {
    const transaction = await db.startTransaction().execute();
    try {
      return await work(transaction);
    } finally {
      await transaction.rollback().execute();
    }
  };
}

/** Runs each piece of work in a savepoint: an error rolls back its changes, and the transaction continues. */
export function savepoints(transaction: Transaction<Schema>): Transact {
  return async (work) => {
    await sql`savepoint piece`.execute(transaction);
    try {
      const result = await work(transaction);
      await sql`release savepoint piece`.execute(transaction);
      return result;
    } catch (error) {
      await sql`rollback to savepoint piece`.execute(transaction);
      throw error;
    }
  };
}
