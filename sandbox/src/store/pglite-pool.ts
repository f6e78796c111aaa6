import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { openSession } from './pglite-session.js';

interface Hooks {
  /** Called with the SQL of each statement; an error refuses it. */
  readonly check: (sql: string) => void;
  readonly close: () => Promise<void>;
}

/** An embedded PostgreSQL as a pool of the only connection that it has: one caller at a time holds it. */
export function pglitePool(client: PGlite, { check, close }: Hooks): PostgresPool {
  const run = openSession(client);
  /** Resolves when the last caller in the queue has released the connection. */
  let queue = Promise.resolve();
  let release = () => {};
  // The overload with a cursor is not used.
  const query = async (sql: string, parameters: readonly unknown[]) => {
    check(sql);
    return run(sql, parameters);
  };
  const connection = { query: query as PostgresPoolClient['query'], release: () => release() };
  return {
    connect: async () => {
      const before = queue;
      let done = () => {};
      queue = new Promise((resolve) => (done = resolve));
      await before;
      release = done;
      return connection;
    },
    end: async () => {
      await queue;
      await close();
    },
  };
}
