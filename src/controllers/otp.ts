import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { knownCode, resend, verify } from '../client/one-time-code.js';
import type { PaySettings } from '../context.js';
import { outcomeOf, parseMandate, type Mandate } from '../contract/resource.js';
import { redacted } from '../domain/redacted.js';
import { isPayError, PayError, toPayError } from '../errors.js';
import { endedEvent } from '../events/ended.js';
import { PayErrorEvent } from '../events/error.js';
import { PayFailEvent } from '../events/fail.js';
import { PayOtpResendEvent } from '../events/otp-resend.js';
import { PayOtpSubmitEvent } from '../events/otp-submit.js';
import { PayStatusEvent } from '../events/status.js';
import { otpFlow, otpStart, type OtpEvent, type OtpState } from '../flows/otp.js';
import { LatestTask } from './latest-task.js';
import { randomId } from './random-id.js';

export interface OtpOptions {
  readonly settings: PaySettings;
  /**
   * The URLs that verify a code and send another one.
   * @throws {PayError} `not-configured` or `invalid-input`: without a URL, the page must handle the event
   */
  readonly verifyUrl: () => string;
  readonly resendUrl: () => string;
  /** The id of the mandate; empty if unknown. */
  readonly mandateId: string;
  /** The number of digits. */
  readonly length: number;
  /** Seconds between two codes. */
  readonly cooldown: number;
}

/** An element, or what `pay-elements/headless` has instead of one. */
export type OtpHost = ReactiveControllerHost & EventTarget & { readonly isConnected: boolean };

/** Sends one-time codes, one at a time, and reports the outcome in events. It stores no code. */
export class OtpController implements ReactiveController {
  state: OtpState = otpStart;
  readonly #host: OtpHost;
  readonly #options: () => OtpOptions;
  /** The idempotency key of the latest submission, for its retries: until the consumer edits the code. */
  #key = '';
  readonly #verification = new LatestTask();
  readonly #resending = new LatestTask();
  #cooledAt = 0;
  #cancelTimer: (() => void) | null = null;

  constructor(host: OtpHost, options: () => OtpOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whole seconds before another code may be sent. */
  get wait(): number {
    const { settings, cooldown } = this.#options();
    if (typeof document === 'undefined') return cooldown;
    return Math.max(0, Math.ceil((this.#cooledAt - settings.clock.now()) / 1_000));
  }

  edited(): void {
    this.#key = '';
    this.#dispatch({ type: 'edited' });
  }

  async submit(otp: string): Promise<void> {
    const complete = otp.length === this.#options().length;
    if (this.#dispatch({ type: 'submit', complete })?.step !== 'submitting') return;
    const signal = this.#verification.start();
    const event = new PayOtpSubmitEvent(otp);
    this.#host.dispatchEvent(event);
    if (event.defaultPrevented && !event.response) return void this.#dispatch({ type: 'released' });
    try {
      const mandate = await (event.response ? readResponse(event.response) : this.#verify(otp, signal));
      if (!signal.aborted) this.#verified(this.#withoutCode(mandate, otp));
    } catch (error) {
      if (!signal.aborted) this.#refused(toPayError(error, 'bad-response'));
    }
  }

  async resend(): Promise<void> {
    if (!this.#dispatch({ type: 'resend' })) return;
    const signal = this.#resending.start();
    const event = new PayOtpResendEvent();
    this.#host.dispatchEvent(event);
    try {
      const { settings, resendUrl } = this.#options();
      if (event.response) await event.response;
      else if (!event.defaultPrevented) await resend(settings, resendUrl(), signal);
      if (signal.aborted) return;
      this.#dispatch({ type: 'resent' });
      this.#cool();
    } catch (error) {
      if (signal.aborted) return;
      this.#dispatch({ type: 'resend-failed' });
      this.#host.dispatchEvent(new PayErrorEvent(toPayError(error, 'refused')));
    }
  }

  /** Starts again after a move in the page. The code in the input still counts as the same try. */
  hostConnected(): void {
    // A final state stays.
    if (this.state.step !== 'done' && this.state.step !== 'locked') this.#begin();
  }

  #begin(): void {
    this.hostDisconnected();
    this.state = otpStart;
    this.#cooledAt = 0;
    this.#host.requestUpdate();
  }

  /** Cancels the check of a code whose address has changed: its outcome would be of another one. The code stays. */
  cancel(): void {
    this.#key = '';
    this.#verification.cancel();
    this.#dispatch({ type: 'released' });
  }

  /** Starts again for another mandate. */
  reset(): void {
    this.#key = '';
    this.#begin();
  }

  /** The first cooldown starts with the first update, because the options are not known before. */
  hostUpdate(): void {
    if (!this.#cooledAt && this.#host.isConnected) this.#cool();
  }

  hostDisconnected(): void {
    this.#verification.cancel();
    this.#resending.cancel();
    this.#cancelTimer?.();
  }

  async #verify(otp: string, signal: AbortSignal): Promise<Mandate> {
    const { settings, verifyUrl } = this.#options();
    this.#key ||= randomId();
    return verify(settings, verifyUrl(), otp, this.#key, signal);
  }

  /** A service may say the code back. Only the id that the page knew before may contain its digits, by chance. */
  #withoutCode(mandate: Mandate, otp: string): Mandate {
    const { mandateId } = this.#options();
    const safe = redacted(mandate, otp) as Mandate;
    return mandate.id === mandateId ? { ...safe, id: mandateId } : safe;
  }

  #verified(mandate: Mandate): void {
    const outcome = outcomeOf(mandate);
    this.#dispatch({ type: 'verified', outcome });
    this.#host.dispatchEvent(new PayStatusEvent(mandate));
    if (outcome !== 'pending') this.#host.dispatchEvent(endedEvent(mandate));
  }

  #refused(error: PayError): void {
    // Without a response the code counts as the same try when it is sent again.
    if (!['offline', 'network', 'timeout', 'server', 'rate-limited', 'bad-response'].includes(error.code))
      this.#key = '';
    this.#dispatch({ type: 'refused', code: error.code });
    this.#host.dispatchEvent(new PayErrorEvent(error));
    if (this.state.step === 'locked') this.#host.dispatchEvent(new PayFailEvent(null, error.code));
    // The consumer cannot go on without another code.
    if (error.code === 'otp-expired') this.#cool(0);
  }

  #cool(seconds = this.#options().cooldown): void {
    this.#cooledAt = this.#options().settings.clock.now() + seconds * 1_000;
    this.#tick();
  }

  #tick(): void {
    this.#cancelTimer?.();
    if (this.wait > 0) {
      this.#cancelTimer = this.#options().settings.clock.after(1_000, () => this.#tick());
      this.#host.requestUpdate();
    } else {
      this.#dispatch({ type: 'cooled' });
    }
  }

  /** @returns the new state; null if the event changes nothing */
  #dispatch(event: OtpEvent): OtpState | null {
    const before = this.state;
    this.state = otpFlow(before, event);
    this.#host.requestUpdate();
    return this.state === before ? null : this.state;
  }
}

/** The page's own response. Only the `code` of its error is used: its message could contain the one-time code. */
async function readResponse(response: Promise<unknown>): Promise<Mandate> {
  try {
    return parseMandate(await response);
  } catch (error) {
    const code = isPayError(error) && error.code !== 'invalid-input' ? error.code : knownCode(error);
    throw new PayError(code ?? 'bad-response');
  }
}
