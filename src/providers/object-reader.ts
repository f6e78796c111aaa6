/** Reads the fields of a provider's object by their type. An error names the path of the field that is wrong. */
import { fail, flag, object, optional, own, text } from '../contract/read.js';
import { fromMinorUnits, withDecimals } from '../domain/minor-units.js';
import { PayError } from '../errors.js';
import { epochTime } from './times.js';

/** An amount and its currency, ISO 4217 in upper case; both null if one of them is missing. */
export interface Money {
  readonly amount: string | null;
  readonly currency: string | null;
}

/** Protects the page: no provider sends this many actions. */
const MAX_ITEMS = 100;

/** For a value that no element shows: null if it cannot be read, because that must not refuse a payment. */
export function ifReadable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/**
 * An object of a provider. A field that is absent, null, empty or `[]` counts as missing: PHP writes an empty object as a list.
 * `some_name` also finds `someName`, because some SDKs rename the fields of the API.
 */
export class ObjectReader {
  readonly #value: object;
  readonly #path: string;

  /** @throws {PayError} `invalid-input` if the value is not an object */
  constructor(value: unknown, path: string) {
    this.#value = object(value, path);
    this.#path = path;
  }

  /** The same object, with another path in messages. */
  named(path: string): ObjectReader {
    return new ObjectReader(this.#value, path);
  }

  /** The value as it is, or null. @throws {PayError} `invalid-input` if it is a getter */
  get(name: string): unknown {
    const renamed = name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());
    const value = own(this.#value, name, this.#path) ?? own(this.#value, renamed, this.#path) ?? null;
    return Array.isArray(value) && !value.length ? null : value;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  /** True if at least one of these fields is there. */
  hasOneOf(...names: readonly string[]): boolean {
    return names.some((name) => this.has(name));
  }

  /** True for a text that begins so, as the ids of many providers do. */
  begins(name: string, prefix: string): boolean {
    const value = this.get(name);
    return typeof value === 'string' && value.startsWith(prefix);
  }

  /** Each of these fields by its name, or null. @throws {PayError} `invalid-input` if one is not a string */
  texts(names: readonly string[]): Readonly<Record<string, string | null>> {
    return Object.fromEntries(names.map((name) => [name, this.text(name)]));
  }

  /** The first of these fields that is there. @throws {PayError} `invalid-input` if it is not a string */
  text(...names: string[]): string | null {
    for (const name of names) {
      const found = optional(text)(this.get(name), this.#at(name));
      if (found) return found;
    }
    return null;
  }

  /** @throws {PayError} `invalid-input` if all are missing, with the first path, or if one is not a string */
  requiredText(name: string, ...others: string[]): string {
    return this.text(name, ...others) ?? fail(this.#at(name), 'expected string');
  }

  /** The text of a list that has only one; null if it has more. */
  onlyText(name: string): string | null {
    const list = this.get(name);
    return Array.isArray(list) && list.length === 1
      ? optional(text)(own(list, '0', this.#at(name)), this.#at(name))
      : null;
  }

  /** A finite number. @throws {PayError} `invalid-input` if it has another type */
  number(name: string): number | null {
    const value = this.get(name);
    if (value === null) return null;
    return typeof value === 'number' && Number.isFinite(value) ? value : fail(this.#at(name), 'expected number');
  }

  /** A string, or a number as text, for providers that send either. */
  textOrNumber(name: string): string | null {
    return typeof this.get(name) === 'number' ? String(this.number(name)) : this.text(name);
  }

  /** @throws {PayError} `invalid-input` if it is not a boolean */
  flag(name: string): boolean | null {
    return optional(flag)(this.get(name), this.#at(name));
  }

  /** @throws {PayError} `invalid-input` if it is not an object */
  object(name: string): ObjectReader | null {
    return this.has(name) ? this.requiredObject(name) : null;
  }

  /** @throws {PayError} `invalid-input` if it is missing or not an object */
  requiredObject(name: string): ObjectReader {
    return new ObjectReader(this.get(name), this.#at(name));
  }

  /** Null if it is not an object. */
  part(name: string): ObjectReader | null {
    const part = this.get(name);
    return typeof part === 'object' && !Array.isArray(part) ? this.object(name) : null;
  }

  /** An object that the provider sends as its id alone unless it is asked to expand it: null then. */
  expanded(name: string): ObjectReader | null {
    return typeof this.get(name) === 'string' ? null : this.object(name);
  }

  /** The id of such an object. */
  idOf(name: string): string | null {
    const expanded = this.expanded(name);
    return expanded ? expanded.text('id') : this.text(name);
  }

  /** The objects of a list, which may be missing. @throws {PayError} `invalid-input` if it is not a list of objects */
  objects(name: string): readonly ObjectReader[] {
    const list = this.get(name) ?? [];
    if (!Array.isArray(list) || list.length > MAX_ITEMS) fail(this.#at(name), 'expected a short array');
    return Array.from(
      list as readonly unknown[],
      (item, index) => new ObjectReader(item, `${this.#at(name)}.${index}`),
    );
  }

  /** A time, which some SDKs make a `Date`: the first of these fields that is there. */
  time(...names: string[]): string | null {
    const time = names.map((name) => this.get(name)).find(Boolean);
    return time instanceof Date ? epochTime(time.getTime()) : this.text(...names);
  }

  /** Seconds since the epoch as ISO 8601 in UTC: the first of these fields that has a time. */
  epochSeconds(...names: string[]): string | null {
    for (const name of names) {
      const time = epochTime((this.number(name) ?? NaN) * 1000);
      if (time) return time;
    }
    return null;
  }

  /**
   * An amount in minor units.
   * @param exceptions the digits of currencies, where they differ from ISO 4217
   * @throws {PayError} `invalid-input` for a part of a minor unit
   */
  minorUnits(name: string, currency: string | null, exceptions: Readonly<Record<string, number>> = {}): Money {
    const amount = this.number(name);
    if (amount === null || !currency) return { amount: null, currency: null };
    const decimal = fromMinorUnits(amount, currency, exceptions);
    return { amount: decimal ?? fail(this.#at(name), 'expected a whole number'), currency: currency.toUpperCase() };
  }

  /** An amount in major units: a decimal number, or its text, with any decimals. @throws {PayError} `invalid-input` for another form */
  majorUnits(name: string, currency: string | null): Money {
    const amount = this.textOrNumber(name);
    if (amount === null || !currency) return { amount: null, currency: null };
    // An exponent is another form, for one.
    if (!/^-?\d+(?:\.\d+)?$/.test(amount)) fail(this.#at(name), 'expected a decimal number');
    const code = currency.toUpperCase();
    return { amount: withDecimals(amount, code), currency: code };
  }

  /**
   * For a step that only the provider's own software can show.
   * @param name the field that says so; empty for the object itself
   * @param call the provider's function that shows it
   * @param what a fixed text: data of the provider may be secret
   */
  unsupported(name: string, call: string, what = 'no element shows this step'): never {
    throw new PayError('unsupported-action', { message: `${this.#at(name)}: ${what}; use ${call}` });
  }

  /** A path in messages. */
  #at(name: string): string {
    return name ? `${this.#path}.${name}` : this.#path;
  }
}

/** The data of a response, or the object itself: shops pass either. */
export const dataOf = (source: ObjectReader): ObjectReader => source.part('data') ?? source;
