import type { LitElement, ReactiveController } from 'lit';
import type { Clock } from '../context.js';
import { PayCopiedEvent } from '../events/copied.js';
import type { CopyStrings } from '../locales/strings.js';
import type { AnnounceController } from './announce.js';
import { copyText } from './copy-text.js';

/** A value on screen, in the element with the id `value-{field}`. */
export interface Copyable {
  /** The `field` of `pay-copied`. */
  readonly field: string;
  readonly text: string;
  /** Names the value, because screen readers may announce the button without its row. */
  readonly label: string;
}

const SHOWN_MS = 4_000;

/** Copies values, and keeps which one was copied for as long as its button shows it. */
export class CopyController implements ReactiveController {
  /** The field that was copied in the last four seconds. */
  copied: string | null = null;
  readonly #host: LitElement;
  readonly #announce: AnnounceController;
  readonly #clock: () => Clock;
  /** Why the field of the last press was not copied. */
  #problem: { readonly field: string; readonly text: () => string } | null = null;
  #cancel = () => {};

  constructor(host: LitElement, announce: AnnounceController, clock: () => Clock) {
    this.#host = host;
    this.#announce = announce;
    this.#clock = clock;
    host.addController(this);
  }

  async copy({ field, text, label }: Copyable, strings: CopyStrings): Promise<void> {
    const isCurrent = this.#announce.start();
    const host = this.#host;
    const clock = this.#clock();
    const result = await copyText(text, host.renderRoot.querySelector(`#value-${CSS.escape(field)}`), clock);
    const message = { copied: strings.copied, selected: strings.copySelected, failed: strings.copyFailed }[result];
    if (result === 'copied' && host.isConnected) {
      if (isCurrent()) {
        this.#show(field);
        this.#cancel = clock.after(SHOWN_MS, () => this.#show(null));
      }
      host.dispatchEvent(new PayCopiedEvent(field));
    }
    if (!isCurrent()) return;
    const announcement = () => message(label);
    this.#problem = result === 'copied' ? null : { field, text: announcement };
    await this.#announce.announce(announcement);
  }

  /** The field that could not be copied, for as long as that is what was announced last; null if none is. */
  get refused(): string | null {
    return this.#problem && this.#announce.isCurrent(this.#problem.text) ? this.#problem.field : null;
  }

  /** Why a field was not copied, to be shown at its button; empty if it was. */
  problemOf(field: string): string {
    return field === this.refused ? this.#announce.message : '';
  }

  hostDisconnected(): void {
    this.reset();
  }

  /** Another value is on screen, which was not copied. */
  reset(): void {
    this.#show(null);
  }

  #show(field: string | null): void {
    this.#cancel();
    this.copied = field;
    this.#host.requestUpdate();
  }
}
