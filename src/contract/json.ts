/** Payments, mandates and actions as the service sends them: a field may be absent. The parsers check them. */
import type { Action } from './action.js';
import type { Mandate, Payment, Resource } from './resource.js';

/** The contents of an action may lack fields that another one of the same type has. */
type Sent<T> = T extends Action
  ? { readonly [Key in keyof T]: T[Key] extends object ? Partial<T[Key]> : T[Key] }
  : never;

/** An empty object stands for no action. */
export type ActionJson = Sent<Action> | { readonly type?: never };

type ResourceJson<T extends Resource> = Pick<T, 'id' | 'status'> &
  Partial<Omit<T, 'id' | 'status' | 'action'>> & { readonly action?: ActionJson | null };

export type PaymentJson = ResourceJson<Payment>;

export type MandateJson = ResourceJson<Mandate>;
