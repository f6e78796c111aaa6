/** Runs work in transactions and savepoints. */
import { sql } from 'kysely';
import type { Atomic, World } from '../world.js';

/** Runs work atomically: all of its changes are saved, or none. */
export type Transact = <Result>(work: (world: Atomic) => Promise<Result>) => Promise<Result>;

const isAtomic = (world: World): world is Atomic => world.db.isTransaction;

/** Runs work in a transaction; within one in a savepoint: then an error rolls back the work alone. */
export async function transact<Result>(world: World, work: (world: Atomic) => Promise<Result>): Promise<Result> {
  if (!isAtomic(world)) return world.db.transaction().execute((db) => work({ ...world, db }));
  await sql`savepoint piece`.execute(world.db);
  try {
    const result = await work(world);
    await sql`release savepoint piece`.execute(world.db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint piece`.execute(world.db);
    throw error;
  }
}

/** Runs work in a transaction that is rolled back in the end. */
export async function rehearse<Result>(world: World, work: (world: Atomic) => Promise<Result>): Promise<Result> {
  const db = await world.db.startTransaction().execute();
  try {
    return await work({ ...world, db });
  } finally {
    await db.rollback().execute();
  }
}
