import { fail } from '../../contract/read.js';
import type { Resource } from '../../contract/resource.js';
import { registeredProviders } from '../../providers/registered-providers.js';
import { renewSteps } from './renew-steps.js';

/**
 * Lets `provider` of `<pay-action>` name an adapter of the page, also instead of a built-in one. An object that could not be shown
 * without it is read again.
 * @param name the value of `provider`
 * @param adapter turns an object of the provider into a payment or mandate; it throws a `PayError` for one that it cannot read
 * @returns a function that removes the adapter
 * @throws {PayError} `invalid-input` if the name is empty, or the adapter is not a function
 */
export function registerProvider<Given>(name: string, adapter: (value: Given) => Resource): () => void {
  if (typeof name !== 'string' || !name) fail('name', 'expected string');
  if (typeof adapter !== 'function') fail('adapter', 'expected function');
  const providers = registeredProviders();
  providers.set(name, adapter);
  renewSteps();
  return () => {
    if (providers.get(name) === adapter) providers.delete(name);
  };
}
