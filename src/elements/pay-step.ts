import { plainText } from '../domain/plain-text.js';
import { nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { headStyles } from '../styles/head.styles.js';
import { loadLooks, renderHead, type Head, type Price } from './head.js';
import { LOCK } from './icons.js';
import { PayElement } from './pay-element.js';
import { property } from './property.js';

/** Base class of the steps: the facts of the payment that a step shows above itself if no `<pay-action>` does. */
export abstract class PayStep<Own extends object> extends PayElement<Own> {
  static override styles: CSSResultGroup = [PayElement.styles, headStyles];

  /** The icon of the head. @internal */
  static readonly mark: string = LOCK;

  /** The amount to pay, a decimal string in `currency`. */
  @property() amount: string | null = null;

  /** ISO 4217, for example `BRL`. */
  @property() currency: string | null = null;

  /** The payment method, for example `banktransfer_mx`. */
  @property() paymentMethod: string | null = null;

  /** The name of the shop that is paid. */
  @property({ useDefault: true }) merchant = '';

  /** True if another element shows the head: `<pay-action>` does. */
  @property({ type: Boolean }) noHead = false;

  readonly #looks = this.lazy(loadLooks);

  /** The amount and currency as text: a page may have set other types. */
  protected get price(): Price {
    const text = (value: string | null | undefined) => (value == null || value === '' ? null : String(value));
    return { amount: text(this.amount), currency: text(this.currency) };
  }

  /** The name of the shop as text, safe to display; empty if unknown. */
  protected get seller(): string {
    return plainText(String(this.merchant ?? ''));
  }

  /**
   * Ends the message of the step, because `<pay-action>` has a later one.
   * @param pressed true if the consumer has pressed another button
   * @internal
   */
  quieten(_pressed: boolean): void {}

  protected renderHead(head: Partial<Head> = {}): TemplateResult | typeof nothing {
    if (this.noHead) return nothing;
    const { merchant } = this;
    const { marks } = this.settings;
    const { mark } = this.constructor as typeof PayStep;
    const method = String(this.paymentMethod ?? '');
    return renderHead({ mark, method, merchant, looks: this.#looks, marks, ...this.price, ...head }, this.texts);
  }
}
