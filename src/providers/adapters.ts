/** Loads the adapter that `provider` of `<pay-action>` names. */
import { read } from '../contract/read.js';
import { parseResource, type Resource } from '../contract/resource.js';
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

/**
 * True for a payment or mandate of the contract, which no adapter has to convert. A page that a server rendered begins with one,
 * because the provider's object has more about the consumer, and polls objects of the provider.
 */
export const isOfContract = (value: unknown): boolean =>
  ['payment', 'mandate'].includes(Object.getOwnPropertyDescriptor(Object(value), 'object')?.value as string);

/** An adapter of an unknown provider throws `unsupported-action` for every object. */
const unknown: Adapter = () => {
  throw new PayError('unsupported-action', { message: `provider: expected ${Object.keys(MODULES).join(', ')}` });
};

/** The adapter reads objects of the contract, too. @returns a promise that is rejected if a chunk cannot be loaded */
export async function loadAdapter(provider: string): Promise<Adapter> {
  if (!Object.hasOwn(MODULES, provider)) return unknown;
  // Requested at the same time, because all adapters import it: a browser would find it only in the adapter.
  const [module] = await Promise.all([MODULES[provider as Provider](), import('./adapt.js')]);
  const adapter = Object.values(module)[0] as Adapter;
  return (value) => read((given) => (isOfContract(given) ? parseResource : adapter)(given), value, 'answer');
}
