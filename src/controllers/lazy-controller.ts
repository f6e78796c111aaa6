import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import type { PayError } from '../errors.js';
import { Latest } from './latest.js';
import { lazyLoad } from './lazy-load.js';

/** A part of an element in a chunk of its own: see `lazyLoad`. The attempts stop while the host is not in the page. */
export class LazyController<Module> implements ReactiveController {
  /** Undefined before the first attempt has ended; null after a failure. */
  module: Module | null | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #clock: () => Clock;
  readonly #load: () => Promise<Module>;
  readonly #onLoad: ((module: Module) => void) | undefined;
  readonly #onFail: ((error: PayError) => void) | undefined;
  readonly #attempts = new Latest();
  /** The first attempt since the host is in the page. */
  #loading: Promise<void> | null = null;
  #isWanted = false;

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

  /** @returns a promise that is resolved with the first success or failure */
  load(): Promise<void> {
    this.#isWanted = true;
    return (this.#loading ??= lazyLoad(this.#load, {
      clock: this.#clock(),
      signal: this.#attempts.start(),
      onLoad: (module) => {
        this.module = module;
        this.#onLoad?.(module);
        this.#host.requestUpdate();
      },
      onFail: (error) => {
        // The host is rendered without the module, once.
        if (this.module === undefined) this.#host.requestUpdate();
        this.module = null;
        this.#onFail?.(error);
      },
    }));
  }

  hostConnected(): void {
    if (this.#isWanted) void this.load();
  }

  hostDisconnected(): void {
    if (this.module) return;
    this.#attempts.cancel();
    this.#loading = null;
  }
}
