/**
 * Readers validate a value of unknown origin: they return it typed, or throw with its path. They read own data properties
 * only, because the prototype chain and getters are not data from the service.
 */
import { PayError } from '../errors.js';

export type Reader<T> = (value: unknown, path: string) => T;

/** Longer than any field of the contract, short enough to keep the page fast. In UTF-16 code units. */
const MAX_TEXT = 65_536;

/** @param problem a fixed text: data from the service may be secret */
export function fail(path: string, problem: string): never {
  throw new PayError('invalid-input', { message: `${path}: ${problem}` });
}

/** Returns an own property, or undefined. @param path of the object @param name of the property in messages */
export function own(value: object, key: string, path: string, name = key): unknown {
  const property = Object.getOwnPropertyDescriptor(value, key);
  if (property && !Object.hasOwn(property, 'value')) fail(`${path}.${name}`, 'expected a plain value');
  return property?.value;
}

/** A text without the white space around it: programs leave it there, and no value of the contract begins or ends with any. */
export const text: Reader<string> = (value, path) => {
  if (typeof value !== 'string') fail(path, 'expected string');
  if (value.length > MAX_TEXT) fail(path, `expected at most ${MAX_TEXT} characters`);
  return value.trim();
};

export const flag: Reader<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : fail(path, 'expected boolean');

/** An object. An empty list is an empty one: PHP writes it as `[]`. */
export const object: Reader<object> = (value, path) => {
  if (Array.isArray(value) && !value.length) return {};
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : fail(path, 'expected object');
};

/** Returns null for null and undefined. */
export function optional<T>(reader: Reader<T>): Reader<T | null> {
  return (value, path) => (value === undefined || value === null ? null : reader(value, path));
}

/** Like `optional`, for a value that no element shows: one of another type is null, because that must not refuse a payment. */
export function unused<T>(reader: Reader<T>): Reader<T | null> {
  return (value, path) => {
    try {
      return optional(reader)(value, path);
    } catch {
      return null;
    }
  };
}

/** A list of at most `most` values. @param what they are, in messages */
export function list<T>(reader: Reader<T>, most: number, what = 'entries'): Reader<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) fail(path, 'expected array');
    const { length } = value;
    if (length > most) fail(path, `expected at most ${most} ${what}`);
    return [...value.keys()].map((index) => reader(own(value, `${index}`, path), `${path}.${index}`));
  };
}

export type Shape<T> = { readonly [Key in keyof T]: Reader<T[Key]> };

/** Reads the fields of `shape`; others are ignored. */
export function fields<T extends object>(shape: Shape<T>): Reader<T> {
  return (value, path) => {
    const source = object(value, path);
    const result: Partial<T> = {};
    for (const key of Object.keys(shape) as (keyof T & string)[]) {
      result[key] = shape[key](own(source, key, path), `${path}.${key}`);
    }
    return result as T;
  };
}

/** Runs a reader. Errors that a hostile value throws (a proxy's traps) become a PayError. */
export function read<T>(reader: Reader<T>, value: unknown, path: string): T {
  try {
    return reader(value, path);
  } catch (error) {
    if (error instanceof PayError) throw error;
    throw new PayError('invalid-input', { message: `${path}: could not be read`, cause: error });
  }
}
