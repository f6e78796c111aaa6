import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { logLine } from '../errors.js';
import { lockFolder } from './lock.js';
import { streamTo } from './pglite-stream.js';
import { openPool, poolOf } from './pool.js';
import type { Schema } from './schema.js';
import { checkSpace, freeSpace, refuseWrites, watchSpace, type FreeSpace } from './space.js';
import type { Store } from './store.js';
import { readTemplate, unpackTemplate } from './template.js';

/** PGlite has one session, which one caller at a time may use. The environment may name another user and database. */
const SESSION = { max: 1, idleTimeoutMillis: 0, user: 'postgres', database: 'postgres', ssl: false } as const;

/**
 * A PostgreSQL inside this process. Acknowledged data survives a crash of the process, but not a power failure, since
 * PGlite does not wait for the disk.
 */
export async function openPglite(folder: string | undefined, free: FreeSpace = freeSpace): Promise<Store> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    if (folder !== undefined) checkSpace(folder, free);
    const client = folder === undefined ? await fresh() : await inFolder(folder);
    const isLow = folder === undefined ? () => false : watchSpace(folder, free, logLine);
    const pool = openPool({ ...SESSION, stream: () => streamTo(client) });
    const check = (sql: string) => refuseWrites(isLow, sql);
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(pool, { prepares: true, check }) }) });
    return {
      db,
      exclusive: true,
      close: async () => {
        await db.destroy();
        // Closing writes. Without it, the next start recovers, as after a crash.
        if (!isLow()) await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens a new database in memory. Unpacking a template is faster than creating the files, and compiling once is enough for a
 * process: tests open many.
 */
async function fresh(): Promise<PGlite> {
  const loadDataDir = readTemplate();
  const [pgliteWasmModule, initdbWasmModule] = await (compiled ??= Promise.all([compile('pglite'), compile('initdb')]));
  return PGlite.create({ pgliteWasmModule, initdbWasmModule, loadDataDir });
}

let compiled: Promise<[WebAssembly.Module, WebAssembly.Module]> | undefined;

/** Compiles a program of PGlite, which is beside its entry point. */
async function compile(name: string): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(entry), `${name}.wasm`)));
}

/** PGlite would create a new database without the first, and change files before it fails without the others. */
const NEEDED = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/** The error for a folder that cannot be used as it is. */
export function damaged(folder: string, reason: string, cause?: unknown): Error {
  const advice = 'Restore it, move it away, or set DATA_DIR.';
  return new Error(`The data folder ${folder} is damaged: ${reason}. ${advice}`, { cause });
}

/** Creates the database in a temporary folder and renames it, so that a killed process leaves no partial database. */
async function inFolder(folder: string): Promise<PGlite> {
  const dataDir = join(folder, 'db');
  if (existsSync(dataDir)) {
    const missing = NEEDED.find((name) => !existsSync(join(dataDir, name)));
    if (missing) throw damaged(folder, `db/${missing} is missing`);
  } else {
    const temporary = `${dataDir}.new`;
    rmSync(temporary, { recursive: true, force: true });
    if (!unpackTemplate(temporary)) await (await PGlite.create({ dataDir: temporary })).close();
    renameSync(temporary, dataDir);
  }
  // A process that is killed while it writes this file leaves it empty, and PostgreSQL does not start with an empty one.
  // The folder's own lock already keeps other processes out.
  const pidFile = join(dataDir, 'postmaster.pid');
  rmSync(pidFile, { force: true });
  try {
    return await PGlite.create({ dataDir });
  } catch (error) {
    rmSync(pidFile, { force: true });
    throw damaged(folder, `its database in db cannot be opened (${(error as Error).message})`, error);
  }
}
