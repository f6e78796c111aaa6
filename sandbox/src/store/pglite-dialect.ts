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

/** Kysely on an embedded PostgreSQL. It is one session, so whoever holds the connection holds it alone. */
export function pgliteDialect(client: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PGliteDriver implements Driver {
  readonly #client: PGlite;
  readonly #connection: DatabaseConnection;
  /** Settles when the last in line has let go. */
  #line: Promise<void> = Promise.resolve();
  #letGo = () => {};

  constructor(client: PGlite) {
    this.#client = client;
    this.#connection = {
      executeQuery: async ({ sql, parameters }) => {
        const { rows, affectedRows } = await client.query(sql, [...parameters]);
        return { rows: rows as never[], numAffectedRows: BigInt(affectedRows ?? 0) };
      },
      streamQuery: () => {
        throw new Error('streaming is not used');
      },
    };
  }

  async init(): Promise<void> {
    await this.#client.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#line;
    let letGo = () => {};
    this.#line = new Promise((resolve) => (letGo = resolve));
    await before;
    this.#letGo = letGo;
    return this.#connection;
  }

  releaseConnection(): Promise<void> {
    this.#letGo();
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
    // Whoever is in line is served first.
    await this.#line;
    await this.#client.close();
  }
}
