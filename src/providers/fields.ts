/** Reads the objects of a provider. An error names the path of the field that is wrong. */
import { fail, flag, object, optional, own, text } from '../contract/read.js';
import { fromMinorUnits } from '../domain/minor-units.js';
import { PayError } from '../errors.js';
import { epochTime, localTime } from './times.js';

/** An amount and its currency, ISO 4217 in upper case; both null if one of them is missing. */
export interface Money {
  readonly amount: string | null;
  readonly currency: string | null;
}

/** Protects the page: no provider sends this many actions or fields. */
const MAX_ITEMS = 100;

type Name<Field extends string> = Field extends `${infer Ours}=${string}`
  ? Ours
  : Field extends `${infer Needed}!`
    ? Needed
    : Field;

/** The names of the fields in the notation of `Fields.texts`. */
export type Names<Notation extends string> = Notation extends `${infer First} ${infer Rest}`
  ? Name<First> | Names<Rest>
  : Name<Notation>;

/**
 * An object of a provider. A field that is absent, null, empty or `[]` counts as missing: PHP writes an empty object as a list. A path is the name of a field, or
 * `name/name` for a field of an object in it; `some_name` also finds `someName`, because some SDKs rename the fields of the API.
 */
export class Fields {
  readonly path: string;
  readonly #value: object;

  /** @throws {PayError} `invalid-input` if the value is not an object */
  constructor(value: unknown, path: string) {
    this.#value = object(value, path);
    this.path = path;
  }

  /** The same object, with another path in messages. */
  as(path: string): Fields {
    return new Fields(this.#value, path);
  }

  /** @throws {PayError} `invalid-input` if it is a getter */
  get(path: string): unknown {
    const [name = '', ...rest] = path.split('/');
    if (rest.length) return this.in(name)?.get(rest.join('/'));
    const other = name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());
    const value = own(this.#value, name, this.path) ?? own(this.#value, other, this.path);
    return Array.isArray(value) && !value.length ? null : value;
  }

  has(path: string): boolean {
    return this.get(path) != null;
  }

  /** Reads a value that no element shows: null if it is of another type, because that must not refuse a payment. */
  unused<T>(read: (fields: Fields) => T): T | null {
    try {
      return read(this);
    } catch {
      return null;
    }
  }

  /** The first of these fields that is there. @throws {PayError} `invalid-input` if it is not a string */
  text(...paths: string[]): string | null {
    for (const path of paths) {
      const found = optional(text)(this.get(path), this.at(path));
      if (found) return found;
    }
    return null;
  }

  /** @throws {PayError} `invalid-input` if all are missing, with the first path, or if one is not a string */
  required(...paths: string[]): string {
    return this.text(...paths) ?? fail(this.at(paths[0]!), 'expected string');
  }

  /**
   * Several texts at once: `id order=order_id|metadata/order bic!` has the fields `id`, `order` (the first of two paths) and
   * `bic`, which is required.
   */
  texts<const Notation extends string>(notation: Notation): Readonly<Record<Names<Notation>, string | null>> {
    return Object.fromEntries(
      notation.split(' ').map((field) => {
        const [name = '', paths = name] = field.replace('!', '').split('=');
        const all = paths.split('|');
        return [name, field.endsWith('!') ? this.required(...all) : this.text(...all)];
      }),
    ) as Record<Names<Notation>, string | null>;
  }

  /** The text of a list that has only one; null if it has more. */
  only(path: string): string | null {
    const list = this.get(path);
    return Array.isArray(list) && list.length === 1
      ? optional(text)(own(list, '0', this.at(path)), this.at(path))
      : null;
  }

  /** A finite number. @throws {PayError} `invalid-input` if it is another type */
  number(path: string): number | null {
    const value = this.get(path) ?? null;
    return value === null || Number.isFinite(value) ? (value as number | null) : fail(this.at(path), 'expected number');
  }

  /** @throws {PayError} `invalid-input` if it is not a boolean */
  flag(path: string): boolean | null {
    return optional(flag)(this.get(path), this.at(path));
  }

  /** A string, or a number as text, for providers that send either. */
  word(path: string): string | null {
    return typeof this.get(path) === 'number' ? String(this.number(path)) : this.text(path);
  }

  /** An object. @throws {PayError} `invalid-input` if it is another type */
  in(path: string): Fields | null {
    return this.has(path) ? new Fields(this.get(path), this.at(path)) : null;
  }

  /** @throws {PayError} `invalid-input` if it is missing or not an object */
  requiredIn(path: string): Fields {
    return new Fields(this.get(path), this.at(path));
  }

  /** An object that the provider sends as its id alone unless it is asked to expand it: null then. */
  expanded(path: string): Fields | null {
    return typeof this.get(path) === 'string' ? null : this.in(path);
  }

  /** The id of such an object. */
  idOf(path: string): string | null {
    const object = this.expanded(path);
    return object ? object.text('id') : this.text(path);
  }

  /** A list of objects; empty if it is missing. @throws {PayError} `invalid-input` if it is another type */
  list(path: string): readonly Fields[] {
    const value = this.get(path) ?? [];
    if (!Array.isArray(value) || value.length > MAX_ITEMS) fail(this.at(path), 'expected a short array');
    return Array.from(value as readonly unknown[], (item, index) => new Fields(item, `${this.at(path)}.${index}`));
  }

  /**
   * An amount.
   * @param digits of the minor units in which it is, where they differ from ISO 4217: see `fromMinorUnits`. Null for an amount
   *   in major units: a decimal number, or its text
   * @param fallback the currency of an object that does not name it
   * @throws {PayError} `invalid-input` for a part of a minor unit, or for another form, such as an exponent
   */
  money(
    digits: Readonly<Record<string, number>> | null,
    path = 'amount',
    currencyPath = 'currency',
    fallback: string | null = null,
  ): Money {
    const amount = digits ? this.number(path) : this.word(path);
    const currency = (this.text(currencyPath) ?? fallback)?.toUpperCase();
    if (amount === null || !currency) return { amount: null, currency: null };
    const decimal = digits
      ? fromMinorUnits(Number(amount), currency, digits)
      : /^-?\d+(\.\d+)?$/.exec(`${amount}`)?.[0];
    return {
      amount: decimal ?? fail(this.at(path), `expected a ${digits ? 'whole' : 'decimal'} number`),
      currency,
    };
  }

  /** Seconds since the epoch as ISO 8601 in UTC; null if it is missing or no time. */
  seconds(path: string): string | null {
    const seconds = this.number(path);
    return seconds === null ? null : epochTime(seconds * 1000);
  }

  /** See `localTime`. */
  time(path: string, offset: string): string | null {
    return localTime(this.text(path), offset);
  }

  /**
   * For a step that only the provider's own software can show.
   * @param call the provider's function that shows it
   * @param what a fixed text: data of the provider may be secret
   */
  unsupported(path: string, call: string, what = 'no element shows this step'): never {
    throw new PayError('unsupported-action', { message: `${this.at(path)}: ${what}; use ${call}` });
  }

  /** A path in messages. */
  at(path: string): string {
    return [this.path, ...path.split('/')].filter(Boolean).join('.');
  }
}
