/** The frame of every adapter: detects the object, and reports the errors. */
import { fail, read } from '../contract/read.js';
import { outcomeOf } from '../contract/resource.js';
import { isFrom, labelOf, lookOf, type Provider } from './detect.js';
import { ObjectReader } from './object-reader.js';

/**
 * Converts an object of the provider.
 * @param path of the value in messages
 * @param convert reads the object
 * @param productOf names an object of another product of the provider, and what to use instead; null for any other object
 * @throws {PayError} `invalid-input` for an object of another provider, or with the path of the first wrong field;
 *   `unsupported-action`
 */
export function adapt<T>(
  provider: Provider,
  value: unknown,
  path: string,
  convert: (source: ObjectReader) => T,
  productOf: (source: ObjectReader) => string | null = () => null,
): T {
  const checked = (given: unknown): T => {
    const source = new ObjectReader(given, path);
    if (isFrom(provider, source)) return convert(source);
    const look = lookOf(source);
    const product = look ? null : productOf(source);
    const known = look ? `it looks like one of ${look}` : product && `this is ${product}`;
    return fail(path, `expected an object of ${labelOf(provider)}${known ? `, but ${known}` : ''}`);
  };
  return read(checked, value, path);
}

/** True for the status of a payment that has no outcome yet. */
export const isOpen = (status: string): boolean => outcomeOf({ object: 'payment', status }) === 'pending';
