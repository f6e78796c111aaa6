import type { Opaque } from '../contract/resource.js';
import { Refusal } from './answers.js';
import { isId, withoutList } from './read-request.js';

/** What the consumer has chosen. */
export interface CheckoutChoice {
  /** One of the checkout's methods that is not disabled. */
  readonly method: string;
  /** Data of the customer, as the page has sent it: the service validates it. */
  readonly customer?: Opaque;
  /** One of the checkout's linked accounts. */
  readonly mandate_id?: string;
  /** True if the consumer wants the account to be saved. */
  readonly save?: boolean;
}

export interface Attempted {
  readonly version: string;
  readonly choice: CheckoutChoice;
}

/** Reads the body of an attempt. @throws {Refusal} 400 */
export function attemptOf(body: Readonly<Record<string, unknown>>): Attempted {
  const { version, method, mandate_id, save } = body;
  const customer = withoutList(body['customer']);
  if (typeof version !== 'string' || !version) throw new Refusal(400, 'version: expected that of the checkout');
  if (typeof method !== 'string' || !/^[\w.-]{1,64}$/.test(method))
    throw new Refusal(400, 'method: expected an identifier');
  if (mandate_id !== undefined && !isId(mandate_id)) throw new Refusal(400, 'mandate_id: expected an id');
  if (customer !== undefined && (typeof customer !== 'object' || !customer || Array.isArray(customer)))
    throw new Refusal(400, 'customer: expected an object');
  // A linked account needs nothing else, and its debit can be repeated only if nothing else makes a difference.
  if (mandate_id) return { version, choice: { method, mandate_id } };
  return {
    version,
    choice: { method, ...(customer ? { customer: customer as Opaque } : {}), ...(save === true ? { save } : {}) },
  };
}
