import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MandateStore, StoredMandate } from '../src/merchant/index.js';

/** Stores mandates in a file, since the shop may restart while a consumer waits for the code. */
export class FileStore implements MandateStore {
  readonly #file: string;
  readonly #mandates: Map<string, StoredMandate>;

  constructor(file: string) {
    this.#file = file;
    this.#mandates = new Map(load(file).map((mandate) => [mandate.id, mandate]));
  }

  find(id: string): StoredMandate | undefined {
    return this.#mandates.get(id);
  }

  save(mandate: StoredMandate): void {
    this.#mandates.set(mandate.id, mandate);
    mkdirSync(dirname(this.#file), { recursive: true });
    // Written to another file and renamed, so that a crash leaves no partial file.
    writeFileSync(`${this.#file}.new`, JSON.stringify([...this.#mandates.values()]));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function load(file: string): StoredMandate[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredMandate[];
  } catch {
    return [];
  }
}
