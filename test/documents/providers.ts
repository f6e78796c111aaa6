/** The objects of payment providers that samples of the documentation show. */
import { loadAll, VECTORS } from '../providers/adapters.js';

const adapters = await loadAll();

/** @returns the JSON of a published object with a step and without a deadline; null if the sample names no provider */
export function publishedObject(html: string): string | null {
  const name = /provider="(\w+)"/.exec(html)?.[1] as keyof typeof VECTORS | undefined;
  if (!name) return null;
  const found = VECTORS[name].find(({ given, expected }) => {
    if ('error' in expected) return false;
    const resource = adapters[name](given);
    return resource.action && !('time_expired' in resource && resource.time_expired);
  });
  if (!found) throw new Error(`There is no published object of ${name} with a step.`);
  return JSON.stringify(found.given);
}
