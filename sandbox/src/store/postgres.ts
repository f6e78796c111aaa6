import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { ApiError, logLine } from '../errors.js';
import { isTimeout, openPool, poolOf } from './pool.js';
import { qualify } from './qualify.js';
import type { Schema } from './schema.js';
import type { Store } from './store.js';

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** Far more than any query takes: each reads a few rows by index. */
const QUERY_MS = 5_000;
/** Errors of `pg` without a code. */
const NO_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;
/** Codes of Node's network, and of PostgreSQL: connection exceptions, too many connections, and a server that stops or starts. */
const AWAY = /^(?:E[A-Z_]+|08.{3}|53300|57P0[1-3])$/;
/** The shortest time between two lines in the log. */
const LOG_MS = 60_000;

/** Opens a PostgreSQL by URL. Several processes may share it. @throws {Error} with a message of one line, without the password */
export async function openPostgres(url: string, schema: string, queryTimeout = QUERY_MS): Promise<Store> {
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`${schema} is not a valid name of a schema.`);
  const pool = openPool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: queryTimeout,
    keepAlive: true,
  });
  let direct: boolean;
  try {
    direct = await isDirect(pool);
  } catch (error) {
    await pool.end();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`DATABASE_URL: PostgreSQL cannot be reached: ${message || code}`, { cause: error });
  }
  const dialect = new PostgresDialect({ pool: poolOf(pool, { prepares: direct, refused: awayErrors() }) });
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

/** @returns a function that replaces the errors of a PostgreSQL that is away by 503. They share one line in the log. */
function awayErrors(): (error: unknown) => unknown {
  let logged = -Infinity;
  return (error) => {
    const { message, code = '' } = error as Error & { code?: string };
    if (!AWAY.test(code) && !NO_CONNECTION.test(message) && !isTimeout(error)) return error;
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
