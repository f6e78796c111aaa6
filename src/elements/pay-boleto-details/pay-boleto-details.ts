import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { DisplayDetails } from '../../contract/details.js';
import type { Picture } from '../../controllers/save.js';
import { drawBars } from '../../domain/barcode.js';
import { boletoSlip, type BoletoLine, type BoletoSlip } from '../../domain/boleto-slip.js';
import { formatDay } from '../../domain/expiry.js';
import { itf } from '../../domain/itf.js';
import type { SlipFacts } from '../../domain/slip.js';
import { boleto } from '../../locales/en/boleto.js';
import { details } from '../../locales/en/details.js';
import { facts as factTexts } from '../../locales/en/facts.js';
import type { BoletoStrings, DetailsStrings, FactStrings } from '../../locales/strings.js';
import { barcodePicture, renderBarcode } from '../slip/barcode.js';
import { renderFacts, type Fact } from '../slip/facts.js';
import { PaySlip } from '../slip/pay-slip.js';
import type { Takeaway } from '../slip/tools.js';

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
 * @csspart barcode - the barcode, black on white
 * @csspart steps - the instructions to pay
 * @csspart tools - the buttons below the slip
 * @csspart print - the button that prints the slip
 * @csspart save-png - the button that downloads the barcode as PNG
 * @csspart save-svg - the button that downloads the barcode as SVG
 * @csspart share - the button that shares the slip
 * @csspart calendar - the button that downloads a calendar entry
 * @csspart status - the result of the last press of a button
 * @csspart expired - the status after the deadline
 * @csspart error - the error message, shown instead of the slip
 * @cssstate empty - there are no details yet
 * @cssstate ready - the slip is shown
 * @cssstate expired - the time to pay has run out
 * @cssstate unusable - the details cannot be shown
 */
export class PayBoletoDetails extends PaySlip<BoletoSlip, BoletoStrings & DetailsStrings & FactStrings> {
  protected override readonly english = { ...details, ...factTexts, ...boleto };
  protected override readonly method = 'boleto_br';
  /** The names of banks. Until they are loaded, the code of the bank is shown. */
  readonly #banks = this.lazy(() => import('../../domain/brazilian-banks.js'));

  protected override firstUpdated(): void {
    super.firstUpdated();
    this.#banks.loadAfterPaint();
  }

  protected override makeSlip(fields: DisplayDetails, facts: SlipFacts): BoletoSlip {
    return boletoSlip(fields, facts);
  }

  protected override renderSlip(slip: BoletoSlip): TemplateResult {
    const { texts: strings } = this;
    const picture = pictureOf(slip);
    return html`<p class="paper">${strings.boletoTitle}</p>
      ${renderFacts(this.#facts(slip))} ${slip.lines.map((line) => this.renderCode(line, this.#label(line)))}
      ${picture ? renderBarcode(picture, strings.barcode, 'itf') : nothing}`;
  }

  protected override takeaway(slip: BoletoSlip): Takeaway {
    const { texts: strings } = this;
    const facts = this.#facts(slip).filter(([, value]) => value !== null);
    const lines = slip.lines.map((line) => [this.#label(line), line.copied]);
    return {
      name: 'boleto',
      title: strings.boletoTitle,
      text: [...facts, ...lines].map(([label, value]) => `${label}: ${value}`).join('\n'),
      picture: pictureOf(slip),
      due: slip.due,
    };
  }

  #facts({ amount, currency, due, boleto: read }: BoletoSlip): Fact[] {
    const { texts: strings } = this;
    return [
      [strings.amount, amount && this.money(amount, currency), 'amount'],
      [strings.boletoDue, due && formatDay(Date.parse(due), strings.locale, 'UTC'), 'due'],
      [strings.boletoBank, read?.bank ? (this.#banks.module?.bankName(read.bank) ?? read.bank) : null, 'bank'],
    ];
  }

  #label({ field, isLine }: BoletoLine): string {
    const { texts: strings } = this;
    return isLine ? strings.boletoLine : strings.fields[field as 'code' | 'number'];
  }
}

function pictureOf({ boleto: read }: BoletoSlip): Picture | null {
  return read && barcodePicture(drawBars(itf(read.barcode)), MODULE_PX, HEIGHT_PX);
}
