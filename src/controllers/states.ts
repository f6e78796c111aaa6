import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Sets the custom state of the host, which style sheets match with `:state(name)`; in older browsers with `[data-state]`. */
export class StatesController implements ReactiveController {
  /** The host's internals; `attachInternals` works only once. Safari before version 16.4 has none. */
  readonly internals: ElementInternals | undefined;
  readonly #host: HTMLElement;
  readonly #name: () => string;
  #shown = '';

  constructor(host: ReactiveControllerHost & HTMLElement, name: () => string) {
    const { attachInternals } = host as { attachInternals?: () => ElementInternals };
    this.internals = attachInternals?.call(host);
    this.#host = host;
    this.#name = name;
    host.addController(this);
  }

  hostUpdate(): void {
    const name = this.#name();
    if (name === this.#shown) return;
    try {
      const { states } = this.internals!;
      states.delete(this.#shown);
      states.add(name);
    } catch {
      // Browsers before 2024 have no states, or accept only names that begin with two dashes.
      this.#host.dataset['state'] = name;
    }
    this.#shown = name;
  }
}
