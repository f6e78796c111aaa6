import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Values by id in a file, since the shop may restart while a consumer pays. A real shop has a database. */
export class JsonFile<Value> {
  readonly #file: string;
  readonly #values: Map<string, Value>;

  constructor(file: string) {
    this.#file = file;
    this.#values = new Map(load<Value>(file));
  }

  find(id: string): Value | undefined {
    return this.#values.get(id);
  }

  save(id: string, value: Value): void {
    this.#values.set(id, value);
    mkdirSync(dirname(this.#file), { recursive: true });
    // Written to another file and renamed, so that a crash leaves no partial file.
    writeFileSync(`${this.#file}.new`, JSON.stringify([...this.#values]));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function load<Value>(file: string): [string, Value][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, Value][];
  } catch {
    return [];
  }
}
