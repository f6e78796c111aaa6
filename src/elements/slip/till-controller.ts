import type { LitElement, ReactiveController } from 'lit';
import type { LazyPart } from '../../controllers/lazy-part.js';
import type { Till, TillInput } from './till.js';

/** Shows a barcode on the whole screen. Loaded before it is needed: there may be no connection at the till. */
export class TillController implements ReactiveController {
  readonly #host: LitElement;
  readonly #part: LazyPart<typeof import('./till.js')>;
  #till: Till | null = null;

  constructor(host: LitElement, part: LazyPart<typeof import('./till.js')>) {
    this.#host = host;
    this.#part = part;
    host.addController(this);
  }

  load(): void {
    this.#part.loadAfterPaint();
  }

  /** @returns false if the part could not be loaded */
  async show(input: TillInput): Promise<boolean> {
    await this.#part.load();
    const { module } = this.#part;
    if (!module) return false;
    if (this.#host.isConnected && !this.#till?.dialog.open)
      this.#till = module.openTill(this.#host.renderRoot as ShadowRoot, input);
    return true;
  }

  announce(message: string): void {
    this.#till?.announce(message);
  }

  close(): void {
    this.#till?.dialog.close();
  }

  hostDisconnected(): void {
    this.close();
  }
}
