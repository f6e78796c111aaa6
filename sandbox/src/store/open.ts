import type { Kysely } from 'kysely';
import { migrate } from './migrations.js';
import { openPglite } from './pglite.js';
import { openPostgres } from './postgres.js';
import type { Schema } from './schema.js';

export interface Store {
  readonly db: Kysely<Schema>;
  /** Whether no other process can have it open. */
  readonly alone: boolean;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Folder of an embedded PostgreSQL; in memory when absent. */
  readonly dataDir?: string | undefined;
  /** A PostgreSQL to use instead, which several processes may share. */
  readonly databaseUrl?: string | undefined;
  /** The schema that holds our tables there, so that they meet no others. */
  readonly schema?: string | undefined;
}

const DEFAULT_SCHEMA = 'pay_sandbox';

/** Opens the store and brings it to the latest version. @throws {Error} one line, when that cannot be done */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl, schema = DEFAULT_SCHEMA } = options;
  const store = databaseUrl === undefined ? await openPglite(dataDir) : await openPostgres(databaseUrl, schema);
  try {
    await migrate(store.db, databaseUrl === undefined ? undefined : schema);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
