import type { Kind } from './service.js';

/** What has been created for a checkout. It has no data of the consumer. */
export interface CheckoutRecord {
  /** Every attempt counts, also one that was refused. */
  readonly attempts: number;
  /** The key of the last attempt: whoever repeats it gets the same checkout. */
  readonly key: string | null;
  /** The payments and mandates in the order of their creation. */
  readonly created: readonly { readonly kind: Kind; readonly id: string }[];
  /** A debit whose answer is not known: it is repeated before anything else is paid. */
  readonly debit: { readonly method: string; readonly mandate_id: string; readonly version: string } | null;
}

export const NO_ATTEMPT: CheckoutRecord = { attempts: 0, key: null, created: [], debit: null };

/** Stores the records: a table of the shop's database, in production. */
export interface CheckoutRecords {
  find(id: string): CheckoutRecord | undefined | Promise<CheckoutRecord | undefined>;
  save(id: string, record: CheckoutRecord): void | Promise<void>;
  /** Runs the tasks of one checkout one after another: a lock of the row, where several processes share the database. */
  exclusively<T>(id: string, task: () => Promise<T>): Promise<T>;
}

/** Stores records until the process ends. */
export function memoryRecords(): CheckoutRecords {
  const records = new Map<string, CheckoutRecord>();
  const running = new Map<string, Promise<unknown>>();
  return {
    find: (id) => records.get(id),
    save: (id, record) => void records.set(id, record),
    exclusively(id, task) {
      const next = (running.get(id) ?? Promise.resolve()).then(task, task);
      running.set(id, next);
      const forget = () => void (running.get(id) === next && running.delete(id));
      next.then(forget, forget);
      return next;
    },
  };
}
