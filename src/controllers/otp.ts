import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { resend, verify } from '../client/one-time-code.js';
import { knownCode } from '../client/request.js';
import type { PaySettings } from '../context.js';
import { outcomeOf, parseMandate, type Mandate } from '../contract/resource.js';
import { isPayError, PayError, toPayError } from '../errors.js';
import { endedEvent } from '../events/ended.js';
import { PayErrorEvent } from '../events/error.js';
import { PayFailEvent } from '../events/fail.js';
import { PayOtpResendEvent } from '../events/otp-resend.js';
import { PayOtpSubmitEvent } from '../events/otp-submit.js';
import { PayStatusEvent } from '../events/status.js';
import { otpFlow, otpStart, type OtpEvent, type OtpState } from '../flows/otp.js';
import { randomId } from './random-id.js';

export interface OtpOptions {
  readonly settings: PaySettings;
  /**
   * The URL that a code is posted to, and the one that asks for another code.
   * @throws {PayError} `not-configured` or `invalid-input`: the host must answer the event itself
   */
  readonly verifyUrl: () => string;
  readonly resendUrl: () => string;
  /** Digits of a code. */
  readonly length: number;
  /** Seconds between two codes. */
  readonly cooldown: number;
}

/** Sends codes, at most one at a time, and says in events how that went. It never keeps one. */
export class OtpController implements ReactiveController {
  state: OtpState = otpStart;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: () => OtpOptions;
  /** Of the submission that is under way or may be sent again: until the consumer changes the code. */
  #key = '';
  #life = new AbortController();
  #cooledAt = 0;
  #callOff: (() => void) | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, options: () => OtpOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whole seconds until another code may be asked for. */
  get wait(): number {
    const { settings, cooldown } = this.#options();
    if (isServer) return cooldown;
    return Math.max(0, Math.ceil((this.#cooledAt - settings.clock.now()) / 1_000));
  }

  edited(): void {
    this.#key = '';
    this.#dispatch({ type: 'edited' });
  }

  async submit(otp: string): Promise<void> {
    if (this.state.step !== 'entry') return;
    this.#dispatch({ type: 'submit', complete: otp.length === this.#options().length });
    // What the dispatch made of it; the compiler still knows the state of before.
    if ((this.state.step as OtpState['step']) !== 'submitting') return;
    const { signal } = this.#life;
    const event = new PayOtpSubmitEvent(otp);
    this.#host.dispatchEvent(event);
    if (event.defaultPrevented && !event.response) return this.#dispatch({ type: 'released' });
    try {
      const mandate = await (event.response ? answered(event.response) : this.#verify(otp, signal));
      if (!signal.aborted) this.#verified(mandate);
    } catch (error) {
      if (!signal.aborted) this.#refused(toPayError(error, 'bad-response'));
    }
  }

  async resend(): Promise<void> {
    if (this.state.resend === 'sent' || this.state.resend === 'sending') return;
    this.#dispatch({ type: 'resend' });
    // What the dispatch made of it; the compiler still knows the state of before.
    if ((this.state.resend as OtpState['resend']) !== 'sending') return;
    const { signal } = this.#life;
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

  /** The same mandate after a while away, or in another place. The code in the input is still the same try. */
  hostConnected(): void {
    // What is over stays over.
    if (this.state.step !== 'done' && this.state.step !== 'locked') this.#begin();
  }

  #begin(): void {
    this.hostDisconnected();
    this.#life = new AbortController();
    this.state = otpStart;
    this.#cooledAt = 0;
    this.#host.requestUpdate();
  }

  /** Begins anew: another mandate. */
  reset(): void {
    this.#key = '';
    this.#begin();
  }

  /** The first wait begins with the first rendering: the options are known only then. */
  hostUpdate(): void {
    if (!this.#cooledAt && this.#host.isConnected) this.#cool();
  }

  hostDisconnected(): void {
    this.#life.abort();
    this.#callOff?.();
  }

  async #verify(otp: string, signal: AbortSignal): Promise<Mandate> {
    const { settings, verifyUrl } = this.#options();
    this.#key ||= randomId();
    return verify(settings, verifyUrl(), otp, this.#key, signal);
  }

  #verified(mandate: Mandate): void {
    const outcome = outcomeOf(mandate);
    this.#dispatch({ type: 'verified', outcome });
    this.#host.dispatchEvent(new PayStatusEvent(mandate));
    if (outcome !== 'pending') this.#host.dispatchEvent(endedEvent(mandate));
  }

  #refused(error: PayError): void {
    // Only a try without an answer is the same try when it is sent again.
    if (!['network', 'timeout', 'server', 'rate-limited', 'bad-response'].includes(error.code)) this.#key = '';
    this.#dispatch({ type: 'refused', code: error.code });
    this.#host.dispatchEvent(new PayErrorEvent(error));
    if (this.state.step === 'locked') this.#host.dispatchEvent(new PayFailEvent(null, error.code));
  }

  #cool(): void {
    const { settings, cooldown } = this.#options();
    this.#cooledAt = settings.clock.now() + cooldown * 1_000;
    this.#tick();
  }

  #tick(): void {
    this.#callOff?.();
    if (this.wait > 0) {
      this.#callOff = this.#options().settings.clock.after(1_000, () => this.#tick());
      this.#host.requestUpdate();
    } else {
      this.#dispatch({ type: 'cooled' });
    }
  }

  #dispatch(event: OtpEvent): void {
    this.state = otpFlow(this.state, event);
    this.#host.requestUpdate();
  }
}

/** What the host made of the code. Only the code of its error is kept: its message could hold the consumer's. */
async function answered(response: Promise<unknown>): Promise<Mandate> {
  try {
    return parseMandate(await response);
  } catch (error) {
    const code = isPayError(error) && error.code !== 'invalid-input' ? error.code : knownCode(error);
    throw new PayError(code ?? 'bad-response');
  }
}
