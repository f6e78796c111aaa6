/** The payment service as the handlers see it. `contractService` and `adaptedService` make one. */
import type { WebhookEvent } from './webhook.js';

/** A response for the page, in the terms of the contract. */
export interface ServiceAnswer {
  readonly status: number;
  /** The payment or mandate, or the error envelope. */
  readonly body: unknown;
  /** `date` and `retry-after` are forwarded. */
  readonly headers?: Headers;
}

export interface CallOptions {
  /** Aborted when the time is over. */
  readonly signal: AbortSignal;
}

export interface PostOptions extends CallOptions {
  /** A repeated request with the same key runs once. */
  readonly idempotencyKey: string;
}

export type Kind = 'payment' | 'mandate';

/** @typeParam Order as the shop writes it: see `MerchantOptions.order` */
export interface PaymentService<Order> {
  readonly create: (order: Order, options: PostOptions) => Promise<ServiceAnswer>;
  readonly retrieve: (kind: Kind, id: string, options: CallOptions) => Promise<ServiceAnswer>;
  /** Verifies the one-time code of a mandate. The code is neither logged nor stored. */
  readonly verify?: (id: string, otp: string, options: PostOptions) => Promise<ServiceAnswer>;
  /** Sends another one-time code. */
  readonly resend?: (id: string, options: PostOptions) => Promise<ServiceAnswer>;
  /**
   * Completes a redirect with the parameters that the consumer comes back with, for providers whose backend must do so. Anyone can
   * call its route: throw if the provider does not accept the parameters for this payment.
   */
  readonly comeBack?: (id: string, query: URLSearchParams, options: CallOptions) => Promise<unknown>;
  /**
   * Verifies a webhook and returns its event, or several, with a payment or mandate of the contract if it has one.
   * @param body the received text
   * @throws {Error} if it is not signed
   */
  readonly readWebhook?: (headers: Headers, body: string) => Promise<WebhookEvent | readonly WebhookEvent[]>;
}
