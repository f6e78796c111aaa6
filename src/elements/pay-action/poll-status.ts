import type { TemplateResult } from 'lit';
import { html } from '../html.js';
import type { PollController } from '../../controllers/poll.js';
import type { ActionState } from '../../flows/action.js';
import { poll as english } from '../../locales/en/poll.js';
import type { CoreStrings, PollStrings } from '../../locales/strings.js';

export { PollController } from '../../controllers/poll.js';

export interface PollStatus {
  /** Empty without a message. */
  readonly message: string;
  /** True if the deadline has passed, so that a consumer who has not paid may start again. */
  readonly late: boolean;
  /** The button that checks the status at once, and the text that the page does so by itself. */
  readonly button: TemplateResult;
}

/** Renders the progress of polling; null where the consumer sees none, as in the step of a one-time code. */
export function pollStatus(
  poll: PollController,
  state: ActionState,
  texts: CoreStrings & Partial<PollStrings>,
): PollStatus | null {
  if (!poll.active || (state.step !== 'ready' && state.step !== 'waiting')) return null;
  const type = state.step === 'ready' ? state.action.type : '';
  if (type === 'verify_otp') return null;
  const strings = { ...english, ...texts };
  const { notice } = poll;
  // A payment that is made elsewhere may be confirmed later.
  const late = poll.late && type.startsWith('display_') && (!notice || notice === 'notYet');
  return {
    late,
    message: late ? strings.late : notice && strings[notice],
    button: html`<button class="button quiet" part="check" type="button" @click=${() => poll.check()}>
        ${state.resource?.object === 'mandate' ? strings.checkLinked : strings.checkPaid}
      </button>
      <p part="updates">${strings.updates}</p>`,
  };
}

const NAME = '--pay-size-reserved';
/** The elements whose step is whole. */
const whole = new WeakSet<HTMLElement>();

/**
 * Gives back the space that `pay-elements.css` reserves and a whole step does not need. It stays where the consumer would see
 * that something moves.
 */
export function fit(host: HTMLElement, isWhole: boolean): void {
  if (isWhole === whole.has(host)) return;
  if (isWhole) {
    whole.add(host);
    host.style.setProperty(NAME, '0');
    if (host.getBoundingClientRect().bottom >= innerHeight) return;
  } else whole.delete(host);
  host.style.removeProperty(NAME);
}
