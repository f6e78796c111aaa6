import type { LitElement, TemplateResult } from 'lit';
import type { FailureCode } from '../../contract/failure.js';
import type { Resource } from '../../contract/resource.js';
import type { PayErrorCode } from '../../errors.js';
import { PayRetryEvent } from '../../events/retry.js';
import type { CoreStrings, ResultStrings } from '../../locales/strings.js';
import { html } from '../html.js';

/** A way to go on: `again` in the same way, `other` with another payment method. */
export type Way = 'again' | 'other';

/** The buttons after a failure, the solid one first. */
const AFTER_FAILURE: Readonly<Record<FailureCode, readonly Way[]>> = {
  payment_declined: ['other'],
  declined_by_consumer: ['again', 'other'],
  insufficient_funds: ['other'],
  account_closed: ['other'],
  processing_error: ['again'],
  otp_attempts_exceeded: ['again', 'other'],
};

/** Errors whose text advises another way to pay, because a repetition does not help. */
const ANOTHER_WAY: readonly PayErrorCode[] = ['invalid-input', 'unsupported-action', 'unsafe-url', 'not-configured'];

/** Returns the code of a failure that has a text of its own; null for another one. */
export function failureOf(reason: string | null): FailureCode | null {
  // Codes of this library are written with hyphens.
  const code = (reason ?? '').replaceAll('-', '_');
  return Object.hasOwn(AFTER_FAILURE, code) ? (code as FailureCode) : null;
}

/** @param failure null for a code without a text of its own */
export const waysAfter = (failure: FailureCode | null): readonly Way[] =>
  failure ? AFTER_FAILURE[failure] : ['again', 'other'];

export const anotherWay = (code: PayErrorCode): boolean => ANOTHER_WAY.includes(code);

/**
 * Renders a button for each way; each fires `pay-retry`.
 * @param look of the first one
 */
export function renderChoices(
  host: LitElement,
  resource: Resource | null,
  ways: readonly Way[],
  { startAgain, otherMethod }: Pick<CoreStrings & ResultStrings, 'startAgain' | 'otherMethod'>,
  look: 'wide' | 'quiet wide' = 'wide',
): TemplateResult[] {
  return ways.map((way, index) => {
    const isOther = way === 'other';
    return html`<button
      class="button ${index ? 'quiet wide' : look}"
      part=${isOther ? 'other-method' : 'start-again'}
      type="button"
      @click=${() => void host.dispatchEvent(new PayRetryEvent(resource, isOther))}
    >
      ${isOther ? otherMethod : startAgain}
    </button>`;
  });
}
