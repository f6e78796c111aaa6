import type { Context } from 'hono';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Random } from './random.js';
import type { Schema } from './store/schema.js';

/** The external dependencies of a request: store, time, randomness and public origin. */
export interface World {
  /** The store, or the transaction that contains the whole request (see idempotency/middleware.ts). */
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly random: Random;
  /** The one-time code of every mandate; random if absent. */
  readonly otp: string | undefined;
  /** Codes that may be sent again for a mandate before the last one has expired. */
  readonly otpResends: number;
  /** The merchant's name, as consumers see it at their bank. */
  readonly merchant: string;
  /** Time after which events, deliveries and idempotency keys are removed. */
  readonly retentionDays: number;
  /** Origin at which consumers reach the sandbox; the request's origin if absent. */
  readonly publicUrl: (() => string) | undefined;
  /** True if a `return_url` may be http in a local network. */
  readonly allowLan: boolean;
}

/** A world in a transaction: all of its changes are saved, or none. */
export interface Atomic extends World {
  readonly db: Transaction<Schema>;
}

/** Runs work atomically: all of its changes are saved, or none. */
export type Transact = <Result>(work: (world: Atomic) => Promise<Result>) => Promise<Result>;

const isAtomic = (world: World): world is Atomic => world.db.isTransaction;

/** Runs work in a transaction; within one in a savepoint: then an error rolls back the work alone. */
export async function transact<Result>(world: World, work: (world: Atomic) => Promise<Result>): Promise<Result> {
  if (!isAtomic(world)) return world.db.transaction().execute((db) => work({ ...world, db }));
  await sql`savepoint piece`.execute(world.db);
  try {
    const result = await work(world);
    await sql`release savepoint piece`.execute(world.db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint piece`.execute(world.db);
    throw error;
  }
}

/** Runs work in a transaction that is rolled back in the end. */
export async function rehearse<Result>(world: World, work: (world: Atomic) => Promise<Result>): Promise<Result> {
  const db = await world.db.startTransaction().execute();
  try {
    return await work({ ...world, db });
  } finally {
    await db.rollback().execute();
  }
}

declare module 'hono' {
  interface ContextVariableMap {
    world: World;
  }
}

/** The same dependencies at another time, so that an overdue change is dated at its due time. */
export function worldAt<Given extends World>(world: Given, time: Date): Given {
  return { ...world, now: () => time };
}

/** The origin at which consumers reach the sandbox. */
export function originOf(context: Context, { publicUrl }: World): string {
  return publicUrl?.() ?? new URL(context.req.url).origin;
}

/** The account that owns all resources of a sandbox. */
export const ACCOUNT = 'acct_sandbox';

type Prefix = 'adj' | 'cst' | 'evt' | 'gw' | 'mdt' | 'pm' | 'po' | 'rfd' | 'stl' | 'sub' | 'txn' | 'we';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** An identifier with its prefix (contract section 2), for example `pm_8Jx…`. */
export function newId(world: World, prefix: Prefix): string {
  let id = `${prefix}_`;
  for (const byte of world.random(20)) id += ALPHABET[byte % ALPHABET.length];
  return id;
}

/** Random decimal digits. */
export function randomDigits(world: World, count: number): string {
  // Bytes above 249 are dropped, since they would make low digits more likely.
  let digits = '';
  while (digits.length < count)
    digits += Array.from(world.random(count), (byte) => (byte < 250 ? byte % 10 : '')).join('');
  return digits.slice(0, count);
}

/** A timestamp in the contract's format: ISO 8601 with offset. */
export function timestamp(date: Date): string;
export function timestamp(date: Date | null): string | null;
export function timestamp(date: Date | null): string | null {
  return date && `${date.toISOString().slice(0, -'.000Z'.length)}+00:00`;
}
