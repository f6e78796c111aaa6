import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Sets the custom state of the host, which style sheets match with `:state(name)`. */
export class StatesController implements ReactiveController {
  /** The host's internals; `attachInternals` works only once. */
  readonly internals: ElementInternals;
  readonly #name: () => string;
  #shown = '';

  constructor(host: ReactiveControllerHost & HTMLElement, name: () => string) {
    this.internals = host.attachInternals();
    this.#name = name;
    host.addController(this);
  }

  hostUpdate(): void {
    const name = this.#name();
    if (name === this.#shown) return;
    try {
      this.internals.states.delete(this.#shown);
      this.internals.states.add(name);
    } catch {
      // Browsers before 2024 accept only names that begin with two dashes: there the element has no states.
    }
    this.#shown = name;
  }
}
