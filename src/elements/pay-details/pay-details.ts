import { nothing, type TemplateResult } from 'lit';
import { isInstrument, type DisplayDetails } from '../../contract/details.js';
import { formatMoment } from '../../domain/moment.js';
import { plainText } from '../../domain/plain-text.js';
import type { SlipFacts, SlipLine } from '../../domain/slip.js';
import { details } from '../../locales/en/details.js';
import { facts as factTexts } from '../../locales/en/facts.js';
import type { DetailsStrings, FactStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import { renderFacts } from '../slip/facts.js';
import { PayFieldsSlip } from '../slip/pay-fields-slip.js';
import type { Slip } from '../slip/pay-slip.js';
import type { Takeaway } from '../slip/tools.js';

interface DetailsSlip extends Slip {
  readonly fields: DisplayDetails;
  /** The field that the consumer enters to pay; null if the fields do not show which. */
  readonly code: string | null;
}

/** Where the consumer pays, and the code that is entered first. */
const BEFORE_CODE = ['store', 'entity', 'biller_code'];

function codeOf({ payment_code, bill_key, entity, reference }: DisplayDetails): string | null {
  if (payment_code) return 'payment_code';
  if (bill_key) return 'bill_key';
  return entity && reference ? 'reference' : null;
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
 * @csspart facts - the list with the due date
 * @csspart due - the due date
 * @csspart warning - the warning
 * @csspart label - the name of a field
 * @csspart value - the value of a field, as the service sent it
 * @csspart copy-button - the button that copies a value
 * @csspart steps - the instructions to pay
 * @csspart tools - the buttons below the list
 * @csspart print - the button that prints the details
 * @csspart share - the button that shares the details
 * @csspart calendar - the button that downloads a calendar entry
 * @csspart status - the result of the last press of a button
 * @csspart expired - the status after the deadline
 * @csspart error - the error message, shown instead of the list
 * @cssstate empty - there are no details yet
 * @cssstate ready - the details are shown
 * @cssstate expired - the time to pay has run out
 * @cssstate unusable - the details cannot be shown
 */
export class PayDetails extends PayFieldsSlip<DetailsSlip, DetailsStrings & FactStrings> {
  protected override readonly english = { ...details, ...factTexts };

  protected override get method(): string | null {
    return this.paymentMethod;
  }

  protected override makeSlip(fields: DisplayDetails, { amount, currency }: SlipFacts): DetailsSlip {
    const slip = { fields, code: codeOf(fields), amount, currency, warning: null };
    return this.checked(slip, fields, isInstrument(fields));
  }

  protected override renderSlip(slip: DetailsSlip): TemplateResult {
    const { fields, code, amount, currency } = slip;
    const rows = Object.entries(fields).map(([field, copied]): SlipLine => ({ field, shown: copied, copied }));
    if (!code) return html`${this.#renderList(rows)}`;
    const isBefore = ({ field }: SlipLine) => BEFORE_CODE.includes(field);
    const main = rows.find(({ field }) => field === code)!;
    const after = rows.filter((row) => row !== main && !isBefore(row));
    if (amount) after.unshift({ field: 'amount', shown: this.money(amount, currency), copied: amount });
    const { expires, texts: strings } = this;
    return html`${this.#renderList(rows.filter(isBefore))} ${this.renderCode(main, this.label(code))}
    ${this.#renderList(after)}
    ${renderFacts([[strings.payBy, expires === null ? null : formatMoment(expires, strings.locale), 'due']])}`;
  }

  #renderList(rows: readonly SlipLine[]): TemplateResult | typeof nothing {
    const { amount, detailsLabel } = this.texts;
    return rows.length
      ? html`<dl part="list" aria-label=${detailsLabel}>
          ${rows.map((row) => this.renderRow(row, row.field === 'amount' ? amount : this.label(row.field)))}
        </dl>`
      : nothing;
  }

  protected override takeaway({ fields }: DetailsSlip): Takeaway {
    const rows = Object.entries(fields).map(([field, text]) => `${this.label(field)}: ${plainText(text)}`);
    const title = this.texts.detailsLabel;
    return { name: 'details', title, text: rows.join('\n'), picture: null, due: this.expires };
  }
}
