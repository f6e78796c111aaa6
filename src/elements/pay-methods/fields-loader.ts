import type { Clock } from '../../context.js';
import { isServer } from '../../controllers/is-server.js';
import { lazyPart, type LazyHost, type LazyPart } from '../../controllers/lazy-part.js';
import type { PayError } from '../../errors.js';
import { FIELDS_TAG, needsData } from './customer-data.js';

export interface FieldsLoaderOptions {
  readonly clock: () => Clock;
  readonly load: () => Promise<unknown>;
  readonly report: (error: PayError) => void;
}

/** Loads the fields below the radio buttons. After a failure, it tries again by itself. */
export class FieldsLoader {
  readonly #part: LazyPart<unknown>;

  constructor(host: LazyHost, { clock, load, report }: FieldsLoaderOptions) {
    this.#part = lazyPart(host, clock, load, undefined, report);
  }

  /** True after a failure. */
  get hasFailed(): boolean {
    return this.#part.module === null;
  }

  /** True while a method needs fields that are not there. */
  isWaiting(method: string): boolean {
    return !isServer && needsData(method) && !customElements.get(FIELDS_TAG);
  }

  /** Loads the fields at once for the chosen method, and early for another one. */
  update(chosen: string, methods: readonly { id: string }[]): void {
    if (this.#part.module !== undefined) return;
    if (this.isWaiting(chosen)) void this.#part.load();
    else if (methods.some(({ id }) => this.isWaiting(id))) this.#part.loadAfterPaint();
  }
}
