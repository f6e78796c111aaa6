/** A payment provider in tests: its API over the sandbox's store. */

/** A payment of the sandbox (contract section 2.3). */
export interface Stored {
  readonly id: string;
  readonly status: 'created' | 'paid' | 'failed' | 'expired';
  readonly amount: string;
  readonly currency: string;
  readonly payment_method: string;
  readonly time_created: string;
  readonly time_expired: string;
  readonly action: {
    readonly redirect_to_url?: { readonly url: string };
    readonly display_qr_code?: { readonly data: string };
    readonly display_details?: Readonly<Record<string, string>>;
  };
}

export interface Store {
  /** The sandbox's method decides about the step. `return_url` is the one of the shop. */
  create(payment: { payment_method: string; amount: string; currency: string; return_url?: string }): Promise<Stored>;
  retrieve(id: string): Promise<Stored>;
}

export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  /** JSON, or the fields of a form. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** @typeParam Body an object, which is sent as JSON, or the text itself */
export interface Webhook<Body extends object | string = object> {
  readonly path: string;
  readonly body: Body;
  /** For a signature of the body as `JSON.stringify` writes it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The provider's side, as far as the backend needs it. */
export interface Provider {
  /** The hosts that the official SDK requests. */
  readonly hosts: readonly string[];
  /** The environment of the backend: the keys that the SDK needs. */
  readonly env: Readonly<Record<string, string>>;
  /** @returns the body of a response with status 200; null for 404 */
  answer(request: ProviderRequest, store: Store): Promise<object | null>;
  /** Adds the provider's own parameters to the URL that the consumer returns to. */
  comeBack?(shop: URL, payment: Stored): void;
  /** The message about a payment that has an outcome. */
  webhook?(payment: Stored): Webhook<object | string>;
}

/** A part of every value that must not reach the page. */
export const SECRET = 'not0for0the0page';

/** A decimal amount with two digits in minor units. */
export const minor = (amount: string): number => Math.round(Number(amount) * 100);

/** Seconds since the epoch. */
export const seconds = (time: string): number => Math.floor(Date.parse(time) / 1000);
