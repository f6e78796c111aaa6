/** The results of adapters: payments and mandates of the contract, read by its parsers. */
import { outcomeOf, parseMandate, parsePayment, type Mandate, type Payment } from '../contract/resource.js';

type Given<T extends Payment | Mandate> = Partial<Omit<T, 'object' | 'action'>> & Pick<T, 'id' | 'status'>;

/**
 * @param action as in actions.ts; null where the consumer has nothing to do
 * @throws {PayError} `invalid-input` if a value does not fit the contract
 */
export const paymentOf = (given: Given<Payment>, action: object | null): Payment =>
  parsePayment({ ...given, object: 'payment', action });

/** Like `paymentOf`, for a permission to debit an account later. */
export const mandateOf = (given: Given<Mandate>, action: object | null): Mandate =>
  parseMandate({ ...given, object: 'mandate', action });

export type PaymentStatus = 'created' | 'paid' | 'failed' | 'expired';
export type MandateStatus = 'pending' | 'active' | 'failed' | 'expired';

/**
 * Translates a provider's status by its table. An unknown one gets the provider's name before it, so that it is never the name
 * of a final status: the elements wait for the next one.
 */
export function statusOf(provider: string, table: Readonly<Record<string, string>>, status: string): string {
  return Object.hasOwn(table, status) ? table[status]! : `${provider}:${status}`;
}

/** True for the status of a payment that has no outcome yet. */
export const isOpen = (status: string): boolean => outcomeOf({ object: 'payment', status }) === 'pending';

/** `pix` in BR is `pix_br`: the form of the contract (section 1). Null if the method is unknown. */
export const methodOf = (method: string | null, country: string | null): string | null =>
  method && [method.toLowerCase(), country?.toLowerCase()].filter(Boolean).join('_');
