/**
 * What goes to the host: one JSON text an event. Fields are added to version 1, but never changed or taken away. It says
 * how a payment stands, and nothing that a consumer typed or that the merchant stored with it.
 */
import type { UrlKind } from '../domain/safe-url.js';

/** Of a payment or mandate, what a host needs to go on. A value that is not shaped as expected is null. */
export interface WebviewResource {
  readonly object: 'payment' | 'mandate';
  readonly id: string | null;
  readonly status: string | null;
  readonly payment_method: string | null;
  /** A decimal, exactly as the service sent it. Mandates have none. */
  readonly amount: string | null;
  /** Three capital letters. */
  readonly currency: string | null;
  readonly failure_code: string | null;
}

/** The details by event. */
export interface WebviewDetails {
  readonly 'pay-ready': Readonly<Record<string, never>>;
  readonly 'pay-redirect': {
    /** Checked, and byte for byte as the service sent it. */
    readonly url: string;
    readonly kind: UrlKind;
    /** `host`: it opens the URL and says how that went. `page`: this is only to be known. */
    readonly opener: 'page' | 'host';
  };
  /** That a code was entered. The code stays in the page. */
  readonly 'pay-otp-submit': Readonly<Record<string, never>>;
  readonly 'pay-otp-resend': Readonly<Record<string, never>>;
  readonly 'pay-copied': { readonly field: string | null };
  readonly 'pay-saved': { readonly file: string | null };
  readonly 'pay-shared': { readonly files: number | null };
  readonly 'pay-status': { readonly resource: WebviewResource; readonly status: string | null };
  readonly 'pay-warning': { readonly code: string | null; readonly field: string | null };
  readonly 'pay-error': { readonly code: string | null; readonly retryable: boolean };
  readonly 'pay-complete': { readonly resource: WebviewResource };
  readonly 'pay-fail': { readonly resource: WebviewResource | null; readonly reason: string | null };
  readonly 'pay-retry': { readonly resource: WebviewResource | null };
}

export type WebviewEventName = keyof WebviewDetails;

/** One of them; `event` tells which `detail` it has. */
export type WebviewMessage = {
  [Name in WebviewEventName]: {
    readonly v: 1;
    /** Made by chance for each load of the page. A host repeats it in its reply, which nobody else can. */
    readonly page: string;
    /** 1, 2, 3… on each page; a gap is a message that got lost. */
    readonly id: number;
    readonly event: Name;
    readonly detail: WebviewDetails[Name];
  };
}[WebviewEventName];

/** The only thing that a host may tell the page: whether it opened the URL of `pay-redirect`. */
export interface WebviewReply {
  readonly v: 1;
  readonly type: 'opened';
  /** Both of the message that is answered. */
  readonly page: string;
  readonly id: number;
  readonly ok: boolean;
}
