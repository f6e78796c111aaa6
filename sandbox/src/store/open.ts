import { migrate } from './migrations.js';
import { damaged, openPglite } from './pglite.js';
import { openPostgres } from './postgres.js';
import type { FreeSpace } from './space.js';
import type { Store } from './store.js';

export interface StoreOptions {
  /** Folder of an embedded PostgreSQL; in memory if absent. */
  readonly dataDir?: string | undefined;
  /** URL of a PostgreSQL to use instead. Several processes may share it. */
  readonly databaseUrl?: string | undefined;
  /** The schema of the sandbox's tables in that PostgreSQL. */
  readonly schema?: string | undefined;
  /** Time-out of a query to that PostgreSQL, in milliseconds (default 5 000). */
  readonly queryTimeout?: number | undefined;
  /** Returns the free bytes of the disk of a folder, of which the embedded PostgreSQL needs 64 MB. */
  readonly freeSpace?: FreeSpace | undefined;
}

const DEFAULT_SCHEMA = 'pay_sandbox';

/** PostgreSQL's codes of data that it cannot read: internal errors, and corrupted data and indexes. */
const INTERNAL = /^XX/;

/** Opens the store and runs the migrations. @throws {Error} with a message of one line */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl, schema = DEFAULT_SCHEMA, queryTimeout, freeSpace } = options;
  const store =
    databaseUrl === undefined
      ? await openPglite(dataDir, freeSpace)
      : await openPostgres(databaseUrl, schema, queryTimeout);
  try {
    await migrate(store.db, databaseUrl === undefined ? undefined : schema);
    return store;
  } catch (error) {
    await store.close();
    const { code = '', message } = error as Error & { code?: string };
    if (store.exclusive && dataDir !== undefined && INTERNAL.test(code)) throw damaged(dataDir, message, error);
    throw error;
  }
}
