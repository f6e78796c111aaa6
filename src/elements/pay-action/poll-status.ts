import { nothing, type LitElement, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { renderHeading } from '../notice.js';
import type { PollController } from '../../controllers/poll.js';
import type { ActionState } from '../../flows/action.js';
import type { CoreStrings, PollStrings } from '../../locales/strings.js';
import { isSettled } from './step-space.js';

export interface PollStatus {
  /** Empty without a message. */
  readonly message: string | TemplateResult;
  /** True if the deadline has passed, so that a consumer who has not paid may start again. */
  readonly late: boolean;
  /** The button that checks the status at once, and the text that the page does so by itself. They are below a whole step. */
  readonly button: TemplateResult | typeof nothing;
  /** Checks the status at once. */
  readonly check: () => void;
}

/** Chinese and Japanese have no space between sentences. */
const sentences = (...texts: string[]): string => texts.join(' ').replaceAll('。 ', '。');

/**
 * Renders the progress of polling; null where the consumer sees none, as in the step of a one-time code.
 * @param isUnopened the button does not compete with a link that was not opened yet, but consumers may have opened it elsewhere
 */
export function pollStatus(
  host: LitElement,
  poll: PollController,
  state: ActionState,
  strings: CoreStrings & PollStrings,
  isUnopened: boolean,
): PollStatus | null {
  if (!poll.active || (state.step !== 'ready' && state.step !== 'waiting')) return null;
  const type = state.step === 'ready' ? state.action.type : '';
  if (type === 'verify_otp') return null;
  const { notice } = poll;
  const isPayment = state.resource?.object !== 'mandate';
  // The consumer may have paid while the answer is missing.
  const progress =
    notice === 'stillChecking' && isPayment
      ? sentences(strings.stillChecking, strings.alreadyPaid)
      : notice && strings[notice];
  // A payment that is made elsewhere may be confirmed later.
  const late = poll.late && type.startsWith('display_');
  const check = () => poll.check();
  return {
    late,
    check,
    message:
      late && (!notice || notice === 'notYet')
        ? renderHeading(strings.paymentExpired, sentences(strings.alreadyPaid, strings.late))
        : progress,
    button:
      state.step === 'ready' && !isSettled(host)
        ? nothing
        : html`<div class="poll ${isUnopened ? 'unopened' : ''}">
            <button class="button ${isUnopened ? 'text' : 'quiet'}" part="check" type="button" @click=${check}>
              ${isPayment ? strings.checkPaid : strings.checkLinked}
            </button>
            <p part="updates">${strings.updates}</p>
          </div>`,
  };
}
