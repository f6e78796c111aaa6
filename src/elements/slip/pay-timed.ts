import type { PropertyValues } from 'lit';
import { AnnounceController } from '../../controllers/announce.js';
import { instantOf } from '../../domain/instant.js';
import type { Warning } from '../../domain/warning.js';
import { PayWarningEvent } from '../../events/warning.js';
import { PayElement } from '../pay-element.js';
import { property } from '../property.js';
import type { Extras } from './extras.js';

/** A step that shows something to pay with, for as long as it can be paid. */
export abstract class PayTimed<Own extends object> extends PayElement<Own> {
  /** What is to be paid, a decimal string in `currency`. */
  @property() amount: string | null = null;

  /** ISO 4217, for example `BRL`. */
  @property() currency: string | null = null;

  /** `time_expired` of the payment: ISO 8601 with an offset. */
  @property({ attribute: 'expires-at' }) expiresAt: string | null = null;

  /** How far the service's clock is ahead of this device's, in milliseconds. */
  @property({ type: Number, attribute: 'clock-skew' }) clockSkew = 0;

  protected readonly announce = new AnnounceController(this);

  /** Null until they are loaded: the step works without them. */
  protected extras: Extras | null = null;
  readonly #part = this.lazy(
    () => import('./extras.js'),
    ({ Extras }) => {
      const { announce } = this;
      this.extras = new Extras({ host: this, announce, strings: () => this.words, clock: () => this.settings.clock });
    },
  );
  #warned = '';

  /** As text, whatever a page may have set. */
  protected get price(): { amount: string | null; currency: string | null } {
    const text = (value: string | null | undefined) => (value == null || value === '' ? null : String(value));
    return { amount: text(this.amount), currency: text(this.currency) };
  }

  /** An instant in milliseconds since the epoch. */
  protected get expires(): number | null {
    return instantOf(this.expiresAt);
  }

  /** The time to pay has run out, or had before there was anything to show. */
  protected get over(): boolean {
    return this.extras ? this.extras.over : this.#deadline !== null && this.#deadline <= this.settings.clock.now();
  }

  /** By this device's clock. */
  get #deadline(): number | null {
    return this.expires === null ? null : this.expires - (this.clockSkew || 0);
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    this.extras?.until(this.#deadline);
  }

  protected override firstUpdated(): void {
    void this.#part.load();
  }

  /** Once for what was given, which `of` tells apart. */
  protected warn(warning: Warning | null, of: string): void {
    const told = warning ? warning.code + of : '';
    if (told === this.#warned) return;
    this.#warned = told;
    if (warning) this.dispatchEvent(new PayWarningEvent(warning.code, warning.field));
  }
}
