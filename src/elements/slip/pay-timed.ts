import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { afterPaint } from '../../controllers/after-paint.js';
import { AnnounceController } from '../../controllers/announce.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { isServer } from '../../controllers/is-server.js';
import { deadlineOf, type Deadline } from '../../domain/deadline.js';
import { instantOf } from '../../domain/instant.js';
import type { Warning } from '../../domain/warning.js';
import { PayWarningEvent } from '../../events/warning.js';
import type { CopyStrings } from '../../locales/strings.js';
import { copyButton, type CopyButton } from '../copy-button.js';
import { PayElement } from '../pay-element.js';
import { PayStep } from '../pay-step.js';
import { property } from '../property.js';
import { columnsStyles } from './columns.styles.js';
import type { PrintedFacts } from './content.js';
import type { Surroundings } from './surroundings.js';

/** Base class of the steps that show a code or slip until the deadline. */
export abstract class PayTimed<Own extends object> extends PayStep<Own & CopyStrings> {
  static override styles: CSSResultGroup = [PayStep.styles, columnsStyles];

  /** `time_expired` of the payment: ISO 8601 with an offset. */
  @property() expiresAt: string | null = null;

  /** `time_created` of the payment: ISO 8601 with an offset. */
  @property() timeCreated: string | null = null;

  /** The merchant's reference, which is printed. */
  @property() reference: string | null = null;

  /** A URL of the merchant's backend that returns the slip as a PDF: adds the button that saves it. */
  @property({ useDefault: true }) pdfUrl = '';

  /** A URL of the merchant's backend that e-mails the slip to the consumer on POST: adds the button for it. */
  @property({ useDefault: true }) emailUrl = '';

  /**
   * The milliseconds that the service's clock is ahead of this device's clock; null if unknown. Then the device's clock may be
   * wrong, so a code whose deadline has passed is marked, and stays.
   */
  @property({ type: Number }) clockSkew: number | null = null;

  protected readonly announce = new AnnounceController(this);
  readonly #copy = new CopyController(this, this.announce, () => this.settings.clock);

  /** Null until they are loaded: the step works without them. */
  protected surroundings: Surroundings | null = null;
  readonly #extrasPart = this.lazy(
    () => import('./surroundings.js'),
    ({ Surroundings }) => {
      const { announce } = this;
      this.surroundings = new Surroundings({
        host: this,
        announce,
        strings: () => this.texts,
        settings: () => this.settings,
      });
    },
  );
  /** A server and a hidden page do not wait for a paint, and what a server has rendered has been painted. */
  #isPainted = isServer || document.hidden || PayElement.isServerRendered;
  /** The warning that was fired last, with its input. */
  #warned = '';

  /** True once the lazy-loaded parts are there, or have failed: the step grows no more. @internal */
  get isSettled(): boolean {
    return this.#extrasPart.module !== undefined;
  }

  /** The deadline in milliseconds since the epoch, by the service's clock. Null without a deadline. */
  protected get expires(): number | null {
    return instantOf(this.expiresAt);
  }

  /** True if the deadline has passed, by the service's clock. */
  protected get over(): boolean {
    const { deadline } = this;
    if (!deadline?.certain) return false;
    return this.surroundings ? this.surroundings.over : deadline.at <= this.settings.clock.now();
  }

  /** True if the deadline has passed by the device's clock, which may be wrong. */
  private get mayBeOver(): boolean {
    const { deadline } = this;
    return deadline !== null && deadline.at <= this.settings.clock.now();
  }

  private get deadline(): Deadline | null {
    return deadlineOf(this.expires, this.clockSkew);
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    this.surroundings?.until(this.deadline);
  }

  protected override firstUpdated(): void {
    this.#extrasPart.loadAfterPaint();
  }

  /**
   * Returns a date as text, and a space until the step has been painted: the first `Intl.DateTimeFormat` of a page takes
   * 12 ms, and 6 times as long on a slow phone.
   */
  protected date(format: () => string): string {
    if (this.#isPainted) return format();
    afterPaint(() => {
      this.#isPainted = true;
      this.requestUpdate();
    });
    return '\u00a0';
  }

  protected override renderHead(
    head: Parameters<PayStep<Own>['renderHead']>[0],
  ): ReturnType<PayStep<Own>['renderHead']> {
    // A value that looks wrong is first asked about, not paid in time.
    const left = this.isDoubtful ? nothing : this.surroundings?.renderLeft();
    return super.renderHead({ timed: this.expires !== null && !this.isDoubtful, left, ...head });
  }

  /** The value that looks wrong; null if none does. */
  protected abstract readonly warning: Warning | null;

  /** True if a value that looks wrong is on screen. @internal */
  get isDoubtful(): boolean {
    return this.warning !== null && !this.over;
  }

  /** @internal */
  override quieten(): void {
    this.announce.clear();
  }

  /** The kind of the announcement: one that a copy button shows is only said. */
  protected get announced(): string {
    return (this.#copy.copied ?? this.#copy.refused) ? 'spoken' : '';
  }

  /** Another payment is on screen: what was pressed for the one before it is over. */
  protected forget(): void {
    this.announce.reset();
    this.#copy.reset();
  }

  /** Renders a copy button: at once where copying is what the consumer does here, else with the lazy-loaded parts. */
  protected renderCopy(button: CopyButton): TemplateResult | typeof nothing {
    if (!button.main && !this.surroundings) return nothing;
    // Beside a warning, or when the time may have run out, no button is solid: the text says what to do first.
    return copyButton(this.#copy, this.texts, { ...button, quiet: this.warning !== null || this.mayBeOver });
  }

  /** The facts that are only printed, because the page around the slip is not. */
  protected get printedFacts(): PrintedFacts {
    return { reference: this.reference, created: instantOf(this.timeCreated) };
  }

  /** Fires `pay-warning` once for each input. @param input identifies the input that the warning is about */
  protected warn(warning: Warning | null, input: string): void {
    const current = warning ? warning.code + input : '';
    if (current === this.#warned) return;
    this.#warned = current;
    if (warning) this.dispatchEvent(new PayWarningEvent(warning.code, warning.field));
  }
}
