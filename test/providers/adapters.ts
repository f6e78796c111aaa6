/** Every adapter, with its published objects. */
import { loadAdapter, type Adapter } from '../../src/providers/adapters.js';
import { PROVIDERS, type Provider } from '../../src/providers/detect.js';
import { vectors as adyen } from '../vectors/providers/adyen.js';
import { vectors as airwallex } from '../vectors/providers/airwallex.js';
import { vectors as hyperswitch } from '../vectors/providers/hyperswitch.js';
import { vectors as mercadopago } from '../vectors/providers/mercadopago.js';
import { vectors as midtrans } from '../vectors/providers/midtrans.js';
import { vectors as omise } from '../vectors/providers/omise.js';
import { vectors as stripe } from '../vectors/providers/stripe.js';
import type { Vector } from '../vectors/providers/vector.js';
import { vectors as xendit } from '../vectors/providers/xendit.js';

export const VECTORS: Readonly<Record<Provider, readonly Vector<unknown>[]>> = {
  stripe,
  adyen,
  mercadopago,
  xendit,
  omise,
  midtrans,
  hyperswitch,
  airwallex,
};

export const NAMES: readonly Provider[] = PROVIDERS;

export async function loadAll(): Promise<Readonly<Record<Provider, Adapter>>> {
  const adapters = await Promise.all(NAMES.map(loadAdapter));
  return Object.fromEntries(NAMES.map((name, index) => [name, adapters[index]!])) as Record<Provider, Adapter>;
}
