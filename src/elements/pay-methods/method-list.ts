import { toPayError, type PayError } from '../../errors.js';
import { readMethods, type Method } from './read-methods.js';

interface Read {
  readonly methods: readonly Method[];
  readonly error: PayError | null;
}

/** The list that the page sets, which is read once for each change of it. */
export class MethodList {
  #source: unknown = undefined;
  #read: Read = { methods: [], error: null };

  /** Reads the list as it is now: the value of the element depends on it at once. */
  read(source: unknown): Read {
    if (source === this.#source) return this.#read;
    this.#source = source;
    try {
      this.#read = { methods: readMethods(source), error: null };
    } catch (error) {
      this.#read = { methods: [], error: toPayError(error, 'invalid-input') };
    }
    return this.#read;
  }
}

/**
 * Returns the identifier of the chosen method; empty without one, and if the list does not have it.
 * @param choice of the consumer or the page; null before it, when `initial` counts
 */
export function chosenMethod(methods: readonly Method[], choice: string | null, initial: string): string {
  const usable = methods.filter(({ disabled }) => !disabled);
  const found = usable.find(({ id }) => id === (choice ?? initial));
  // There is nothing to choose between.
  const only = choice === null && usable.length === 1 ? usable[0] : undefined;
  return (found ?? only)?.id ?? '';
}
