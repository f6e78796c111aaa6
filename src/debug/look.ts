/** What an object that the page has set looks like, if it is none of the contract's. */
import { ObjectReader } from '../providers/object-reader.js';

/** @returns a sentence; empty if the object cannot be read */
export function lookOfInput(element: Element): readonly string[] {
  const { payment, mandate } = element as { payment?: unknown; mandate?: unknown };
  const given = payment ?? mandate;
  try {
    const source = new ObjectReader(typeof given === 'string' ? JSON.parse(given) : given, 'given');
    const kind = source.get('object');
    if (kind === 'payment' || kind === 'mandate') return [`It is a ${kind}: set the property ${kind}.`];
    return ['For an object of a payment provider, set the attribute provider to its name.'];
  } catch {
    return [];
  }
}
