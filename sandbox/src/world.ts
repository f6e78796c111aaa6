import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './store/schema.js';

/** Does a piece of work all or nothing. */
export type Transact = <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) => Promise<Result>;

/** All that a request needs from outside: the store, time, chance, and where consumers reach us. */
export interface World {
  /** The store, or the transaction that all of a request is in (see idempotency/middleware.ts). */
  readonly db: Kysely<Schema>;
  /** Instead of `db.transaction()`, which a transaction does not have. */
  readonly transaction: Transact;
  now(): Date;
  random(bytes: number): Uint8Array;
  /** Origin that consumers reach the sandbox by; the request's own when absent. */
  readonly publicUrl: (() => string) | undefined;
}

declare module 'hono' {
  interface ContextVariableMap {
    world: World;
  }
}

/** The world at another time: what became due meanwhile happens when it was due. */
export function worldAt(world: World, time: Date): World {
  return { ...world, now: () => time };
}

/** The account that everything in a sandbox belongs to. */
export const ACCOUNT = 'acct_sandbox';

type Prefix = 'adj' | 'cst' | 'evt' | 'gw' | 'mdt' | 'pm' | 'po' | 'rfd' | 'stl' | 'sub' | 'txn' | 'we';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** An identifier with its prefix (contract section 2), for example `pm_8Jx…`. */
export function newId(world: World, prefix: Prefix): string {
  return `${prefix}_${Array.from(world.random(20), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/** Decimal digits of the given count. */
export function randomDigits(world: World, count: number): string {
  // Bytes past 249 would make the low digits likelier.
  let digits = '';
  while (digits.length < count)
    digits += Array.from(world.random(count), (byte) => (byte < 250 ? byte % 10 : '')).join('');
  return digits.slice(0, count);
}

/** A timestamp of the contract: ISO 8601 with offset. */
export function timestamp(date: Date): string;
export function timestamp(date: Date | null): string | null;
export function timestamp(date: Date | null): string | null {
  return date && date.toISOString().replace(/\.\d+Z$/, '+00:00');
}
