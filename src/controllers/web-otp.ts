import type { ReactiveController, ReactiveControllerHost } from 'lit';

const OPTIONS = { otp: { transport: ['sms'] } } as CredentialRequestOptions;

/** Reads the code from a text message (WebOTP), if the browser supports it and the consumer agrees. */
export class WebOtpController implements ReactiveController {
  readonly #onCode: (code: string) => void;
  #request: Promise<unknown> | null = null;

  constructor(host: ReactiveControllerHost, onCode: (code: string) => void) {
    this.#onCode = onCode;
    host.addController(this);
  }

  hostConnected(): void {
    if (!('OTPCredential' in globalThis)) return;
    const request = (this.#request = navigator.credentials.get(OPTIONS));
    void request.then(
      (credential) => {
        const code = (credential as { code?: unknown } | null)?.code;
        if (typeof code === 'string' && this.#request === request) this.#onCode(code);
      },
      // Declined, timed out, or not allowed in this frame: the consumer types the code.
      () => {},
    );
  }

  /** Ignores the request instead of aborting it: Chromium kills a page that aborts a request which has ended. */
  hostDisconnected(): void {
    this.#request = null;
  }
}
