import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { qualify } from './qualify.js';
import type { Schema } from './schema.js';
import type { Store } from './store.js';

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** Far more than any query takes: each reads a few rows by index. */
const QUERY_MS = 5_000;

/** Opens a PostgreSQL by URL. Several processes may share it. @throws {Error} with a message of one line, without the password */
export async function openPostgres(url: string, schema: string, queryTimeout = QUERY_MS): Promise<Store> {
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`${schema} is not a valid name of a schema.`);
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: queryTimeout,
    keepAlive: true,
  });
  // The pool replaces broken connections. Without a listener, an error of a connection would end the process: the pool
  // emits those of idle connections, and a connection in use emits its own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`DATABASE_URL: PostgreSQL cannot be reached: ${message || code}`, { cause: error });
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(pool) }), plugins: [qualify(schema)] });
  return { db, exclusive: false, close: () => db.destroy() };
}

function poolOf(pool: Pool): PostgresPool {
  return { connect: async () => clientOf(await pool.connect()), end: () => pool.end() };
}

/**
 * Closes the connection after a time-out instead of using it again. `pg` would queue the next query, such as the rollback,
 * behind the one without an answer, and wait again.
 */
function clientOf(client: PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  // Its overloads with a callback are not used.
  const send = client.query.bind(client) as unknown as (...input: unknown[]) => Promise<unknown>;
  const query = async (...input: unknown[]) => {
    if (broken) throw broken;
    try {
      return await send(...input);
    } catch (error) {
      if ((error as Error).message === 'Query read timeout') broken = error as Error;
      throw error;
    }
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}
