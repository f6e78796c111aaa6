/** Loads the adapter that `provider` of `<pay-action>` names. */
import type { Resource } from '../contract/resource.js';
import { PayError } from '../errors.js';
import type { Provider } from './detect.js';

/** Turns an object of a provider into a payment or mandate. @throws {PayError} `invalid-input` or `unsupported-action` */
export type Adapter = (value: unknown) => Resource;

const ADAPTERS: Readonly<Record<Provider, () => Promise<Adapter>>> = {
  stripe: async () => (await import('./stripe.js')).fromStripe as Adapter,
  adyen: async () => (await import('./adyen.js')).fromAdyen as Adapter,
  mercadopago: async () => (await import('./mercadopago.js')).fromMercadoPago as Adapter,
  xendit: async () => (await import('./xendit.js')).fromXendit as Adapter,
  omise: async () => (await import('./omise.js')).fromOmise as Adapter,
  midtrans: async () => (await import('./midtrans.js')).fromMidtrans as Adapter,
  hyperswitch: async () => (await import('./hyperswitch.js')).fromHyperswitch as Adapter,
  airwallex: async () => (await import('./airwallex.js')).fromAirwallex as Adapter,
};

/** An adapter of an unknown provider throws `unsupported-action` for every object. */
const unknown: Adapter = () => {
  throw new PayError('unsupported-action', { message: `provider: expected ${Object.keys(ADAPTERS).join(', ')}` });
};

/** @returns a promise that is rejected if the chunk cannot be loaded */
export const loadAdapter = async (provider: string): Promise<Adapter> =>
  Object.hasOwn(ADAPTERS, provider) ? ADAPTERS[provider as Provider]() : unknown;
