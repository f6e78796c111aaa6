/** Every adapter, with its published objects. */
import { loadAdapter, type Adapter } from '../../src/providers/adapters.js';
import { PROVIDERS, type Provider } from '../../src/providers/detect.js';
import type { Vector } from '../vectors/providers/vector.js';

type OfEach<T> = Readonly<Record<Provider, T>>;

async function ofEach<T>(load: (name: Provider) => Promise<T>): Promise<OfEach<T>> {
  const entries = await Promise.all(PROVIDERS.map(async (name) => [name, await load(name)] as const));
  return Object.fromEntries(entries) as OfEach<T>;
}

/** By the file of its name. */
export const VECTORS = await ofEach(async (name) => {
  // eslint-disable-next-line no-unsanitized/method -- a file of this project
  const { vectors } = (await import(`../vectors/providers/${name}.ts`)) as { vectors: readonly Vector<unknown>[] };
  return vectors;
});

export const NAMES: readonly Provider[] = PROVIDERS;

export const loadAll = (): Promise<OfEach<Adapter>> => ofEach(loadAdapter);
