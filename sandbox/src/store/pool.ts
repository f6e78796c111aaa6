/** The connections of a store, as Kysely uses them. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** The most statements to prepare for each connection. Statements with lists of values have many forms. */
const MAX_PREPARED = 200;
/** `feature_not_supported`: "cached plan must not change result type". */
const PLAN_CHANGED = '0A000';

export interface PoolOptions {
  /** True if statements are prepared under names, which saves PostgreSQL from parsing and planning them again. */
  readonly prepares: boolean;
  /** Called with the SQL of each statement; an error refuses it. */
  readonly check?: (sql: string) => void;
  /** Replaces the error of a statement or connection. */
  readonly refused?: (error: unknown) => unknown;
}

/**
 * Opens a pool, which replaces broken connections. Without a listener, an error of a connection would end the process: the pool
 * emits those of idle connections, and a connection in use emits its own. The first connection needs one, too.
 */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A pool as Kysely uses it. */
export function poolOf(pool: Pool, options: PoolOptions): PostgresPool {
  const { refused = (error) => error } = options;
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw refused(error);
    });
    const known = clients.get(client) ?? clientOf(client, options);
    clients.set(client, known);
    return known;
  };
  return { connect, end: () => pool.end() };
}

/**
 * Closes the connection after a time-out instead of using it again. `pg` would queue the next query, such as the rollback,
 * behind the one without an answer, and wait again. A prepared statement that no longer fits a table, which a newer version
 * of the sandbox has changed, is closed in the same way.
 */
function clientOf(
  client: PoolClient,
  { prepares, check = () => {}, refused = (error) => error }: PoolOptions,
): PostgresPoolClient {
  let broken: Error | undefined;
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  // The overload with a cursor is not used.
  const query = async (text: string, values: unknown[]) => {
    if (broken) throw broken;
    check(text);
    // `pg` sends a statement without values in a single message.
    const name = prepares && values.length ? nameOf(text) : undefined;
    try {
      return await client.query({ text, values, name });
    } catch (error) {
      if (isTimeout(error) || (error as { code?: string }).code === PLAN_CHANGED) broken = error as Error;
      throw refused(error);
    }
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}

/** `pg` gives this error no code. */
export const isTimeout = (error: unknown): boolean => (error as Error).message === 'Query read timeout';
