import type { ReactiveController, ReactiveControllerHost } from 'lit';

const OPTIONS = { otp: { transport: ['sms'] } } as CredentialRequestOptions;

/** Takes the code out of the text message, where the browser can (WebOTP) and the consumer agrees. */
export class WebOtpController implements ReactiveController {
  readonly #receive: (code: string) => void;
  #request: Promise<unknown> | null = null;

  constructor(host: ReactiveControllerHost, receive: (code: string) => void) {
    this.#receive = receive;
    host.addController(this);
  }

  hostConnected(): void {
    if (!('OTPCredential' in globalThis)) return;
    const request = (this.#request = navigator.credentials.get(OPTIONS));
    void request.then(
      (credential) => {
        const code = (credential as { code?: unknown } | null)?.code;
        if (typeof code === 'string' && this.#request === request) this.#receive(code);
      },
      // Declined, timed out, or not allowed in this frame: the consumer types it.
      () => {},
    );
  }

  /** Not aborted: Chromium kills a page that aborts a request which is over, and that may be known to the browser alone. */
  hostDisconnected(): void {
    this.#request = null;
  }
}
