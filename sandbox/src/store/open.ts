import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { lockFolder } from './lock.js';
import { migrate } from './migrations.js';
import { pgliteDialect } from './pglite-dialect.js';
import type { Schema } from './schema.js';

export interface Store {
  readonly db: Kysely<Schema>;
  close(): Promise<void>;
}

/**
 * Opens the store in a folder, or in memory when there is none. What it has acknowledged survives the process, but not
 * a power cut: PGlite does not wait for the disk.
 */
export async function openStore(folder: string | undefined): Promise<Store> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  let client: PGlite | undefined;
  try {
    client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: join(folder, 'db') }),
      parsers: { [types.NUMERIC]: (value: string) => value },
    });
    const db = new Kysely<Schema>({ dialect: pgliteDialect(client) });
    await migrate(db);
    return {
      db,
      close: async () => {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    await client?.close();
    unlock();
    throw error;
  }
}
