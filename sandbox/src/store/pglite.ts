import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { lockFolder } from './lock.js';
import { pgliteDialect } from './pglite-dialect.js';
import type { Schema } from './schema.js';
import type { Store } from './store.js';
import { readTemplate, unpackTemplate } from './template.js';

/** Reads NUMERIC and INT8 as text, like `pg`: PGlite's numbers are not exact. */
const AS_TEXT = (value: string) => value;
const OPTIONS: PGliteOptions = { parsers: { [types.NUMERIC]: AS_TEXT, [types.INT8]: AS_TEXT } };

/**
 * A PostgreSQL inside this process. Acknowledged data survives a crash of the process, but not a power failure, since
 * PGlite does not wait for the disk.
 */
export async function openPglite(folder: string | undefined): Promise<Store> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const client = folder === undefined ? await fresh() : await inFolder(folder);
    const db = new Kysely<Schema>({ dialect: pgliteDialect(client) });
    return {
      db,
      exclusive: true,
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

/** Opens a new database in memory. Unpacking a template is faster than creating the files. */
async function fresh(): Promise<PGlite> {
  const loadDataDir = readTemplate();
  return PGlite.create({ ...OPTIONS, ...(loadDataDir ? { loadDataDir } : {}) });
}

/** Creates the database in a temporary folder and renames it, so that a killed process leaves no partial database. */
async function inFolder(folder: string): Promise<PGlite> {
  const dataDir = join(folder, 'db');
  if (!existsSync(dataDir)) {
    const temporary = `${dataDir}.new`;
    rmSync(temporary, { recursive: true, force: true });
    if (!unpackTemplate(temporary)) await (await PGlite.create({ dataDir: temporary })).close();
    renameSync(temporary, dataDir);
  }
  // A process that is killed while it writes this file leaves it empty, and PostgreSQL does not start with an empty one.
  // The folder's own lock already keeps other processes out.
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  return PGlite.create({ ...OPTIONS, dataDir });
}
