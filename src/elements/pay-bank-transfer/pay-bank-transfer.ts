import { nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { ANY_TRANSFER, SPEI, type DisplayDetails } from '../../contract/details.js';
import { plainText } from '../../domain/plain-text.js';
import type { SlipFacts } from '../../domain/slip.js';
import { isMexican, transferSlip, type TransferLine, type TransferSlip } from '../../domain/transfer-slip.js';
import { copy } from '../../locales/en/copy.js';
import { details } from '../../locales/en/details.js';
import { facts as factTexts } from '../../locales/en/facts.js';
import { transfer } from '../../locales/en/transfer.js';
import type { DetailsStrings, ExtraStrings, FactStrings, TransferStrings } from '../../locales/strings.js';
import { BANK } from '../icons.js';
import { renderFacts } from '../slip/facts.js';
import { fieldLabel } from '../../texts/field-label.js';
import type { NamedStep } from '../../texts/with-step.js';
import { PaySlip } from '../slip/pay-slip.js';
import { rowsStyles } from '../slip/rows.styles.js';
import type { SlipContent } from '../slip/content.js';
import { styles } from './pay-bank-transfer.styles.js';

/**
 * The details of a bank transfer: the exact amount, and every field with a copy button, named as at the consumer's bank. A
 * SEPA transfer has a QR code for banking apps, on a computer.
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
 * @csspart facts - the list with the end of the time to pay
 * @csspart left - the time left, with its label
 * @csspart due - the end of the time to pay
 * @csspart countdown - the time left
 * @csspart warning - the warning
 * @csspart list - the fields
 * @csspart row - a field
 * @csspart more - the fields that are rarely typed, folded
 * @csspart line - the account number or IBAN, with its copy button
 * @csspart label - the name of a value
 * @csspart value - a value; the first one is the amount
 * @csspart copy-button - a button that copies one value, or all
 * @csspart copy-problem - why a value was not copied, below its button
 * @csspart hint - the instruction for the QR code
 * @csspart code - the QR code, black on white
 * @csspart steps - the instructions to pay
 * @csspart tools - the buttons below the slip
 * @csspart menu - the menu of them, if there are many
 * @csspart save - the button that opens it
 * @csspart print - the button that prints the details
 * @csspart save-pdf - the button that saves the shop's PDF
 * @csspart email - the button that sends the e-mail
 * @csspart share - the button that shares the details
 * @csspart calendar - the button that downloads a calendar entry
 * @csspart status - the result of the last press of a button
 * @csspart disc - the icon of an error, and of a deadline that has passed
 * @csspart heading - the heading of a message in place of the content
 * @csspart advice - what the consumer can do, below the heading
 * @csspart expired - the status after the deadline
 * @csspart error - the error message, shown instead of the details
 * @cssstate empty - there are no details yet
 * @cssstate ready - the details are shown
 * @cssstate expired - the time to pay has run out
 * @cssstate unusable - the details cannot be shown
 */
export class PayBankTransfer extends PaySlip<TransferSlip, TransferStrings & DetailsStrings & FactStrings> {
  static override styles: CSSResultGroup = [PaySlip.styles, rowsStyles, styles];
  /** @internal */
  static override readonly mark = BANK;

  /** @internal */
  protected override readonly english = { ...copy, ...details, ...factTexts, ...transfer };

  /** An account in Mexico, whose banks have terms of their own. */
  #isMexican = true;

  protected override get method(): string {
    return this.paymentMethod === SPEI ? SPEI : ANY_TRANSFER;
  }

  protected override makeSlip(fields: DisplayDetails, facts: SlipFacts): TransferSlip {
    const { paymentMethod } = this;
    const slip = transferSlip(fields, facts, paymentMethod);
    this.#isMexican = isMexican(fields, paymentMethod);
    return slip;
  }

  protected override instrument(fields: DisplayDetails): DisplayDetails | null {
    return this.#isMexican ? null : fields;
  }

  protected override renderSlip(slip: TransferSlip): TemplateResult {
    const { texts: strings } = this;
    const { amount, currency } = slip;
    const [first, ...rest] = slip.lines;
    const exactly = amount && { field: 'amount', shown: this.money(amount, currency), copied: amount };
    const usual = rest.filter(({ isRare }) => !isRare);
    const rare = rest.filter(({ isRare }) => isRare);
    // The codes that belong to the account are typed together with it.
    const names = Math.max(
      0,
      usual.findIndex(({ isCode }) => !isCode),
    );
    return html`<div id="value-all">
      ${first ? this.renderCode(first, this.#label(first)) : nothing}
      ${rest.length ? this.#renderCopyAll(slip) : nothing}
      <dl part="list">
        ${usual.slice(0, names).map((line) => this.#renderLine(line))}
        ${exactly ? this.renderRow(exactly, strings.transferExactly, 'text') : nothing}
        ${usual.slice(names).map((line) => this.#renderLine(line))}
      </dl>
      ${
        rare.length
          ? html`<details part="more">
              <summary>${strings.transferMore}</summary>
              <dl>${rare.map((line) => this.#renderLine(line))}</dl>
            </details>`
          : nothing
      }
    </div>`;
  }

  protected override renderBeside(): TemplateResult {
    return html`${renderFacts([[this.texts.payBy, this.payBy(), 'due']])} ${this.surroundings?.renderCode()}`;
  }

  protected override namedSteps(slip: TransferSlip, strings: ExtraStrings): readonly NamedStep[] {
    const reference = slip.lines.find(({ field }) => field === 'reference');
    if (!reference || !slip.amount) return [];
    const amount = this.money(slip.amount, slip.currency);
    const text = strings.transferSend(amount, `${this.#label(reference)}: ${reference.shown}`);
    return [{ at: 1, text, names: [amount, reference.shown] }];
  }

  #renderLine(line: TransferLine): TemplateResult {
    return this.renderRow(line, this.#label(line), line.isCode ? '' : 'text');
  }

  #renderCopyAll(slip: TransferSlip): TemplateResult {
    const { texts: strings } = this;
    return html`<div class="copy-all">
      ${this.renderCopy({
        field: 'all',
        text: this.#text(slip),
        label: strings.transferAll,
        caption: strings.transferCopyAll,
      })}
    </div>`;
  }

  protected override content(slip: TransferSlip): SlipContent {
    const { texts: strings } = this;
    return {
      name: 'bank-transfer',
      title: strings.transferTitle,
      text: this.#text(slip),
      picture: null,
      due: this.expires,
    };
  }

  #text({ lines, amount, currency }: TransferSlip): string {
    const rows = lines.map((line) => `${this.#label(line)}: ${line.isCode ? line.copied : plainText(line.copied)}`);
    return [...rows, ...(amount ? [`${this.texts.amount}: ${this.money(amount, currency)}`] : [])].join('\n');
  }

  #label({ label }: TransferLine): string {
    return (this.#isMexican && this.texts.transferFields[label as 'clabe']) || fieldLabel(this.texts, label);
  }
}
