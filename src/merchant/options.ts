import type { Resource } from '../contract/resource.js';
import type { Changes } from './changes.js';
import type { CheckoutRecords } from './checkout-records.js';
import type { ShopCheckout } from './checkouts.js';
import type { PaymentService } from './service.js';
import type { WebhookEvent } from './webhook.js';

/** Says whose payment or mandate it is. */
export type Ownership =
  /** At least 16 characters that only the backend knows: a signed cookie says whose payment it is. */
  | { readonly secret: string }
  /** Looks into the shop's own session and orders. Store who owns an order in `onCreate`. */
  | { readonly owns: (id: string, request: Request) => boolean | Promise<boolean> };

export type MakeOrder<Order> = (
  body: Readonly<Record<string, unknown>>,
  request: Request,
) => Order | null | Promise<Order | null>;

export type MerchantOptions<Order> = Ownership & {
  readonly service: PaymentService<Order>;
  /**
   * Makes the order from what the page has sent to `/orders`; null refuses it with 400, a `Refusal` that is
   * thrown with its status and message. The shop sets the price, not the page.
   * A repeated request with the same `Idempotency-Key` must make the same order. A table has an order for each `method` that
   * the page may send.
   */
  readonly order?: MakeOrder<Order> | Readonly<Record<string, Order>>;
  /**
   * Returns the order with an id, for `<pay-checkout src="/merchant/checkouts/{id}">`: null for an order that does not exist, or is
   * not of this consumer. A `Refusal` is thrown for others: 401 before a sign-in, 410 for an order that is gone.
   */
  readonly checkout?: (
    id: string,
    request: Request,
  ) => ShopCheckout<Order> | null | Promise<ShopCheckout<Order> | null>;
  /** Stores what has been created for a checkout: in memory, if absent. */
  readonly records?: CheckoutRecords;
  /** Ends a linked account of the consumer. Without it, the route is refused. */
  readonly unlink?: (mandate: string, request: Request) => unknown;
  /**
   * The page of the shop that a consumer sees after `/payments/{id}/return`, which completes a redirect: a URL or a path, or a
   * function that makes one from the payment or mandate. A browser that may not see the payment gets a page that says its state.
   */
  readonly returnTo?: string | ((resource: Resource, request: Request) => string | Promise<string>);
  /** The path before the routes. */
  readonly base?: string;
  /** Receives each payment or mandate that was created, before the page does. */
  readonly onCreate?: (resource: { readonly id: string }, request: Request) => unknown;
  /**
   * Receives each signed webhook. If it throws, the service sends the webhook again. An event may arrive twice, late, and in
   * any order.
   */
  readonly onEvent?: (event: WebhookEvent) => unknown;
  /** Passes webhooks to the pages that stream changes: within this process, if absent. */
  readonly changes?: Changes;
  /**
   * Further origins whose pages may send requests and read the responses (CORS), for example `https://shop.example`. Cookies are
   * `SameSite=None; Partitioned` for those of another site. Webviews that block such cookies need `owns`.
   */
  readonly origins?: readonly string[];
  /** Milliseconds that the payment service may take. */
  readonly timeout?: number;
  /** Seconds between two requests for another one-time code of one mandate. */
  readonly resendAfter?: number;
  /**
   * Receives the errors that the page gets as 5xx, and what a provider has refused. Their messages have no one-time code. Written to
   * the console, if absent.
   */
  readonly onError?: (error: Error) => unknown;
};
