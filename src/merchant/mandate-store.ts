/** A mandate from the service's response. */
export interface StoredMandate {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Stores mandates: a table of the shop's database, in production. */
export interface MandateStore {
  find(id: string): StoredMandate | undefined | Promise<StoredMandate | undefined>;
  save(mandate: StoredMandate): void | Promise<void>;
}

/** Stores mandates until the process ends. */
export function memoryStore(): MandateStore {
  const mandates = new Map<string, StoredMandate>();
  return { find: (id) => mandates.get(id), save: (mandate) => void mandates.set(mandate.id, mandate) };
}
