import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Shows the name of the host's state to style sheets, as `:state(name)`. */
export class StatesController implements ReactiveController {
  /** The host's: they can be had but once. */
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
      // Browsers of before 2024 take only names that begin with two dashes; there the element has no states.
    }
    this.#shown = name;
  }
}
