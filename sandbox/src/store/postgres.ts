import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { ApiError, logLine } from '../errors.js';
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
/** Errors of `pg` without a code. */
const TIMED_OUT = 'Query read timeout';
const NO_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;
/** Codes of Node's network, and of PostgreSQL: connection exceptions, too many connections, and a server that stops or starts. */
const AWAY = /^(?:E[A-Z_]+|08.{3}|53300|57P0[1-3])$/;
/** The shortest time between two lines in the log. */
const LOG_MS = 60_000;

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
  const away = awayErrors();
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw away(error);
    });
    const known = clients.get(client) ?? clientOf(client, prepares, away);
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
function clientOf(client: PoolClient, prepares: boolean, away: (error: unknown) => unknown): PostgresPoolClient {
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
      return await client.query({ text, values, name });
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      if (message === TIMED_OUT || code === PLAN_CHANGED) broken = error as Error;
      throw away(error);
    }
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}

/** @returns a function that replaces the errors of a PostgreSQL that is away by 503. They share one line in the log. */
function awayErrors(): (error: unknown) => unknown {
  let logged = -Infinity;
  return (error) => {
    const { message, code = '' } = error as Error & { code?: string };
    if (!AWAY.test(code) && !NO_CONNECTION.test(message) && message !== TIMED_OUT) return error;
    if (performance.now() - logged > LOG_MS) {
      logged = performance.now();
      logLine(`PostgreSQL does not answer (${message || code}). Requests get 503 until it does.`);
    }
    return new ApiError('The database of the sandbox does not answer. Try again.', {
      status: 503,
      code: 'storage_unavailable',
      retryAfter: 5,
    });
  };
}
