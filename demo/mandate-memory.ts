import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A mandate as the service answered it. */
export interface MandateJson {
  readonly id: string;
  readonly status: string;
}

/** Mandates by id, kept in a file: the shop may be restarted while a consumer looks for the code. */
export class MandateMemory {
  readonly #file: string;
  readonly #mandates: Map<string, MandateJson>;

  constructor(file: string) {
    this.#file = file;
    this.#mandates = new Map(load(file).map((mandate) => [mandate.id, mandate]));
  }

  recall(id: string): MandateJson | undefined {
    return this.#mandates.get(id);
  }

  remember(mandate: MandateJson): void {
    this.#mandates.set(mandate.id, mandate);
    mkdirSync(dirname(this.#file), { recursive: true });
    // Renamed into place, so that a crash leaves the old file or the new one, not half of one.
    writeFileSync(`${this.#file}.new`, JSON.stringify([...this.#mandates.values()]));
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** An error answer ended it, and carried no mandate. */
  markFailed(id: string, code: string): void {
    const mandate = this.#mandates.get(id);
    if (mandate) this.remember({ ...mandate, status: 'failed', failure_code: code, action: {} } as MandateJson);
  }
}

function load(file: string): MandateJson[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MandateJson[];
  } catch {
    return [];
  }
}
