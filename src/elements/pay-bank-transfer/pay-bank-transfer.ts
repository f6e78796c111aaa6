import { nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { DetailField, DisplayDetails } from '../../contract/details.js';
import { formatMoment } from '../../domain/moment.js';
import { plainText } from '../../domain/plain-text.js';
import type { SlipFacts } from '../../domain/slip.js';
import { transferSlip, type TransferLine, type TransferSlip } from '../../domain/transfer-slip.js';
import { details } from '../../locales/en/details.js';
import { facts as factTexts } from '../../locales/en/facts.js';
import { transfer } from '../../locales/en/transfer.js';
import type { DetailsStrings, FactStrings, TransferStrings } from '../../locales/strings.js';
import { renderFacts } from '../slip/facts.js';
import { PaySlip } from '../slip/pay-slip.js';
import type { Takeaway } from '../slip/tools.js';
import { styles } from './pay-bank-transfer.styles.js';

/**
 * The details of a bank transfer: the exact amount, and every field with a copy button, named as at the consumer's bank.
 *
 * @element pay-bank-transfer
 * @fires {PayReadyEvent} pay-ready - the details are on screen
 * @fires {PayCopiedEvent} pay-copied - a value was copied to the clipboard: a field, `amount` or `all`
 * @fires {PaySavedEvent} pay-saved - a file was downloaded
 * @fires {PaySharedEvent} pay-shared - the details were shared
 * @fires {PayWarningEvent} pay-warning - the account may be wrong
 * @fires {PayErrorEvent} pay-error - `invalid-input`
 * @csspart base - the whole step
 * @csspart slip - the part that is printed
 * @csspart exactly - the amount, and a button to copy it
 * @csspart facts - the list with the due date
 * @csspart left - the time left, with its label
 * @csspart due - the due date
 * @csspart countdown - the time left
 * @csspart warning - the warning
 * @csspart list - the fields
 * @csspart row - a field
 * @csspart label - the name of a value
 * @csspart value - a value; the first one is the amount
 * @csspart copy-button - a button that copies one value, or all
 * @csspart steps - the instructions to pay
 * @csspart tools - the buttons below the slip
 * @csspart print - the button that prints the details
 * @csspart share - the button that shares the details
 * @csspart calendar - the button that downloads a calendar entry
 * @csspart status - the result of the last press of a button
 * @csspart expired - the status after the deadline
 * @csspart error - the error message, shown instead of the details
 * @cssstate empty - there are no details yet
 * @cssstate ready - the details are shown
 * @cssstate expired - the time to pay has run out
 * @cssstate unusable - the details cannot be shown
 */
export class PayBankTransfer extends PaySlip<TransferSlip, TransferStrings & DetailsStrings & FactStrings> {
  static override styles: CSSResultGroup = [PaySlip.styles, styles];

  protected override readonly english = { ...details, ...factTexts, ...transfer };
  protected override readonly method = 'banktransfer_mx';

  protected override makeSlip(fields: DisplayDetails, facts: SlipFacts): TransferSlip {
    return transferSlip(fields, facts);
  }

  protected override renderSlip(slip: TransferSlip): TemplateResult {
    const { texts: strings } = this;
    const { amount } = slip;
    return html`<p class="paper">${strings.transferTitle}</p>
      ${
        amount === null
          ? nothing
          : this.renderCode(
              { field: 'amount', shown: this.money(amount, slip.currency), copied: amount },
              strings.transferExactly,
              'exactly',
              strings.amount,
            )
      }
      ${renderFacts([[strings.payBy, this.#payBy(), 'due']])}
      <dl part="list" id="value-all">${slip.lines.map((line) => this.#renderRow(line))}</dl>
      ${slip.lines.length > 1 ? this.#renderCopyAll(slip) : nothing}`;
  }

  #renderCopyAll(slip: TransferSlip): TemplateResult {
    const { texts: strings } = this;
    return html`<div>
      ${this.extras?.renderCopy({
        field: 'all',
        text: this.#text(slip),
        label: strings.transferAll,
        caption: strings.transferCopyAll,
        main: true,
      })}
    </div>`;
  }

  #renderRow(line: TransferLine): TemplateResult {
    const label = this.#label(line);
    return html`<div part="row">
      <dt part="label">${label}</dt>
      <dd>
        <bdi part="value" class=${line.isCode ? nothing : 'text'} id="value-${line.field}"
          >${plainText(line.shown)}</bdi
        >
        ${this.extras?.renderCopy({ field: line.field, text: line.copied, label })}
      </dd>
    </div>`;
  }

  protected override takeaway(slip: TransferSlip): Takeaway {
    const { texts: strings } = this;
    return {
      name: 'bank-transfer',
      title: strings.transferTitle,
      text: this.#text(slip),
      picture: null,
      due: this.expires,
    };
  }

  #payBy(): string | null {
    const { expires } = this;
    return expires === null ? null : formatMoment(expires, this.texts.locale);
  }

  #text({ lines, amount, currency }: TransferSlip): string {
    const rows = lines.map((line) => `${this.#label(line)}: ${line.isCode ? line.copied : plainText(line.copied)}`);
    return [...rows, ...(amount ? [`${this.texts.amount}: ${this.money(amount, currency)}`] : [])].join('\n');
  }

  #label({ label }: TransferLine): string {
    const { transferFields, fields } = this.texts;
    return transferFields[label as 'clabe'] ?? fields[label as DetailField];
  }
}
