import { nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { DisplayDetails } from '../../contract/details.js';
import { isHandheld } from '../../controllers/device.js';
import type { Picture } from '../../controllers/save.js';
import { drawBars, type Bars } from '../../domain/barcode.js';
import { boletoSlip, type BoletoLine, type BoletoSlip } from '../../domain/boleto-slip.js';
import { formatDay } from '../../domain/expiry.js';
import { itf } from '../../domain/itf.js';
import type { SlipFacts } from '../../domain/slip.js';
import { copy } from '../../locales/en/copy.js';
import { boleto } from '../../locales/en/boleto.js';
import { details } from '../../locales/en/details.js';
import { facts as factTexts } from '../../locales/en/facts.js';
import type { BoletoStrings, DetailsStrings, ExtraStrings, FactStrings } from '../../locales/strings.js';
import { barcodePicture, renderBarcode } from '../slip/barcode.js';
import { factLines, renderFacts, type Fact } from '../slip/facts.js';
import type { NamedStep } from '../../texts/with-step.js';
import { PaySlip } from '../slip/pay-slip.js';
import { ticketStyles } from '../slip/ticket.styles.js';
import { TillController } from '../slip/till-controller.js';
import type { TillSlip } from '../slip/till-slip.js';
import type { SlipContent } from '../slip/content.js';

/** One pixel a module makes the bars on screen about as wide as on paper. */
const MODULE_PX = 1;
const HEIGHT_PX = 56;

/**
 * A boleto: its linha digitável with a copy button, its barcode, the amount and the due date.
 *
 * @element pay-boleto-details
 * @fires {PayReadyEvent} pay-ready - the slip is on screen
 * @fires {PayCopiedEvent} pay-copied - the line was copied to the clipboard
 * @fires {PaySavedEvent} pay-saved - a file was downloaded
 * @fires {PaySharedEvent} pay-shared - the slip was shared
 * @fires {PayWarningEvent} pay-warning - the digits may be wrong, or contain another amount
 * @fires {PayErrorEvent} pay-error - `invalid-input`
 * @csspart base - the whole step
 * @csspart slip - the part that is printed
 * @csspart facts - amount, due date and bank
 * @csspart left - the time left, with its label
 * @csspart line - the code to type, with its copy button
 * @csspart label - the name of a value
 * @csspart amount - the amount to pay
 * @csspart due - the due date
 * @csspart bank - the payee's bank
 * @csspart countdown - the time left
 * @csspart warning - the warning
 * @csspart value - the text of the line
 * @csspart copy-button - the button that copies the line
 * @csspart copy-problem - why a value was not copied, below its button
 * @csspart barcode - the barcode, black on white
 * @csspart show - the button that shows the barcode on the whole screen of a phone
 * @csspart till - the dialog with the barcode
 * @csspart till-status - the message for screen readers in the dialog
 * @csspart close - the button that closes the dialog
 * @csspart steps - the instructions to pay
 * @csspart tools - the buttons below the slip
 * @csspart menu - the menu of them, if there are many
 * @csspart save - the button that opens it
 * @csspart print - the button that prints the slip
 * @csspart save-png - the button that downloads the barcode as PNG
 * @csspart save-svg - the button that downloads the barcode as SVG
 * @csspart save-pdf - the button that saves the shop's PDF
 * @csspart email - the button that sends the e-mail
 * @csspart share - the button that shares the slip
 * @csspart calendar - the button that downloads a calendar entry
 * @csspart status - the result of the last press of a button
 * @csspart disc - the icon of an error, and of a deadline that has passed
 * @csspart heading - the heading of a message in place of the content
 * @csspart advice - what the consumer can do, below the heading
 * @csspart expired - the status after the deadline
 * @csspart error - the error message, shown instead of the slip
 * @cssstate empty - there are no details yet
 * @cssstate ready - the slip is shown
 * @cssstate expired - the time to pay has run out
 * @cssstate unusable - the details cannot be shown
 */
export class PayBoletoDetails extends PaySlip<BoletoSlip, BoletoStrings & DetailsStrings & FactStrings> {
  static override styles: CSSResultGroup = [PaySlip.styles, ticketStyles];

  /** @internal */
  protected override readonly english = { ...copy, ...details, ...factTexts, ...boleto };
  protected override readonly method = 'boleto_br';
  readonly #till = new TillController(this, {
    lazy: (load) => this.lazy(load),
    announce: this.announce,
    strings: () => this.texts,
    slip: () => (this.over ? null : [this.details, this.amount]),
  });
  /** The names of banks. Until they are loaded, the code of the bank is shown. */
  readonly #banks = this.lazy(() => import('../../domain/brazilian-banks.js'));

  protected override firstUpdated(): void {
    super.firstUpdated();
    this.#banks.loadAfterPaint();
    if (isHandheld()) this.#till.load();
  }

  protected override makeSlip(fields: DisplayDetails, facts: SlipFacts): BoletoSlip {
    return boletoSlip(fields, facts);
  }

  protected override renderSlip(slip: BoletoSlip): TemplateResult {
    return html`${slip.lines.map((line, index) => this.renderCode(line, this.#label(line), !index))}
    ${renderFacts(this.#facts(slip).slice(1))}`;
  }

  /** The bars do not fit into a column. A phone shows a button instead: see ticket.styles.ts. */
  protected override renderAbove(slip: BoletoSlip): TemplateResult | typeof nothing {
    const bars = barsOf(slip);
    if (!bars) return nothing;
    return html`<div class="fit bars">${renderBarcode(pictureOf(bars), this.texts.barcode, 'itf')}</div>`;
  }

  protected override renderBelow(slip: BoletoSlip): TemplateResult | typeof nothing {
    const bars = barsOf(slip);
    const [first] = slip.lines;
    // Not before the instructions are above it: it would move.
    if (!bars || !first || !this.isSettled) return nothing;
    return html`<div class="fit">
      ${this.#till.renderButton(this.texts.boletoShow, 'quiet instead', () => this.#atTill(slip, bars, first))}
    </div>`;
  }

  protected override namedSteps(slip: BoletoSlip, strings: ExtraStrings): readonly NamedStep[] {
    return isHandheld() || !barsOf(slip) ? [{ at: 1, text: strings.boletoPaste }] : [];
  }

  protected override content(slip: BoletoSlip): SlipContent {
    const { texts: strings } = this;
    const bars = barsOf(slip);
    const lines = slip.lines.map((line): Fact => [this.#label(line), line.copied, '']);
    return {
      name: 'boleto',
      title: strings.boletoTitle,
      text: factLines([...this.#facts(slip), ...lines]).join('\n'),
      picture: bars && pictureOf(bars),
      due: slip.due,
    };
  }

  #atTill({ amount, currency, due }: BoletoSlip, bars: Bars, line: BoletoLine): TillSlip {
    const { seller, texts: strings } = this;
    return {
      title: strings.boletoTitle,
      bars,
      referenceLabel: this.#label(line),
      reference: line.shown,
      amount: amount && this.money(amount, currency),
      names: seller,
      due: due ? `${strings.boletoDue} ${formatDay(due, strings.locale)}` : '',
    };
  }

  #facts({ amount, currency, due, boleto: read }: BoletoSlip): Fact[] {
    const { texts: strings } = this;
    const bank = read?.bank ?? null;
    const bankName = bank && this.#banks.module?.brazilianBank(bank);
    return [
      [strings.amount, amount && this.money(amount, currency), 'amount'],
      [strings.boletoDue, due && this.date(() => formatDay(due, strings.locale)), 'due'],
      [strings.boletoBank, bank, 'bank', bankName ? `${bankName} · ` : ''],
    ];
  }

  #label({ field, isLine }: BoletoLine): string {
    const { texts: strings } = this;
    return isLine ? strings.boletoLine : strings.fields[field as 'code' | 'number'];
  }
}

/** Without bars if they may be wrong: nobody sees that in them. */
function barsOf({ boleto: read, warning }: BoletoSlip): Bars | null {
  return read && !warning ? drawBars(itf(read.barcode)) : null;
}

function pictureOf(bars: Bars): Picture {
  return barcodePicture(bars, MODULE_PX, HEIGHT_PX);
}
