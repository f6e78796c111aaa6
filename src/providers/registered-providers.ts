/** The providers that the page has registered: see `registerProvider`. */
import type { Resource } from '../contract/resource.js';

/** `never`, because each adapter has the type of its provider's objects. */
type Providers = Map<string, (value: never) => Resource>;

/** A list of the page, not of a module: the page may register before the elements are loaded, and from another script. */
const REGISTERED = Symbol.for('pay-elements/providers');

/** Returns the adapters of the page, by the name of the provider. */
export const registeredProviders = (): Providers =>
  ((globalThis as { [REGISTERED]?: Providers })[REGISTERED] ??= new Map() as Providers);
