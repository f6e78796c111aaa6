/** Every adapter, with its published objects. */
import { loadAdapter, PROVIDERS, type Adapter, type Provider } from '../../src/providers/adapters.js';
import type { Vector } from '../vectors/providers/vector.js';

type OfEach<T> = Readonly<Record<Provider, T>>;

async function ofEach<T>(load: (name: Provider) => Promise<T>): Promise<OfEach<T>> {
  const entries = await Promise.all(PROVIDERS.map(async (name) => [name, await load(name)] as const));
  return Object.fromEntries(entries) as OfEach<T>;
}

/** What a file of `test/vectors/providers` exports. */
interface Examples {
  readonly vectors: readonly Vector<unknown>[];
  readonly stepFields: readonly string[];
}

/** By the file of its name. */
export const EXAMPLES = await ofEach(async (name) => {
  // eslint-disable-next-line no-unsanitized/method -- a file of this project
  return (await import(`../vectors/providers/${name}.ts`)) as Examples;
});

export const VECTORS = await ofEach(async (name) => EXAMPLES[name].vectors);

export const NAMES: readonly Provider[] = PROVIDERS;

export const loadAll = (): Promise<OfEach<Adapter>> => ofEach(loadAdapter);
