import type { TemplateResult } from 'lit';
import { isServer } from '../../controllers/is-server.js';
import { CUSTOMER_METHODS, type CustomerFields } from '../../contract/consumer.js';
import { html, trust } from '../html.js';
import type { PayCustomerFields } from '../pay-customer-fields/pay-customer-fields.js';

export const FIELDS_TAG = 'pay-customer-fields';

/** Before its class is loaded, an element has no properties of its own. */
type FieldsElement = HTMLElement & Partial<PayCustomerFields>;

/** The properties of the fields that the page sets on the list. */
export interface FieldsInput {
  /** Known data, as an object or as JSON. */
  readonly defaultValue: unknown;
  readonly strings: PayCustomerFields['strings'];
}

/** Returns true for a method that needs data of the customer. */
export const needsData = (method: string): boolean => (CUSTOMER_METHODS as readonly string[]).includes(method);

/** The `<pay-customer-fields>` of each method that was chosen. They stay, so that another choice loses no input. */
export class CustomerData {
  readonly #elements = new Map<string, FieldsElement>();
  /** The texts that were typed before the page was left, until the fields are there. */
  #draft: string | null = null;

  /** Returns the fields of a method that was chosen; undefined if it needs none. */
  of(method: string): FieldsElement | undefined {
    return this.#elements.get(method);
  }

  /** Renders the fields of a method, from its first choice on. */
  show(method: string, chosen: boolean, input: FieldsInput): HTMLElement | TemplateResult | undefined {
    if (!needsData(method) || !(chosen || this.#elements.has(method))) return undefined;
    if (isServer) return renderOnServer(method, input);
    const fields = this.#elements.get(method) ?? this.#create(method);
    return Object.assign(fields, input, { hidden: !customElements.get(FIELDS_TAG) });
  }

  /** Restores the initial data. */
  reset(): void {
    for (const fields of this.#elements.values()) fields.formResetCallback?.();
  }

  /** Keeps the texts of an earlier visit until `update`. */
  restore(draft: string): void {
    this.#draft = draft;
  }

  /** Puts the texts of an earlier visit into the fields of the chosen method, once they are loaded. */
  update(chosen: string): void {
    const fields = this.of(chosen);
    if (this.#draft === null || !fields?.formStateRestoreCallback) return;
    fields.formStateRestoreCallback(this.#draft, 'restore');
    this.#draft = null;
  }

  /** The texts in the fields of a method, for a later visit. */
  draftOf(method: string): string {
    return this.of(method)?.draft ?? '';
  }

  #create(method: string): FieldsElement {
    const fields: FieldsElement = trust(document.createElement(FIELDS_TAG));
    fields.setAttribute('payment-method', method);
    fields.setAttribute('part', 'fields');
    this.#elements.set(method, fields);
    return fields;
  }

  /** The data of a method: empty if it needs none, null while it is missing or invalid. */
  valueOf(method: string): CustomerFields | null {
    return needsData(method) ? (this.of(method)?.value ?? null) : {};
  }
}

/** A server has no document to create an element in. */
function renderOnServer(method: string, { defaultValue }: FieldsInput): TemplateResult {
  const value = typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue ?? null);
  return html`<pay-customer-fields part="fields" payment-method=${method} value=${value}></pay-customer-fields>`;
}
