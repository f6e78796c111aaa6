import type { ReactiveControllerHost } from 'lit';
import { PayCopiedEvent } from '../events/copied.js';

/** The last copy that was tried: of which field, and whether it is on the clipboard. */
export interface Copy {
  readonly field: string;
  readonly copied: boolean;
}

/** Copies text, and knows whether it did. */
export class CopyController {
  last: Copy | null = null;
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
  }

  async copy(field: string, text: string): Promise<void> {
    // The same words twice are announced once: empty the announcement first.
    this.#show(null);
    let copied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Refused, or no clipboard on a page without https.
      copied = false;
    }
    this.#show({ field, copied });
    if (copied && this.#host.isConnected) this.#host.dispatchEvent(new PayCopiedEvent(field));
  }

  #show(last: Copy | null): void {
    this.last = last;
    this.#host.requestUpdate();
  }
}
