import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isServer } from './is-server.js';

/** Keeps the input that has the focus above the keyboard of a phone, but not where the consumer zooms. */
export class AboveKeyboardController implements ReactiveController {
  readonly #focused: () => HTMLElement | null;

  /** @param focused returns the input if it has the focus */
  constructor(host: ReactiveControllerHost, focused: () => HTMLElement | null) {
    this.#focused = focused;
    host.addController(this);
  }

  readonly #handleResize = () => {
    if (visualViewport?.scale === 1) this.#focused()?.scrollIntoView({ block: 'center' });
  };

  hostConnected(): void {
    if (!isServer) visualViewport?.addEventListener('resize', this.#handleResize);
  }

  hostDisconnected(): void {
    visualViewport?.removeEventListener('resize', this.#handleResize);
  }
}
