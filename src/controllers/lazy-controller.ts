import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import type { PayError } from '../errors.js';
import { lazyLoad } from './lazy-load.js';

/** A part of an element in a chunk of its own. After a failure it is retried on `online` and when the host is connected again. */
export class LazyController<Module> implements ReactiveController {
  /** Undefined before the first attempt ended; null if it failed. */
  module: Module | null | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #clock: () => Clock;
  readonly #load: () => Promise<Module>;
  readonly #onLoad: ((module: Module) => void) | undefined;
  readonly #onFail: ((error: PayError) => void) | undefined;
  #attempt: Promise<void> | null = null;
  /** Of the latest attempt and its retries. */
  #life: AbortController | null = null;

  constructor(
    host: ReactiveControllerHost,
    clock: () => Clock,
    load: () => Promise<Module>,
    onLoad?: (module: Module) => void,
    onFail?: (error: PayError) => void,
  ) {
    this.#host = host;
    this.#clock = clock;
    this.#load = load;
    this.#onLoad = onLoad;
    this.#onFail = onFail;
    host.addController(this);
  }

  /** Joins an attempt that is under way, and tries again after a failure. It does not reject. */
  load(): Promise<void> {
    return (this.#attempt ??= this.#try());
  }

  hostConnected(): void {
    if (this.#life && !this.module) void this.load();
  }

  hostDisconnected(): void {
    if (this.module) return;
    this.#life?.abort();
    this.#attempt = null;
  }

  #try(): Promise<void> {
    this.#life?.abort();
    const { signal } = (this.#life = new AbortController());
    const loading = lazyLoad(this.#load, { clock: this.#clock(), signal, onLate: this.#take });
    return loading.then(this.#take, (error: PayError) => {
      if (signal.aborted) return;
      this.#attempt = null;
      // An update for each failure would repeat an attempt that an update starts.
      if (this.module === undefined) this.#host.requestUpdate();
      this.module = null;
      this.#onFail?.(error);
    });
  }

  readonly #take = (module: Module): void => {
    this.module = module;
    this.#onLoad?.(module);
    this.#host.requestUpdate();
  };
}
