/** Checkouts, payments, mandates and actions as the service sends them: a field may be absent. The parsers check them. */
import type { Actions, Challenge, QrCode } from './action.js';
import type { Checkout, CheckoutLine, CheckoutMethod } from './checkout.js';
import type { Mandate, Payment, Resource } from './resource.js';

type OneAction =
  | Actions[Exclude<keyof Actions, 'display_qr_code' | 'show_challenge'>]
  | { readonly type: 'display_qr_code'; readonly display_qr_code: Partial<QrCode> }
  | { readonly type: 'show_challenge'; readonly show_challenge: Pick<Challenge, 'url'> & Partial<Challenge> }
  | { readonly type?: never };

/** One of several ways to take a step, with its own method where that differs from the payment's. */
export type WayJson = OneAction & { readonly payment_method?: string };

/** An empty object stands for no action. */
export type ActionJson = OneAction & { readonly alternatives?: readonly WayJson[] };

type Required = 'object' | 'id' | 'status';

type ResourceJson<T extends Resource> = Pick<T, Required> &
  Partial<Omit<T, Required | 'action'>> & { readonly action?: ActionJson | null };

export type PaymentJson = ResourceJson<Payment>;

export type MandateJson = ResourceJson<Mandate>;

/** Only what is required has to be there: see docs/schemas/checkout.schema.json. */
export type CheckoutJson = Pick<Checkout, 'object' | 'id' | 'version'> &
  Partial<Omit<Checkout, 'lines' | 'methods' | 'mandates' | 'current' | 'earlier'>> & {
    readonly lines?: readonly (Pick<CheckoutLine, 'description'> & Partial<CheckoutLine>)[];
    readonly methods?: readonly (string | (Pick<CheckoutMethod, 'id'> & Partial<CheckoutMethod>))[];
    readonly mandates?: readonly MandateJson[];
    readonly current?: PaymentJson | MandateJson | null;
    readonly earlier?: readonly PaymentJson[];
  };
