import { nothing, type TemplateResult } from 'lit';
import { canGoBack, noticeOf, type CheckoutState } from '../../flows/checkout.js';
import type { CheckoutStrings, CoreStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import { ALERT, CHECK, icon } from '../icons.js';
import { noticeText } from './messages.js';

interface NoticeView {
  readonly strings: CoreStrings & CheckoutStrings;
  /** The consumer chooses a method: the focus goes to the notice, above the choice. */
  readonly isFirst: boolean;
  /** It gets the focus, which has it read: as a live region, it would be read twice. */
  readonly isFocused: boolean;
  readonly onBack: () => void;
}

/** Renders what the consumer must know first, with the button that goes back to the payment that was left. */
export function renderOrderNotice(
  state: CheckoutState,
  { strings, isFirst, isFocused, onBack }: NoticeView,
): TemplateResult | typeof nothing {
  const kind = noticeOf(state);
  const notice = noticeText(state, strings);
  if (!notice) return nothing;
  const isGood = kind === 'earlier-paid' || kind === 'first-payment';
  return html`<div part="notice" class="${kind} ${isFirst ? 'stage' : ''}" tabindex="-1">
    ${icon(isGood ? CHECK : ALERT)}
    <p aria-live=${isFocused ? nothing : 'polite'} aria-atomic="true">${notice}</p>
    ${canGoBack(state) ? html`<button class="button text" part="back" type="button" @click=${onBack}>${strings.goBack}</button>` : nothing}
  </div>`;
}
