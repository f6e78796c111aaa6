import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { lockFolder } from './lock.js';
import type { Store } from './open.js';
import { pgliteDialect } from './pglite-dialect.js';
import type { Schema } from './schema.js';

/** What PGlite would make numbers of, as `pg` gives it: exact, as text. */
const AS_TEXT = (value: string) => value;

/**
 * A PostgreSQL inside this process. What it has acknowledged survives the process, but not a power cut: it does not wait
 * for the disk.
 */
export async function openPglite(folder: string | undefined): Promise<Store> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: join(folder, 'db') }),
      parsers: { [types.NUMERIC]: AS_TEXT, [types.INT8]: AS_TEXT },
    });
    const db = new Kysely<Schema>({ dialect: pgliteDialect(client) });
    return {
      db,
      close: async () => {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
