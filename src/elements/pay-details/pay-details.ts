import type { CSSResultGroup, TemplateResult } from 'lit';
import type { DisplayDetails } from '../../contract/details.js';
import { plainText } from '../../domain/plain-text.js';
import type { SlipFacts } from '../../domain/slip.js';
import { details } from '../../locales/en/details.js';
import type { DetailsStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import { PaySlip, type Slip } from '../slip/pay-slip.js';
import { rowsStyles } from '../slip/rows.styles.js';
import type { Takeaway } from '../slip/tools.js';

interface DetailsSlip extends Slip {
  readonly fields: DisplayDetails;
}

/**
 * Any `display_details` as a list, each row with a button that copies it.
 *
 * @element pay-details
 * @fires {PayReadyEvent} pay-ready - the details are on screen
 * @fires {PayCopiedEvent} pay-copied - a value was copied to the clipboard
 * @fires {PaySavedEvent} pay-saved - a file was downloaded
 * @fires {PaySharedEvent} pay-shared - the details were shared
 * @fires {PayErrorEvent} pay-error - `invalid-input`
 * @csspart base - the whole step
 * @csspart slip - the part that is printed
 * @csspart list - the list
 * @csspart row - a field
 * @csspart label - the name of a field
 * @csspart value - the value of a field, as the service sent it
 * @csspart copy-button - the button that copies a value
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
export class PayDetails extends PaySlip<DetailsSlip, DetailsStrings> {
  static override styles: CSSResultGroup = [PaySlip.styles, rowsStyles];

  protected override readonly english = details;

  protected override get method(): string | null {
    return this.paymentMethod;
  }

  protected override makeSlip(fields: DisplayDetails, { amount, currency }: SlipFacts): DetailsSlip {
    return { fields, amount, currency, warning: null };
  }

  /** The translated name of a field of the contract. Any other name is made readable: `branch_name` is Branch name. */
  #label(field: string): string {
    const { fields } = this.texts;
    if (Object.hasOwn(fields, field)) return fields[field as keyof typeof fields];
    const name = plainText(field).replace(/[_-]+/g, ' ').trim();
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  protected override renderSlip({ fields }: DetailsSlip): TemplateResult {
    return html`<dl part="list" aria-label=${this.texts.detailsLabel}>
      ${Object.entries(fields).map(([field, text]) =>
        this.renderRow({ field, shown: text, copied: text }, this.#label(field)),
      )}
    </dl>`;
  }

  protected override takeaway({ fields }: DetailsSlip): Takeaway {
    const rows = Object.entries(fields).map(([field, text]) => `${this.#label(field)}: ${plainText(text)}`);
    const title = this.texts.detailsLabel;
    return { name: 'details', title, text: rows.join('\n'), picture: null, due: this.expires };
  }
}
