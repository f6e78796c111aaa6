/** Loads the adapter that `provider` of `<pay-action>` names. */
import type { Resource } from '../contract/resource.js';
import { PayError } from '../errors.js';
import type { Provider } from './detect.js';

/** Turns an object of a provider into a payment or mandate. @throws {PayError} `invalid-input` or `unsupported-action` */
export type Adapter = (value: unknown) => Resource;

/** The modules. Each exports one function. */
const MODULES: Readonly<Record<Provider, () => Promise<object>>> = {
  stripe: () => import('./stripe.js'),
  adyen: () => import('./adyen.js'),
  mercadopago: () => import('./mercadopago.js'),
  xendit: () => import('./xendit.js'),
  omise: () => import('./omise.js'),
  midtrans: () => import('./midtrans.js'),
  hyperswitch: () => import('./hyperswitch.js'),
  airwallex: () => import('./airwallex.js'),
};

/** An adapter of an unknown provider throws `unsupported-action` for every object. */
const unknown: Adapter = () => {
  throw new PayError('unsupported-action', { message: `provider: expected ${Object.keys(MODULES).join(', ')}` });
};

/** @returns a promise that is rejected if a chunk cannot be loaded */
export async function loadAdapter(provider: string): Promise<Adapter> {
  if (!Object.hasOwn(MODULES, provider)) return unknown;
  // Requested at the same time, because all adapters import it: a browser would find it only in the adapter.
  const [adapter] = await Promise.all([MODULES[provider as Provider](), import('./adapt.js')]);
  return Object.values(adapter)[0] as Adapter;
}
