import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isServer } from './is-server.js';

/**
 * Keeps the input that has the focus above the keyboard of a phone, but not where the consumer zooms. Tests in jsdom have no
 * `visualViewport`.
 */
export class AboveKeyboardController implements ReactiveController {
  readonly #focused: () => HTMLElement | null;

  /** @param focused returns the input if it has the focus */
  constructor(host: ReactiveControllerHost, focused: () => HTMLElement | null) {
    this.#focused = focused;
    host.addController(this);
  }

  readonly #handleResize = () => {
    if (globalThis.visualViewport?.scale === 1) this.#focused()?.scrollIntoView({ block: 'center' });
  };

  hostConnected(): void {
    if (!isServer) globalThis.visualViewport?.addEventListener('resize', this.#handleResize);
  }

  hostDisconnected(): void {
    globalThis.visualViewport?.removeEventListener('resize', this.#handleResize);
  }
}
