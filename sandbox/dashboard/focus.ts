/** Keeps the focus in its row when an action removes the focused button, and in an open dialog. */
import type { LitElement, ReactiveController } from 'lit';

export class FocusKeeper implements ReactiveController {
  readonly #host: LitElement;
  #last: Element | null = null;
  #row: string | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#last = this.#host.shadowRoot?.activeElement ?? null;
    this.#row = this.#last?.closest<HTMLElement>('[data-row]')?.dataset.row;
  }

  hostUpdated(): void {
    if (this.#last && !this.#last.isConnected) this.#move(this.#row);
  }

  /** Moves the focus to a row if nothing has the focus. */
  restore(row: string): void {
    if (!this.#host.shadowRoot?.activeElement) this.#move(row);
  }

  #move(row: string | undefined): void {
    const root = this.#host.renderRoot;
    const kept = row === undefined ? null : root.querySelector(`[data-row="${CSS.escape(row)}"] .id`);
    const target = root.querySelector('dialog[open] h2') ?? kept ?? root.querySelector('h2');
    (target as HTMLElement | null)?.focus();
  }
}
