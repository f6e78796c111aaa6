/** Reads the objects of a provider. An error names the path of the field that is wrong. */
import { fail, flag, object, optional, own, text } from '../contract/read.js';

/** Protects the page: no provider sends this many actions or fields. */
const MAX_ITEMS = 100;

/** An object of a provider. A field that is absent, null or empty counts as missing. */
export class Fields {
  readonly path: string;
  readonly #value: object;

  /** @throws {PayError} `invalid-input` if the value is not an object */
  constructor(value: unknown, path: string) {
    this.#value = object(value, path);
    this.path = path;
  }

  /** @throws {PayError} `invalid-input` if it is a getter */
  get(name: string): unknown {
    return own(this.#value, name, this.path);
  }

  has(name: string): boolean {
    return this.get(name) != null;
  }

  /** @throws {PayError} `invalid-input` if it is not a string */
  text(name: string): string | null {
    return optional(text)(this.get(name), this.#at(name)) || null;
  }

  /** @throws {PayError} `invalid-input` if it is missing or not a string */
  required(name: string): string {
    return this.text(name) ?? fail(this.#at(name), 'expected string');
  }

  /** A finite number. @throws {PayError} `invalid-input` if it is another type */
  number(name: string): number | null {
    const value = this.get(name) ?? null;
    return value === null || Number.isFinite(value)
      ? (value as number | null)
      : fail(this.#at(name), 'expected number');
  }

  /** @throws {PayError} `invalid-input` if it is not a boolean */
  flag(name: string): boolean | null {
    return optional(flag)(this.get(name), this.#at(name));
  }

  /** A string, or a number as text, for providers that send either. */
  word(name: string): string | null {
    return typeof this.get(name) === 'number' ? String(this.number(name)) : this.text(name);
  }

  /** An object. @throws {PayError} `invalid-input` if it is another type */
  in(name: string): Fields | null {
    return this.has(name) ? this.#read(this.get(name), this.#at(name)) : null;
  }

  /** @throws {PayError} `invalid-input` if it is missing or not an object */
  requiredIn(name: string): Fields {
    return this.in(name) ?? fail(this.#at(name), 'expected object');
  }

  /** A list of objects; empty if it is missing. @throws {PayError} `invalid-input` if it is another type */
  list(name: string): readonly Fields[] {
    const value = this.get(name) ?? [];
    if (!Array.isArray(value) || value.length > MAX_ITEMS) fail(this.#at(name), 'expected a short array');
    return Array.from(value as readonly unknown[], (item, index) => this.#read(item, `${this.#at(name)}.${index}`));
  }

  /** A part of an object is read in the same way. */
  #read(value: unknown, path: string): Fields {
    return new (this.constructor as typeof Fields)(value, path);
  }

  #at(name: string): string {
    return `${this.path}.${name}`;
  }
}
