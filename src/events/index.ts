import type { PayCompleteEvent } from './complete.js';
import type { PayCopiedEvent } from './copied.js';
import type { PayErrorEvent } from './error.js';
import type { PayFailEvent } from './fail.js';
import type { PayMethodChangeEvent } from './method-change.js';
import type { PayOtpResendEvent } from './otp-resend.js';
import type { PayOtpSubmitEvent } from './otp-submit.js';
import type { PayReadyEvent } from './ready.js';
import type { PayRedirectEvent } from './redirect.js';
import type { PayRetryEvent } from './retry.js';
import type { PaySavedEvent } from './saved.js';
import type { PaySharedEvent } from './shared.js';
import type { PayStartEvent } from './start.js';
import type { PayStatusEvent } from './status.js';
import type { PayWarningEvent } from './warning.js';

export * from './complete.js';
export * from './copied.js';
export * from './error.js';
export * from './fail.js';
export * from './method-change.js';
export * from './otp-resend.js';
export * from './otp-submit.js';
export * from './pay-event.js';
export * from './ready.js';
export * from './redirect.js';
export * from './respondable-event.js';
export * from './retry.js';
export * from './saved.js';
export * from './shared.js';
export * from './start.js';
export * from './status.js';
export * from './warning.js';

/** Every event of the elements by name. */
export interface PayEventMap {
  'pay-complete': PayCompleteEvent;
  'pay-copied': PayCopiedEvent;
  'pay-error': PayErrorEvent;
  'pay-fail': PayFailEvent;
  'pay-method-change': PayMethodChangeEvent;
  'pay-otp-resend': PayOtpResendEvent;
  'pay-otp-submit': PayOtpSubmitEvent;
  'pay-ready': PayReadyEvent;
  'pay-redirect': PayRedirectEvent;
  'pay-retry': PayRetryEvent;
  'pay-saved': PaySavedEvent;
  'pay-shared': PaySharedEvent;
  'pay-start': PayStartEvent;
  'pay-status': PayStatusEvent;
  'pay-warning': PayWarningEvent;
}

declare global {
  // Typed events in addEventListener, on the elements and on everything above them.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging
  interface GlobalEventHandlersEventMap extends PayEventMap {}
}
