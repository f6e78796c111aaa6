import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

export interface Store {
  readonly db: Kysely<Schema>;
  /** True if no other process can have the store open. */
  readonly exclusive: boolean;
  close(): Promise<void>;
}
