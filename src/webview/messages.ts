/**
 * Messages to the host: one JSON text per event. Version 1 may get new fields, but none is changed or removed. A message contains
 * the status of a payment, but nothing that the consumer typed or the merchant stored.
 */
import type { UrlKind } from '../domain/safe-url.js';

/** The fields of a payment or mandate that a host needs. An invalid value is null. */
export interface WebviewResource {
  readonly object: 'payment' | 'mandate';
  readonly id: string | null;
  readonly status: string | null;
  readonly payment_method: string | null;
  /** A decimal string from the service, unchanged. Null for mandates. */
  readonly amount: string | null;
  /** Three capital letters. */
  readonly currency: string | null;
  readonly failure_code: string | null;
}

/** `detail` by event name. */
export interface WebviewDetails {
  readonly 'pay-ready': Readonly<Record<string, never>>;
  readonly 'pay-redirect': {
    /** The checked URL, byte for byte from the service. */
    readonly url: string;
    readonly kind: UrlKind;
    /** `host`: the host opens the URL and replies with the result. `page`: for information only. */
    readonly opener: 'page' | 'host';
  };
  /** A code was entered. It is not part of the message. */
  readonly 'pay-otp-submit': Readonly<Record<string, never>>;
  readonly 'pay-otp-resend': Readonly<Record<string, never>>;
  readonly 'pay-copied': { readonly field: string | null };
  readonly 'pay-saved': { readonly file: string | null };
  readonly 'pay-shared': { readonly files: number | null };
  readonly 'pay-method-change': { readonly method: string | null };
  readonly 'pay-start': { readonly method: string | null };
  readonly 'pay-status': { readonly resource: WebviewResource; readonly status: string | null };
  readonly 'pay-warning': { readonly code: string | null; readonly field: string | null };
  readonly 'pay-error': { readonly code: string | null; readonly retryable: boolean };
  readonly 'pay-complete': { readonly resource: WebviewResource };
  readonly 'pay-fail': { readonly resource: WebviewResource | null; readonly reason: string | null };
  readonly 'pay-retry': {
    readonly resource: WebviewResource | null;
    /** The consumer wants another payment method. */
    readonly otherMethod: boolean;
  };
}

export type WebviewEventName = keyof WebviewDetails;

/** A message; `event` determines the type of `detail`. */
export type WebviewMessage = {
  [Name in WebviewEventName]: {
    readonly v: 1;
    /** Random id of the page load. The host repeats it in its reply; nobody else knows it. */
    readonly page: string;
    /** 1, 2, 3… per page load; a gap means a lost message. */
    readonly id: number;
    readonly event: Name;
    readonly detail: WebviewDetails[Name];
  };
}[WebviewEventName];

/** The only reply of a host: the result of opening the URL of `pay-redirect`. */
export interface WebviewReply {
  readonly v: 1;
  readonly type: 'opened';
  /** `page` and `id` of the message. */
  readonly page: string;
  readonly id: number;
  readonly ok: boolean;
}
