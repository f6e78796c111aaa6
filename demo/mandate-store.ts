import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A mandate from the service's response. */
export interface MandateJson {
  readonly id: string;
  readonly status: string;
}

/** Stores mandates in a file, since the shop may restart while a consumer waits for the code. */
export class MandateStore {
  readonly #file: string;
  readonly #mandates: Map<string, MandateJson>;

  constructor(file: string) {
    this.#file = file;
    this.#mandates = new Map(load(file).map((mandate) => [mandate.id, mandate]));
  }

  find(id: string): MandateJson | undefined {
    return this.#mandates.get(id);
  }

  save(mandate: MandateJson): void {
    this.#mandates.set(mandate.id, mandate);
    mkdirSync(dirname(this.#file), { recursive: true });
    // Written to another file and renamed, so that a crash leaves no partial file.
    writeFileSync(`${this.#file}.new`, JSON.stringify([...this.#mandates.values()]));
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Stores a failure that the service reports by an error without the mandate. */
  markFailed(id: string, code: string): void {
    const mandate = this.#mandates.get(id);
    if (mandate) this.save({ ...mandate, status: 'failed', failure_code: code, action: {} } as MandateJson);
  }
}

function load(file: string): MandateJson[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MandateJson[];
  } catch {
    return [];
  }
}
