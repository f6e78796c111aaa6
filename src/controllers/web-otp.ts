import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Takes the code out of the text message, where the browser can (WebOTP) and the consumer agrees. */
export class WebOtpController implements ReactiveController {
  readonly #receive: (code: string) => void;
  #life: AbortController | null = null;

  constructor(host: ReactiveControllerHost, receive: (code: string) => void) {
    this.#receive = receive;
    host.addController(this);
  }

  hostConnected(): void {
    if (!('OTPCredential' in globalThis)) return;
    const { signal } = (this.#life = new AbortController());
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
    void navigator.credentials.get(options).then(
      (credential) => {
        const code = (credential as { code?: unknown } | null)?.code;
        if (typeof code === 'string' && !signal.aborted) this.#receive(code);
      },
      // Declined, timed out, or not allowed in this frame: the consumer types it.
      () => {},
    );
  }

  hostDisconnected(): void {
    this.#life?.abort();
  }
}
