import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { property } from '../property.js';
import { AnnounceController } from '../../controllers/announce.js';
import { parseDetails, type DisplayDetails } from '../../contract/details.js';
import { plainText } from '../../domain/plain-text.js';
import { toPayError, type PayError } from '../../errors.js';
import { fromJson, jsonConverter } from '../converters.js';
import { copyButton } from '../copy-button.js';
import { copy } from '../../locales/en/copy.js';
import { details } from '../../locales/en/details.js';
import type { CopyStrings, DetailsStrings } from '../../locales/strings.js';
import { PayElement } from '../pay-element.js';
import { styles } from './pay-details.styles.js';

/**
 * Any `display_details` as a list, each row with a button that copies it.
 *
 * @element pay-details
 * @fires {PayReadyEvent} pay-ready - the details are on screen
 * @fires {PayCopiedEvent} pay-copied - a value was copied to the clipboard
 * @fires {PayErrorEvent} pay-error - `invalid-input`
 * @csspart base - the whole step
 * @csspart list - the list
 * @csspart row - a field
 * @csspart label - the name of a field
 * @csspart value - the value of a field, as the service sent it
 * @csspart copy-button - the button that copies a value
 * @csspart status - the result of the last copy
 * @csspart error - the error message, shown instead of the list
 * @cssstate empty - there are no details yet
 * @cssstate ready - the details are shown
 * @cssstate unusable - the details cannot be shown
 */
export class PayDetails extends PayElement<CopyStrings & DetailsStrings> {
  static override styles: CSSResultGroup = [PayElement.styles, styles];

  /** The `display_details` object, as an object or as JSON. */
  @property({ converter: jsonConverter }) details: unknown = undefined;

  /** For example `banktransfer_mx`. It decides which fields are shown. */
  @property() paymentMethod: string | null = null;

  protected override readonly english = { ...copy, ...details };

  readonly #announce = new AnnounceController(this);
  #read: DisplayDetails | PayError | null = null;

  protected override get stateName(): string {
    if (!this.#read) return 'empty';
    return this.#read instanceof Error ? 'unusable' : 'ready';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('details') && !changed.has('paymentMethod')) return;
    this.#announce.clear();
    this.#read = null;
    if (this.details == null) return;
    try {
      this.#read = parseDetails(fromJson(this.details), this.paymentMethod);
    } catch (error) {
      this.#read = toPayError(error, 'invalid-input');
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.#read || !changed.has('details')) return;
    if (this.#read instanceof Error) this.report(this.#read);
    else this.ready();
  }

  /** The translated name of a field of the contract. Any other name is made readable: `branch_name` is Branch name. */
  #label(field: string): string {
    const { fields } = this.texts;
    if (Object.hasOwn(fields, field)) return fields[field as keyof typeof fields];
    const name = plainText(field).replace(/[_-]+/g, ' ').trim();
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  protected override render(): TemplateResult | typeof nothing {
    const read = this.#read;
    if (!read) return nothing;
    const { texts: strings } = this;
    const bad = read instanceof Error;
    return html`<div part="base">
      ${bad ? nothing : this.#renderList(read)}
      ${bad ? this.renderStatus(strings.errors[read.code], 'error') : this.renderStatus(this.#announce.message)}
    </div>`;
  }

  #renderList(details: DisplayDetails): TemplateResult {
    return html`<dl part="list" aria-label=${this.texts.detailsLabel}>
      ${Object.entries(details).map(([field, text]) => {
        const label = this.#label(field);
        return html`<div part="row">
          <dt part="label"><bdi>${label}</bdi></dt>
          <dd>
            <bdi part="value" id="value-${field}">${plainText(text)}</bdi>
            ${copyButton({ host: this, announce: this.#announce, strings: this.texts }, { field, text, label })}
          </dd>
        </div>`;
      })}
    </dl>`;
  }
}
