import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Schema } from './schema.js';
import type { Store } from './store.js';

const CONNECTIONS = 10;
const CONNECT_MS = 10_000;

/** Opens a PostgreSQL by URL. Several processes may share it. @throws {Error} with a message of one line, without the password */
export async function openPostgres(url: string, schema: string): Promise<Store> {
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`${schema} is not a valid name of a schema.`);
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS });
  // The pool replaces a broken idle connection. Without a listener, its error would end the process.
  pool.on('error', () => {});
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`DATABASE_URL: PostgreSQL cannot be reached: ${message || code}`, { cause: error });
  }
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw(`set search_path to ${schema}`));
    },
  });
  const db = new Kysely<Schema>({ dialect });
  return { db, exclusive: false, close: () => db.destroy() };
}
