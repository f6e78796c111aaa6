/** Reads the list that the page sets. */
import { fail, fields, flag, list, object, optional, read, text, type Reader } from '../../contract/read.js';
import type { MethodMark } from '../../domain/payment-method.js';
import { fromJson } from '../converters.js';
import { MARKS } from '../method-marks.js';

/** A payment method in the list. */
export interface MethodOption {
  /** Letters, digits, `_`, `-` and `.`, at most 64: `<method>_<country code>`, for example `pix_br`. */
  readonly id: string;
  /** Replaces the built-in name. */
  readonly name?: string | null;
  /** A second line, for example a price or a duration. */
  readonly description?: string | null;
  /** A built-in mark, or `none`. Without it, the identifier determines the mark. */
  readonly icon?: MethodMark | 'none' | null;
  /** True if the method cannot be chosen. */
  readonly disabled?: boolean | null;
  /** Says why it cannot be chosen. */
  readonly reason?: string | null;
}

type Method = Required<MethodOption>;

/** More than any shop offers, and few enough to keep the page fast. */
const MAX_METHODS = 100;

const identifier: Reader<string> = (value, path) =>
  /^[\w.-]{1,64}$/.exec(text(value, path))?.[0] ?? fail(path, 'expected an identifier');

const mark: Reader<MethodMark | 'none'> = (value, path) => {
  const name = text(value, path);
  return name === 'none' || Object.hasOwn(MARKS, name) ? (name as MethodMark) : fail(path, 'expected a mark');
};

const method = fields<Method>({
  id: identifier,
  name: optional(text),
  description: optional(text),
  icon: optional(mark),
  disabled: optional(flag),
  reason: optional(text),
});

/** Reads a method, or the identifier of one. */
const item: Reader<Method> = (value, path) =>
  typeof value === 'string' ? method({ id: identifier(value, path) }, path) : method(object(value, path), path);

const unique: Reader<Method[]> = (value, path) => {
  const methods = list(item, MAX_METHODS, 'methods')(value, path);
  // The first of several with the same identifier: the value of the form could not distinguish them.
  return methods.filter(({ id }, index) => methods.findIndex((other) => other.id === id) === index);
};

/** Returns the methods in the page's order. @throws {PayError} `invalid-input` with the path */
export function readMethods(value: unknown): readonly Method[] {
  if (value === undefined || value === null || value === '') return [];
  return read(unique, fromJson(value), 'methods');
}

export type { Method };
