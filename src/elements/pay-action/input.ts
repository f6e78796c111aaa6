import { parseAction } from '../../contract/action.js';
import { parseMandate, parsePayment } from '../../contract/resource.js';
import { toPayError } from '../../errors.js';
import type { ActionEvent } from '../../flows/action.js';
import type { Parser } from '../../client/fetch-resource.js';
import { isOfContract } from '../../providers/of-contract.js';
import { fromJson } from '../converters.js';

/** The properties of a payment step that a page may set; objects also as JSON. */
export interface ActionInput {
  readonly payment: unknown;
  readonly mandate: unknown;
  readonly action: unknown;
  readonly src: string;
  readonly paymentMethod: string | null;
  /** The payment provider whose objects the others are; empty for the contract's. */
  readonly provider: string;
}

/** The object of the page; null or undefined without one. A payment comes before a mandate, then an action. */
export const objectOf = ({ payment, mandate, action }: ActionInput): unknown => payment ?? mandate ?? action;

/** True for an object that an adapter has to read: one that is not of the contract, or that cannot be read at all. */
export function isForeign(input: ActionInput): boolean {
  const given = objectOf(input);
  try {
    return given != null && !isOfContract(fromJson(given));
  } catch {
    return true;
  }
}

/**
 * The event for the page's input: its object, else `src`.
 * @param adapter reads an object of the page's provider
 */
export function inputEvent(input: ActionInput, adapter?: Parser): ActionEvent {
  const { payment, mandate, action, src, paymentMethod } = input;
  try {
    if (adapter) return { type: 'resource', resource: adapter(fromJson(objectOf(input))) };
    if (payment != null) return { type: 'resource', resource: parsePayment(fromJson(payment)) };
    if (mandate != null) return { type: 'resource', resource: parseMandate(fromJson(mandate)) };
    if (action != null) return { type: 'action', action: parseAction(fromJson(action), paymentMethod) };
  } catch (error) {
    return { type: 'unusable', error: toPayError(error, 'invalid-input') };
  }
  return { type: src ? 'loading' : 'cleared' };
}
