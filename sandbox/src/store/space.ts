/** Refuses writes while the disk is almost full: PGlite neither answers nor stops once it cannot write its log. */
import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApiError } from '../errors.js';

/** Returns the free bytes of the disk of a folder. */
export type FreeSpace = (folder: string) => number;

const MB = 2 ** 20;
/** Four segments of PostgreSQL's log. One is written in full as soon as it is needed. */
const LIMIT = 64 * MB;

/** Unlimited for file systems that do not report their size. */
export const freeSpace: FreeSpace = (folder) => {
  const { bavail, bsize, blocks } = statfsSync(folder);
  return blocks ? bavail * bsize : Infinity;
};

/** Returns true if the disk has less than the limit. */
export type IsLow = () => boolean;

/** Logs one line when the disk becomes low, and one when it has space again. */
export function watchSpace(folder: string, free: FreeSpace, log: (line: string) => void): IsLow {
  let low = false;
  return () => {
    const bytes = free(folder);
    if (bytes < LIMIT !== low) {
      low = !low;
      log(low ? `${lowLine(folder, bytes)} Writes get 503.` : `The disk of ${resolve(folder)} has space again.`);
    }
    return low;
  };
}

/** @throws {Error} with a message of one line, if a store cannot be opened on so little space */
export function checkSpace(folder: string, free: FreeSpace): void {
  const bytes = free(folder);
  if (bytes < LIMIT) throw new Error(lowLine(folder, bytes));
}

function lowLine(folder: string, bytes: number): string {
  return `The disk of ${resolve(folder)} is almost full: ${Math.floor(bytes / MB)} MB free, ${LIMIT / MB} MB needed.`;
}

/** A lock on a row is a write. A read in `WITH` counts as a write, since writes begin with it too. */
const reads = (sql: string) => /^[\s(]*select\b/i.test(sql) && !/\bfor update\b/i.test(sql);
const CONTROL = /^\s*(?:begin|commit|rollback|savepoint|release)\b/i;

/** @throws {ApiError} 503, if the statement may write and the disk is low */
export function refuseWrites(isLow: IsLow, sql: string): void {
  if (CONTROL.test(sql) || reads(sql) || !isLow()) return;
  throw new ApiError('The disk of the sandbox is almost full: nothing is written until there is space.', {
    status: 503,
    code: 'storage_full',
    retryAfter: 60,
  });
}
