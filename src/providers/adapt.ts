/** The frame of every adapter: detects the object, and reports the errors. */
import { fail, read } from '../contract/read.js';
import type { PaymentJson } from '../contract/json.js';
import { outcomeOf, parsePayment, type Payment } from '../contract/resource.js';
import { ObjectReader } from './object-reader.js';
import { isOfContract } from './of-contract.js';

export interface Provider {
  /** The name as the provider writes it. */
  readonly label: string;
  /** True for an object with fields that all of the provider's objects have, and objects of the others lack. */
  readonly detect: (source: ObjectReader) => boolean;
}

/**
 * Converts an object of the provider.
 * @param path of the value in messages
 * @param convert reads the object
 * @param productOf names an object of another product of the provider, and what to use instead; null for any other object
 * @throws {PayError} `invalid-input` for an object of another provider, or with the path of the first wrong field;
 *   `unsupported-action`
 */
export function adapt<T>(
  { label, detect }: Provider,
  value: unknown,
  path: string,
  convert: (source: ObjectReader) => T,
  productOf: (source: ObjectReader) => string | null = () => null,
): T {
  const checked = (given: unknown): T => {
    const source = new ObjectReader(given, path);
    if (detect(source)) return convert(source);
    const product = isOfContract(given)
      ? 'one of the contract of Pay Elements, which needs no provider'
      : productOf(source);
    return fail(path, `expected an object of ${label}${product ? `, but this is ${product}` : ''}`);
  };
  return read(checked, value, path);
}

/** A payment before it is parsed. */
export type PaymentFields = Omit<PaymentJson, 'object'>;

/** The same for objects that are payments. */
export const adaptPayment = (
  provider: Provider,
  value: unknown,
  path: string,
  toPayment: (source: ObjectReader) => PaymentFields,
  productOf?: (source: ObjectReader) => string | null,
): Payment =>
  adapt(provider, value, path, (source) => parsePayment({ ...toPayment(source), object: 'payment' }), productOf);

/** True for the status of a payment that has no outcome yet. */
export const isOpen = (status: string): boolean => outcomeOf({ object: 'payment', status }) === 'pending';
