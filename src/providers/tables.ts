/** Tables from a provider's words to those of the contract. */
import type { ObjectReader } from './object-reader.js';
import { ownValue } from '../domain/own-value.js';

export type Table = Readonly<Record<string, string>>;

/** Our word for one of the provider. Null if the table does not have it. */
export const lookUp = (table: Table, theirs: string | null): string | null =>
  (theirs !== null && ownValue(table, theirs)) || null;

/** Our word for one of the provider, or the provider's own. */
export const translated = <Theirs extends string | null>(table: Table, theirs: Theirs): string | Theirs =>
  lookUp(table, theirs) ?? theirs;

/**
 * Translates a provider's status by its table. An unknown one gets the provider's name before it, so that it is never the name
 * of a final status: the elements wait for the next one.
 */
export const statusOf = (provider: string, table: Table, status: string): string =>
  lookUp(table, status) ?? `${provider}:${status}`;

/** What an object of another product is, and what to use instead: by the first field of the table that it has; null for any other. */
export const productIn = (source: ObjectReader, products: Table): string | null =>
  lookUp(products, Object.keys(products).find((name) => source.has(name)) ?? null);
