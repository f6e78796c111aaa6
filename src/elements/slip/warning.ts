import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { Warning, WarningCode } from '../../domain/warning.js';
import { html } from '../html.js';
import type { CoreStrings, ExtraStrings } from '../../locales/strings.js';
import { ALERT, icon } from '../icons.js';
import { money } from '../../texts/money.js';

/** The fields of a warning that is about more than one. Its text names them. */
const PAIRS: Readonly<Partial<Record<WarningCode, readonly string[]>>> = {
  'conflicting-codes': ['code', 'number'],
  'bank-mismatch': ['account_number', 'bank_name', 'bank_code'],
};

/** The warning above a slip or code, and the marks of the values that it is about. */
export class WarningView {
  readonly #host: LitElement;
  /** Then the step does not urge the consumer to pay: the text says to contact the store first. */
  shown: Warning | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController({ hostUpdated: () => this.#mark() });
  }

  /** Renders the warning. The values come later: `#mark` adds the label of the one that looks wrong. */
  render(warning: Warning | null, strings: CoreStrings & ExtraStrings): TemplateResult | typeof nothing {
    this.shown = warning;
    if (!warning) return nothing;
    const { code, price } = warning;
    // What differs is said, so that the consumer can ask the store. The colon is part of the text: Lit ends a value at the node after
    // it, which a translator would replace if it were text.
    const label = `${strings.amountInCode}: `;
    const amount =
      price && html`<br />${label}<bdi translate="no">${money(price.amount, price.currency, strings)}</bdi>`;
    return html`<p part="warning" role="alert">
      ${icon(ALERT)}<span><span></span> ${strings.warnings[code]}${amount ?? nothing}</span>
    </p>`;
  }

  /** Marks the values that look wrong, and names one of several, after they have been rendered: they are on screen without this part. */
  #mark(): void {
    const root = this.#host.renderRoot;
    const warning = this.shown;
    const pair = warning && PAIRS[warning.code];
    const fields = pair ?? [warning?.field];
    let label = '';
    const values = root.querySelectorAll('[id^=value-]');
    for (const value of values) {
      const isDoubtful = fields.includes(value.id.replace('value-', ''));
      value.classList.toggle('doubtful', isDoubtful);
      if (isDoubtful && !pair && values.length > 1)
        label = `${value.closest('.code, [part=row]')!.querySelector('[part=label]')!.textContent}:`;
    }
    // Not isolated: in a text from right to left, the colon is to the left of a Latin name.
    const name = root.querySelector('[part=warning] span span');
    if (name) name.textContent = label;
  }
}
