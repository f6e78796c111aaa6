import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { property } from '../property.js';
import type { MandateJson } from '../../contract/json.js';
import { parseMandate } from '../../contract/resource.js';
import { parseWalletAccount, walletAccountOf, type ParsedAccount } from '../../contract/wallet-account.js';
import { readableReference, referenceKind, type ReferenceKind } from '../../domain/account-reference.js';
import { plainText } from '../../domain/plain-text.js';
import { toPayError } from '../../errors.js';
import { wallet } from '../../locales/en/wallet.js';
import type { WalletStrings } from '../../locales/strings.js';
import { fromJson, jsonConverter } from '../converters.js';
import { headStyles } from '../../styles/head.styles.js';
import { loadLooks, renderHead } from '../head.js';
import { WALLET } from '../icons.js';
import { PayElement } from '../pay-element.js';
import { money } from '../../texts/money.js';
import { styles } from './pay-wallet-account.styles.js';

/** A label, its value, the value's part, and the direction of a value that is a code. */
type Row = readonly [label: string, value: string | null, part: string, direction?: 'ltr'];

/** Groups a card number by four, as it is on the card, and a phone number around what is masked. */
const grouped = (reference: string, kind: ReferenceKind, method: string | null): string =>
  kind === 'card' && /^\S{16}$/.test(reference)
    ? reference.replace(/.{4}(?=.)/g, '$& ')
    : readableReference(reference, method);

/**
 * The account that a mandate is linked to: its partly masked id, its owner's name and its balance. Many payment methods
 * send none of these; then nothing is shown.
 *
 * @element pay-wallet-account
 * @fires {PayReadyEvent} pay-ready - the account is on screen
 * @fires {PayErrorEvent} pay-error - `invalid-input`, once for each value that cannot be read; the others are shown
 * @csspart base - everything
 * @slot mark - the logo of the payment method, instead of the icon
 * @csspart head - the payment method
 * @csspart mark - the icon of the method
 * @csspart title - the name of the method
 * @csspart list - the list
 * @csspart row - a row of the list
 * @csspart label - the name of a value
 * @csspart reference - the account id; a card number is in groups of four, a phone number around what is masked
 * @csspart name - the consumer's name
 * @csspart balance - the balance of the account
 * @csspart status - empty, or the error message
 * @csspart error - the error message, shown instead of the account
 * @csspart disc - the icon of an error that is shown instead of the content
 * @csspart heading - the heading of a message in place of the content
 * @csspart advice - what the consumer can do, below the heading
 * @cssstate empty - there is nothing to show
 * @cssstate ready - the account is shown
 * @cssstate unusable - the input cannot be shown
 */
export class PayWalletAccount extends PayElement<WalletStrings> {
  static override styles: CSSResultGroup = [PayElement.styles, headStyles, styles];

  /** The mandate, as an object or as JSON. */
  @property({ converter: jsonConverter }) mandate: MandateJson | string | null | undefined = undefined;

  /** The mandate's `extra.payment_method_account` alone, as an object or as JSON. It takes precedence over `mandate`. */
  @property({ converter: jsonConverter }) account: unknown = undefined;

  /** For example `ewallet_id`; needed if only `account` is set. */
  @property() paymentMethod: string | null = null;

  /** @internal */
  protected override readonly english = wallet;

  readonly #looks = this.lazy(loadLooks);
  #parsed: ParsedAccount = parseWalletAccount(null);
  #method: string | null = null;

  protected override get stateName(): string {
    const { reference, name, balance_amount } = this.#parsed.account;
    if (reference ?? name ?? balance_amount) return 'ready';
    return this.#parsed.faults.length ? 'unusable' : 'empty';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('mandate') && !changed.has('account') && !changed.has('paymentMethod')) return;
    this.#method = this.paymentMethod;
    try {
      this.#parsed = this.#parse();
    } catch (error) {
      this.#parsed = { ...parseWalletAccount(null), faults: [toPayError(error, 'invalid-input')] };
    }
  }

  #parse(): ParsedAccount {
    const mandate = this.mandate == null ? null : parseMandate(fromJson(this.mandate));
    this.#method ??= mandate?.payment_method ?? null;
    if (this.account != null) return parseWalletAccount(fromJson(this.account));
    return mandate ? walletAccountOf(mandate) : parseWalletAccount(null);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('mandate') && !changed.has('account')) return;
    for (const fault of this.#parsed.faults) this.report(fault);
    if (this.stateName === 'ready') this.ready();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { stateName, texts: strings } = this;
    if (stateName === 'empty') return nothing;
    const bad = stateName === 'unusable';
    return html`<div part="base">
      ${bad ? nothing : [this.#renderHead(), this.#renderList()]}
      ${bad ? this.renderNotice(strings.walletUnusable, 'error') : this.renderStatus('')}
    </div>`;
  }

  #renderHead(): TemplateResult | typeof nothing {
    const { texts: strings } = this;
    const method = this.#method ?? '';
    // The row below is called “Card” already.
    const title = method && !method.startsWith('card') ? undefined : strings.walletLabel;
    const { marks } = this.settings;
    return renderHead(
      { mark: WALLET, method, title, looks: this.#looks, marks, amount: null, currency: null },
      strings,
    );
  }

  #renderList(): TemplateResult {
    const { texts: strings } = this;
    const { reference, name, balance_amount: amount, balance_currency: currency } = this.#parsed.account;
    const kind = referenceKind(reference ?? '', this.#method);
    const rows: Row[] = [
      [
        strings.walletReferences[kind],
        reference && grouped(plainText(reference), kind, this.#method),
        'reference',
        'ltr',
      ],
      [strings.walletName, name && plainText(name), 'name'],
      [strings.walletBalance, amount && money(amount, currency, strings), 'balance'],
    ];
    return html`<dl part="list" aria-label=${strings.walletLabel}>
      ${rows.map(([label, value, part, direction]) =>
        value
          ? html`<div part="row">
              <dt part="label">${label}</dt>
              <dd><bdi part=${part} dir=${direction ?? nothing} translate="no">${value}</bdi></dd>
            </div>`
          : nothing,
      )}
    </dl>`;
  }
}
