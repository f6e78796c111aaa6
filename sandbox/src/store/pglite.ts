import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { lockFolder } from './lock.js';
import type { Store } from './open.js';
import { pgliteDialect } from './pglite-dialect.js';
import type { Schema } from './schema.js';
import { readTemplate, unpackTemplate } from './template.js';

/** What PGlite would make numbers of, as `pg` gives it: exact, as text. */
const AS_TEXT = (value: string) => value;
const OPTIONS: PGliteOptions = { parsers: { [types.NUMERIC]: AS_TEXT, [types.INT8]: AS_TEXT } };

/**
 * A PostgreSQL inside this process. What it has acknowledged survives the process, but not a power cut: it does not wait
 * for the disk.
 */
export async function openPglite(folder: string | undefined): Promise<Store> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const client = folder === undefined ? await fresh() : await inFolder(folder);
    const db = new Kysely<Schema>({ dialect: pgliteDialect(client) });
    return {
      db,
      alone: true,
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

/** A new one in memory: unpacked where there is a template, which is quicker than setting one up. */
async function fresh(): Promise<PGlite> {
  const loadDataDir = readTemplate();
  return PGlite.create({ ...OPTIONS, ...(loadDataDir ? { loadDataDir } : {}) });
}

/** Set up beside its place and moved there, so that whoever is killed meanwhile leaves no half of one. */
async function inFolder(folder: string): Promise<PGlite> {
  const dataDir = join(folder, 'db');
  if (!existsSync(dataDir)) {
    const beside = `${dataDir}.new`;
    rmSync(beside, { recursive: true, force: true });
    if (!unpackTemplate(beside)) await (await PGlite.create({ dataDir: beside })).close();
    renameSync(beside, dataDir);
  }
  // PostgreSQL does not start beside an empty one, which a process leaves that is killed while it writes it. Here it says
  // nothing: the folder is ours alone.
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  return PGlite.create({ ...OPTIONS, dataDir });
}
