import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { qualify } from './qualify.js';
import type { Schema } from './schema.js';
import type { Store } from './store.js';

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** Far more than any query takes: each reads a few rows by index. */
const QUERY_MS = 5_000;
/** The most statements to prepare for each connection. Statements with lists of values have many forms. */
const MAX_PREPARED = 200;
/** `feature_not_supported`: "cached plan must not change result type". */
const PLAN_CHANGED = '0A000';

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
  let direct: boolean;
  try {
    direct = await isDirect(pool);
  } catch (error) {
    await pool.end();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`DATABASE_URL: PostgreSQL cannot be reached: ${message || code}`, { cause: error });
  }
  const dialect = new PostgresDialect({ pool: poolOf(pool, direct) });
  const db = new Kysely<Schema>({ dialect, plugins: [qualify(schema)] });
  return { db, exclusive: false, close: () => db.destroy() };
}

/**
 * True if no pooler is in between: then the process that the protocol has announced runs the queries. A pooler may run each
 * transaction in another process, which does not know the statements that an earlier one has prepared.
 */
async function isDirect(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid === (client as unknown as { processID: number }).processID;
  } finally {
    client.release();
  }
}

function poolOf(pool: Pool, prepares: boolean): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const connect = async () => {
    const client = await pool.connect();
    const known = clients.get(client) ?? clientOf(client, prepares);
    clients.set(client, known);
    return known;
  };
  return { connect, end: () => pool.end() };
}

/**
 * Prepares statements under names if configured so, which saves PostgreSQL from parsing and planning them again.
 *
 * Closes the connection after a time-out instead of using it again. `pg` would queue the next query, such as the rollback,
 * behind the one without an answer, and wait again. A prepared statement that no longer fits a table, which a newer version
 * of the sandbox has changed, is closed in the same way.
 */
function clientOf(client: PoolClient, prepares: boolean): PostgresPoolClient {
  let broken: Error | undefined;
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  // The overload with a cursor is not used.
  const query = async (text: string, values: unknown[]) => {
    if (broken) throw broken;
    // `pg` sends a statement without values in a single message.
    const name = prepares && values.length ? nameOf(text) : undefined;
    try {
      return await client.query({ text, values, ...(name === undefined ? {} : { name }) });
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      if (message === 'Query read timeout' || code === PLAN_CHANGED) broken = error as Error;
      throw error;
    }
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}
