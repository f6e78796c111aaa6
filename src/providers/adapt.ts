/** The frame of every adapter: detects the object, and reads the result with the parsers of the contract. */
import { read } from '../contract/read.js';
import { outcomeOf, parseResource, type Mandate, type Payment, type Resource } from '../contract/resource.js';
import { objectOf, type Provider } from './detect.js';
import type { Fields } from './fields.js';

type Given<T extends Resource> = Partial<Omit<T, 'action' | 'object'>> & Pick<T, 'status'>;

/** A payment, or a mandate: a permission to debit an account later. `action` is as in actions.ts. */
export type Adapted = { readonly action: object | null } & (
  Given<Payment> | (Given<Mandate> & { readonly object: 'mandate' })
);

/**
 * @param path of the value in messages
 * @param convert reads an object that is one of the provider
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action`
 */
export const adapt = <T extends Resource>(
  provider: Provider,
  value: unknown,
  path: string,
  convert: (source: Fields) => Adapted,
): T =>
  read((given) => parseResource({ object: 'payment', ...convert(objectOf(provider, given, path)) }) as T, value, path);

/** True for the status of a payment that has no outcome yet. */
export const isOpen = (status: string): boolean => outcomeOf({ object: 'payment', status }) === 'pending';

/** `pix` in BR is `pix_br`: the form of the contract (section 1). Null if the method is unknown. */
export const methodOf = (method: string | null, country: string | null): string | null =>
  method && [method, country].filter(Boolean).join('_').toLowerCase();
