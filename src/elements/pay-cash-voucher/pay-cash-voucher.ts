import { nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { DisplayDetails } from '../../contract/details.js';
import { isHandheld } from '../../controllers/device.js';
import type { Picture } from '../../controllers/save.js';
import { drawBars, type Bars } from '../../domain/barcode.js';
import { code128 } from '../../domain/code128.js';
import { formatMoment } from '../../domain/moment.js';
import type { SlipFacts } from '../../domain/slip.js';
import { voucherSlip, type VoucherSlip } from '../../domain/voucher-slip.js';
import { copy } from '../../locales/en/copy.js';
import { facts as factTexts } from '../../locales/en/facts.js';
import { voucher } from '../../locales/en/voucher.js';
import type { ExtraStrings, FactStrings, VoucherStrings } from '../../locales/strings.js';
import { STORE } from '../icons.js';
import { barcodePicture, renderBarcode } from '../slip/barcode.js';
import { factLines, renderFacts, type Fact } from '../slip/facts.js';
import type { NamedStep } from '../../texts/with-step.js';
import { PaySlip } from '../slip/pay-slip.js';
import { ticketStyles } from '../slip/ticket.styles.js';
import { TillController } from '../slip/till-controller.js';
import type { TillSlip } from '../slip/till-slip.js';
import type { SlipContent } from '../slip/content.js';

/** The voucher of the contract. */
const MEXICAN = 'cashvoucher_mx';

/** The largest width of the barcode, so that it fits on a phone, and the height of the bars, in pixels. */
const WIDTH_PX = 300;
const HEIGHT_PX = 64;

/**
 * A voucher to pay in cash: its barcode for the till, its reference, the amount and the end of the time to pay.
 *
 * @element pay-cash-voucher
 * @fires {PayReadyEvent} pay-ready - the voucher is on screen
 * @fires {PayCopiedEvent} pay-copied - the reference was copied to the clipboard
 * @fires {PaySavedEvent} pay-saved - a file was downloaded
 * @fires {PaySharedEvent} pay-shared - the voucher was shared
 * @fires {PayWarningEvent} pay-warning - the reference may be wrong
 * @fires {PayErrorEvent} pay-error - `invalid-input`
 * @csspart base - the whole step
 * @csspart slip - the part that is printed
 * @csspart barcode - the barcode, black on white
 * @csspart ticket - the barcode with its reference, always white
 * @csspart show - the button that shows the barcode on the whole screen
 * @csspart till - the dialog to show at the till
 * @csspart till-status - the message for screen readers in the dialog
 * @csspart close - the button that closes the dialog
 * @csspart facts - amount, stores and the end of the time to pay
 * @csspart left - the time left, with its label
 * @csspart line - the code to type, with its copy button
 * @csspart label - the name of a value
 * @csspart amount - the amount to pay
 * @csspart due - the end of the time to pay
 * @csspart store - the names of the stores, if the payment has them
 * @csspart countdown - the time left
 * @csspart warning - the warning
 * @csspart value - the reference
 * @csspart copy-button - the button that copies the reference
 * @csspart copy-problem - why a value was not copied, below its button
 * @csspart steps - the instructions to pay
 * @csspart tools - the buttons below the slip
 * @csspart menu - the menu of them, if there are many
 * @csspart save - the button that opens it
 * @csspart print - the button that prints the voucher
 * @csspart save-png - the button that downloads the barcode as PNG
 * @csspart save-svg - the button that downloads the barcode as SVG
 * @csspart save-pdf - the button that saves the shop's PDF
 * @csspart email - the button that sends the e-mail
 * @csspart share - the button that shares the voucher
 * @csspart calendar - the button that downloads a calendar entry
 * @csspart status - the result of the last press of a button
 * @csspart disc - the icon of an error, and of a deadline that has passed
 * @csspart heading - the heading of a message in place of the content
 * @csspart advice - what the consumer can do, below the heading
 * @csspart expired - the status after the deadline
 * @csspart error - the error message, shown instead of the voucher
 * @cssstate empty - there are no details yet
 * @cssstate ready - the voucher is shown
 * @cssstate expired - the time to pay has run out
 * @cssstate unusable - the details cannot be shown
 */
export class PayCashVoucher extends PaySlip<VoucherSlip, VoucherStrings & FactStrings> {
  static override styles: CSSResultGroup = [PaySlip.styles, ticketStyles];

  /** @internal */
  static override readonly mark = STORE;

  /** @internal */
  protected override readonly english = { ...copy, ...factTexts, ...voucher };

  readonly #till = new TillController(this, {
    lazy: (load) => this.lazy(load),
    announce: this.announce,
    strings: () => this.texts,
    slip: () => (this.over ? null : [this.details, this.amount]),
  });

  /** Stores outside Mexico have a method of their own. */
  protected override get method(): string {
    const method = String(this.paymentMethod || MEXICAN);
    return method.endsWith('_mx') ? MEXICAN : method;
  }

  protected override makeSlip(fields: DisplayDetails, facts: SlipFacts): VoucherSlip {
    return voucherSlip(fields, facts, this.paymentMethod);
  }

  /** The general instructions are those for a code that a store takes. */
  protected override instrument(_fields: DisplayDetails, { line }: VoucherSlip): DisplayDetails | null {
    return this.method === MEXICAN ? null : { payment_code: line.copied };
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    this.#till.load();
  }

  protected override namedSteps(
    { stores, barcode }: VoucherSlip,
    strings: ExtraStrings,
  ): readonly (NamedStep | null)[] {
    const noBarcode = this.method === MEXICAN && barcode === null;
    return [
      // Nobody shows a computer to a cashier.
      isHandheld() ? null : { at: 'first', text: strings.voucherPrint },
      stores ? { at: 0, text: strings.voucherGo(stores) } : null,
      noBarcode ? { at: 1, text: strings.voucherRead } : null,
    ];
  }

  protected override readonly mainTool = 'print';

  protected override renderSlip(slip: VoucherSlip): TemplateResult {
    const { texts: strings } = this;
    const bars = barsOf(slip);
    // Without bars, the cashier reads the reference.
    const [kind, mark] = bars ? ['wide instead'] : ['wide on-phone', ''];
    return html`<div part="ticket">
        ${bars ? html`<div class="fit">${renderBarcode(pictureOf(bars), strings.barcode)}</div>` : nothing}
        ${this.renderCode(slip.line, strings.voucherReference, false)}
      </div>
      ${
        slip.warning
          ? nothing
          : html`<div class="act">
              ${this.#till.renderButton(strings.voucherShow, kind, () => this.#atTill(slip, bars), mark)}
              ${this.surroundings?.renderPrint(this.printedFacts)}
            </div>`
      }`;
  }

  protected override renderBeside(slip: VoucherSlip): TemplateResult | typeof nothing {
    return renderFacts(this.#facts(slip).slice(1));
  }

  protected override content(slip: VoucherSlip): SlipContent {
    const { texts: strings } = this;
    const bars = barsOf(slip);
    const reference: Fact = [strings.voucherReference, slip.line.copied, ''];
    return {
      name: 'voucher',
      title: strings.voucherTitle,
      text: factLines([reference, ...this.#facts(slip)]).join('\n'),
      picture: bars && pictureOf(bars),
      due: this.expires,
    };
  }

  #atTill(slip: VoucherSlip, bars: Bars | null): TillSlip {
    const { line, stores, amount, currency } = slip;
    const { seller, expires, texts: strings } = this;
    return {
      title: strings.voucherTitle,
      bars,
      referenceLabel: strings.voucherReference,
      reference: line.shown,
      amount: amount && this.money(amount, currency),
      names: [stores ?? strings.voucherTitle, seller].filter(Boolean).join(' · '),
      due: expires === null ? '' : `${strings.payBy} ${formatMoment(expires, strings.locale)}`,
    };
  }

  #facts(slip: VoucherSlip): Fact[] {
    const { texts: strings } = this;
    const { amount, currency, stores } = slip;
    return [
      [strings.amount, amount && this.money(amount, currency), 'amount'],
      [strings.voucherStore, stores, 'store'],
      [strings.payBy, this.payBy(), 'due'],
    ];
  }
}

function barsOf({ barcode }: VoucherSlip): Bars | null {
  return barcode === null ? null : drawBars(code128(barcode));
}

function pictureOf(bars: Bars): Picture {
  return barcodePicture(bars, Math.max(1, Math.floor(WIDTH_PX / bars.width)), HEIGHT_PX);
}
