/** Transactions, and pieces of them. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Transact } from '../world.js';
import type { Schema } from './schema.js';

/** Each piece of work in a transaction of its own. */
export function transactions(db: Kysely<Schema>): Transact {
  return (work) => db.transaction().execute(work);
}

/** Each piece of work within a transaction: what one wrote that throws is undone, and the transaction goes on. */
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
