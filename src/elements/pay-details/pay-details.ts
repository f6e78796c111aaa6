import type { CSSResultGroup, nothing, TemplateResult } from 'lit';
import { SPEI, type DisplayDetails } from '../../contract/details.js';
import { instrumentOf, mainOf, printed } from '../../domain/instruments.js';
import { formatDay } from '../../domain/expiry.js';
import { plainText } from '../../domain/plain-text.js';
import type { SlipFacts, SlipLine } from '../../domain/slip.js';
import { copy } from '../../locales/en/copy.js';
import { details } from '../../locales/en/details.js';
import { facts as factTexts } from '../../locales/en/facts.js';
import type { DetailsStrings, ExtraStrings, FactStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import { renderFacts } from '../slip/facts.js';
import { fieldLabel } from '../../texts/field-label.js';
import { PaySlip, type Slip } from '../slip/pay-slip.js';
import { rowsStyles } from '../slip/rows.styles.js';
import type { SlipContent } from '../slip/content.js';
import type { NamedStep } from '../../texts/with-step.js';

/** What the amount says. */
const SAID = new Set(['country', 'currency']);

/** True for a calendar day of ISO 8601, which nobody types. Engines disagree about days that no month has. */
function isDay(value: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

interface DetailsSlip extends Slip {
  readonly fields: DisplayDetails;
}

/**
 * Any `display_details` as a list, each row with a button that copies it. The code of a bill, or of a payment in a store, is
 * large and has the instructions to pay.
 *
 * @element pay-details
 * @fires {PayReadyEvent} pay-ready - the details are on screen
 * @fires {PayCopiedEvent} pay-copied - a value was copied to the clipboard
 * @fires {PaySavedEvent} pay-saved - a file was downloaded
 * @fires {PaySharedEvent} pay-shared - the details were shared
 * @fires {PayWarningEvent} pay-warning - a code may be wrong
 * @fires {PayErrorEvent} pay-error - `invalid-input`
 * @csspart base - the whole step
 * @csspart slip - the part that is printed
 * @csspart list - the list
 * @csspart row - a field
 * @csspart line - the code to enter, with its copy button
 * @csspart facts - the list with the end of the time to pay
 * @csspart due - the end of the time to pay
 * @csspart warning - the warning
 * @csspart label - the name of a field
 * @csspart value - the value of a field, as the service sent it
 * @csspart copy-button - the button that copies a value
 * @csspart copy-problem - why a value was not copied, below its button
 * @csspart steps - the instructions to pay
 * @csspart tools - the buttons below the list
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
 * @csspart error - the error message, shown instead of the list
 * @cssstate empty - there are no details yet
 * @cssstate ready - the details are shown
 * @cssstate expired - the time to pay has run out
 * @cssstate unusable - the details cannot be shown
 */
export class PayDetails extends PaySlip<DetailsSlip, DetailsStrings & FactStrings> {
  static override styles: CSSResultGroup = [PaySlip.styles, rowsStyles];

  /** @internal */
  protected override readonly english = { ...copy, ...details, ...factTexts };

  protected override get method(): string | null {
    return this.paymentMethod;
  }

  protected override makeSlip(fields: DisplayDetails, { amount, currency }: SlipFacts): DetailsSlip {
    return { fields, amount, currency, warning: null };
  }

  protected override instrument(fields: DisplayDetails): DisplayDetails {
    return fields;
  }

  protected override renderSlip({ fields }: DetailsSlip): TemplateResult {
    const instrument = instrumentOf(fields);
    const rows = Object.entries(fields)
      .filter(([field]) => !SAID.has(field))
      .map(([field, copied]): SlipLine => ({
        field,
        shown: isDay(copied)
          ? this.date(() => formatDay(copied, this.texts.locale))
          : plainText(printed(instrument, field, copied)),
        copied,
      }));
    const { amount, currency } = this.price;
    // Cash machines ask for it.
    if (amount && instrument?.guide === 'bill')
      rows.push({ field: 'amount', shown: this.money(amount, currency), copied: amount });
    const main = mainOf(instrument, fields);
    const at = rows.findIndex(({ field }) => field === main);
    const code = rows[at];
    if (!code) return this.#renderList(rows);
    // In the order of an instrument, the rows above the code are entered first, or name the store.
    const before = instrument ? at : 0;
    return html`${this.#renderList(rows.slice(0, before))} ${this.renderCode(code, this.#label(code.field))}
    ${this.#renderList(rows.slice(before).filter((row) => row !== code))}`;
  }

  protected override renderBeside(): TemplateResult | typeof nothing {
    return renderFacts([[this.texts.payBy, this.payBy(), 'due']]);
  }

  protected override namedSteps(
    { fields, amount, currency }: DetailsSlip,
    strings: ExtraStrings,
  ): readonly NamedStep[] {
    if (this.method === 'cashvoucher_mx') return [{ at: 1, text: strings.voucherRead }];
    const isTransfer = this.method === SPEI || instrumentOf(fields)?.guide === 'transfer';
    if (!isTransfer || !fields.reference || !amount) return [];
    const reference = plainText(fields.reference);
    const sum = this.money(amount, currency);
    return [
      {
        at: 1,
        text: strings.transferSend(sum, `${this.#label('reference')}: ${reference}`),
        names: [sum, reference],
      },
    ];
  }

  #label(field: string): string {
    return field === 'amount' ? this.texts.amount : fieldLabel(this.texts, field);
  }

  #renderList(rows: readonly SlipLine[]): TemplateResult {
    return html`<dl part="list" aria-label=${this.texts.detailsLabel} ?hidden=${!rows.length}>
      ${rows.map((row) => {
        const day = isDay(row.copied);
        const kind = day || !/\d/.test(row.shown) ? 'text' : '';
        return this.renderRow(row, this.#label(row.field), kind, day ? false : undefined);
      })}
    </dl>`;
  }

  protected override content({ fields }: DetailsSlip): SlipContent {
    const rows = Object.entries(fields).map(([field, text]) => `${this.#label(field)}: ${plainText(text)}`);
    const title = this.texts.detailsLabel;
    return { name: 'details', title, text: rows.join('\n'), picture: null, due: this.expires };
  }
}
