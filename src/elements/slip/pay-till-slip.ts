import type { CSSResultGroup, PropertyValues, TemplateResult } from 'lit';
import type { Bars } from '../../domain/barcode.js';
import { plainText } from '../../domain/plain-text.js';
import type { FactStrings } from '../../locales/strings.js';
import type { Price } from '../head.js';
import { html } from '../html.js';
import { BARS, icon } from '../icons.js';
import { PaySlip, type Slip } from './pay-slip.js';
import { ticketStyles } from './ticket.styles.js';
import type { Till } from './till.js';

/** Base class of the slips whose barcode can fill the screen, so that a till or another phone reads it. */
export abstract class PayTillSlip<Kind extends Slip, Own extends FactStrings> extends PaySlip<Kind, Own> {
  static override styles: CSSResultGroup = [PaySlip.styles, ticketStyles];

  readonly #part = this.lazy(() => import('./till.js'));
  #till: Till | null = null;
  /** Counts what starts or prevents an opening: a slip that has changed meanwhile is not opened. */
  #openings = 0;

  /** Loads the dialog before it is needed: there may be no connection at the till. */
  protected loadTill(): void {
    this.#part.loadAfterPaint();
  }

  /** @param reference the text below the barcode @param kind classes of the button */
  protected renderShow(label: string, bars: Bars, reference: string, price: Price, kind: string): TemplateResult {
    return html`<button
      class="button ${kind}"
      part="show"
      type="button"
      @click=${() => this.#handleShow(label, bars, reference, price)}
    >
      ${icon(BARS)}${label}
    </button>`;
  }

  async #handleShow(label: string, bars: Bars, reference: string, { amount, currency }: Price): Promise<void> {
    this.#close();
    const opening = this.#openings;
    await this.#part.load();
    const { module } = this.#part;
    if (!module) {
      await this.announce.announce(() => this.texts.errors['load-failed']);
    } else if (this.isConnected && opening === this.#openings) {
      const shown = amount && plainText(this.money(amount, currency));
      const root = this.renderRoot as ShadowRoot;
      this.#till = module.openTill(root, { label, bars, reference, amount: shown, strings: this.texts });
    }
  }

  /** The dialog must not show an outdated slip. */
  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.over || changed.has('details') || changed.has('amount')) this.#close();
    this.#till?.announce(this.announce.message);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  #close(): void {
    this.#openings++;
    this.#till?.dialog.close();
  }
}
