import type { TemplateResult } from 'lit';
import { html } from '../html.js';
import type { PollController } from '../../controllers/poll.js';
import type { ActionState } from '../../flows/action.js';
import type { PollNotice } from '../../flows/poll.js';
import { watch as english } from '../../locales/en/watch.js';
import type { CoreStrings, WatchStrings } from '../../locales/strings.js';

export { PollController } from '../../controllers/poll.js';

const NOTICES: Readonly<Record<Exclude<PollNotice, ''>, keyof WatchStrings>> = {
  checking: 'checking',
  pending: 'notYet',
  failing: 'stillChecking',
  offline: 'offline',
};

export interface PollStatus {
  /** Empty without a message. */
  readonly message: string;
  /** The button that checks the status at once. */
  readonly button: TemplateResult;
}

/** Renders the progress of polling; null where the consumer sees none, as in the step of a one-time code. */
export function pollStatus(
  poll: PollController,
  state: ActionState,
  texts: CoreStrings & Partial<WatchStrings>,
): PollStatus | null {
  if (!poll.active || (state.step !== 'ready' && state.step !== 'waiting')) return null;
  const type = state.step === 'ready' ? state.action.type : '';
  if (type === 'verify_otp') return null;
  const strings = { ...english, ...texts };
  const { notice } = poll;
  // A payment that is made elsewhere may be confirmed later.
  const late = poll.late && type.startsWith('display_') && (!notice || notice === 'pending');
  return {
    message: late ? strings.late : notice && strings[NOTICES[notice]],
    button: html`<button class="button quiet" part="check" type="button" @click=${() => poll.check()}>
      ${state.resource?.object === 'mandate' ? strings.checkLinked : strings.checkPaid}
    </button>`,
  };
}
