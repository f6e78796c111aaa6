/** Payments, mandates and actions as the service sends them: a field may be absent. The parsers check them. */
import type { Action, DisplayQrCodeAction, QrCode } from './action.js';
import type { Mandate, Payment, Resource } from './resource.js';

/** An empty object stands for no action. */
export type ActionJson =
  | Exclude<Action, DisplayQrCodeAction>
  | { readonly type: 'display_qr_code'; readonly display_qr_code: Partial<QrCode> }
  | { readonly type?: never };

type Required = 'object' | 'id' | 'status';

type ResourceJson<T extends Resource> = Pick<T, Required> &
  Partial<Omit<T, Required | 'action'>> & { readonly action?: ActionJson | null };

export type PaymentJson = ResourceJson<Payment>;

export type MandateJson = ResourceJson<Mandate>;
