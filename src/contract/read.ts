/**
 * Readers: each takes a value of unknown origin and its path, and answers the typed value or throws.
 * Only own data properties are read, so that neither the prototype chain nor a getter can answer for the service.
 */
import { PayError } from '../errors.js';

export type Reader<T> = (value: unknown, path: string) => T;

/** Far above any field of the contract, far below what would make a page slow. In UTF-16 code units. */
const MAX_TEXT = 65_536;

/** @param problem in our own words: what the service sent may be secret */
export function fail(path: string, problem: string): never {
  throw new PayError('invalid-input', { message: `${path}: ${problem}` });
}

/** An object's own property, or undefined. @param path of the object @param name of the property, in a message */
export function own(value: object, key: string, path: string, name = key): unknown {
  const property = Object.getOwnPropertyDescriptor(value, key);
  if (property && !Object.hasOwn(property, 'value')) fail(`${path}.${name}`, 'expected a plain value');
  return property?.value;
}

export const text: Reader<string> = (value, path) => {
  if (typeof value !== 'string') fail(path, 'expected string');
  if (value.length > MAX_TEXT) fail(path, `expected at most ${MAX_TEXT} characters`);
  return value;
};

export const flag: Reader<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : fail(path, 'expected boolean');

export const object: Reader<object> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : fail(path, 'expected object');

/** Null where the service sent null or nothing. */
export function optional<T>(reader: Reader<T>): Reader<T | null> {
  return (value, path) => (value === undefined || value === null ? null : reader(value, path));
}

export type Shape<T> = { readonly [Key in keyof T]: Reader<T[Key]> };

/** Reads the fields of `shape` and nothing else. */
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

/** Runs a reader; whatever a hostile value makes it throw (a proxy's traps) comes out as a PayError. */
export function read<T>(reader: Reader<T>, value: unknown, path: string): T {
  try {
    return reader(value, path);
  } catch (error) {
    if (error instanceof PayError) throw error;
    throw new PayError('invalid-input', { message: `${path}: could not be read`, cause: error });
  }
}
