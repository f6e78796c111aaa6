import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import { PgliteSession } from './pglite-session.js';

export interface PGliteHooks {
  /** Called with the SQL of each statement; an error refuses it. */
  readonly check: (sql: string) => void;
  readonly close: () => Promise<void>;
}

/** Kysely dialect for an embedded PostgreSQL. It has one session, so one caller at a time holds the connection. */
export function pgliteDialect(client: PGlite, hooks: PGliteHooks): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(client, hooks),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PGliteDriver implements Driver {
  readonly #client: PGlite;
  readonly #close: PGliteHooks['close'];
  readonly #connection: DatabaseConnection;
  /** Resolves when the last caller in the queue has released the connection. */
  #queue: Promise<void> = Promise.resolve();
  #release = () => {};

  constructor(client: PGlite, { check, close }: PGliteHooks) {
    this.#client = client;
    this.#close = close;
    const session = new PgliteSession(client);
    this.#connection = {
      executeQuery: async ({ sql, parameters }) => {
        check(sql);
        const { rows, affectedRows } = await session.run(sql, parameters);
        return { rows: rows as never[], numAffectedRows: BigInt(affectedRows) };
      },
      streamQuery: () => {
        throw new Error('streaming is not supported');
      },
    };
  }

  async init(): Promise<void> {
    await this.#client.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#queue;
    let release = () => {};
    this.#queue = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return this.#connection;
  }

  releaseConnection(): Promise<void> {
    this.#release();
    return Promise.resolve();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    // Wait for the callers in the queue.
    await this.#queue;
    await this.#close();
  }
}
